import { expect, it } from "vitest";
import { filled, template } from "../../../web/build/html.mjs";

it("fills each slot as it is told, whatever the text holds", () => {
  expect(filled("<a>{{one}}</a>{{two}}{{one}}", { one: "$& {{two}}", two: "" })).toBe(
    "<a>$& {{two}}</a>$& {{two}}",
  );
});

it("refuses a slot without a value and a value without a slot", () => {
  expect(() => filled("{{one}}", {})).toThrow("Nothing fills the slot {{one}}");
  expect(() => filled("one", { one: "1" })).toThrow("No slot for one");
});

it("reads a template without its indentation", () => {
  const html = template("web/index.html");
  expect(html).toContain('<html lang="en"><head><meta charset="utf-8" /><meta http-equiv=');
  expect(html).toContain("explains every step. It thinks on your own device, so it needs JavaScript.");
  expect(html).not.toMatch(/\n|> +</);
});
