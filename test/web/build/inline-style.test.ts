import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const WEB = fileURLToPath(new URL("../../../web", import.meta.url));

it("no template of the page has a style attribute: the content policy blocks it, and a property does not need it", () => {
  const sources = readdirSync(WEB, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".ts"),
  );
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.filter((path) => /\sstyle="/.test(readFileSync(`${WEB}/${path}`, "utf8")));
  expect(found).toEqual([]);
});
