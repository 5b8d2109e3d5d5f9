import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const web = new URL("../../web/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, web), "utf8");
const sources = readdirSync(web, { recursive: true, encoding: "utf8" }).filter((path) => /\.ts$/.test(path));

/** Type that iOS does not zoom into. `.field` has it; fields of another look have it from these styles. */
const LARGE = "font-size: max(16px, 1rem)";
const OTHERS: Readonly<Record<string, readonly [styles: string, selector: string]>> = {
  "lab/replay/replay-controls.ts": ["lab/replay/replay-styles.ts", ".unit"],
  "lab/tree/tree-stage.ts": ["lab/tree/tree-stage-styles.ts", "select"],
  "shelf/play-tile.ts": ["shelf/play-tile.ts", "select"],
  "ui/stepper.ts": ["ui/stepper.ts", ".stepper input"],
  "workbench/rules/rule-editor.ts": ["workbench/rules/rule-editor.ts", "textarea"],
};

/** The fields of a source in which something is typed or chosen from a list. */
function fieldsIn(source: string): string[] {
  const tags = [...source.matchAll(/<(input|select|textarea)\b((?:=>|[^>])*)>/g)].map(([tag]) => tag);
  return tags.filter((tag) => !/type="(radio|checkbox|range|file)"/.test(tag));
}

it("sets every field in 16 px or more, so that no tap on one zooms the page", () => {
  const small: string[] = [];
  let count = 0;
  for (const path of sources) {
    const others = fieldsIn(read(path)).filter((tag) => ++count && !/class="field[ "]/.test(tag));
    const [styles, selector] = OTHERS[path] ?? [];
    const rules = styles ? read(styles).split(`${selector} {`).slice(1) : [];
    const isLarge = rules.some((rule) => /font(-size)?: max\(16px, 1rem\)/.test(rule.split("}")[0]));
    if (others.length > 0 && !isLarge) small.push(`${path}: ${others.join()}`);
  }
  expect(small).toEqual([]);
  expect(count).toBeGreaterThan(15);
  expect(read("ui/styles/sheet.ts").split(".field {")[1].split("}")[0]).toContain(LARGE);
});

it("makes no field smaller in a style of its own", () => {
  const rules = sources.flatMap((path) =>
    [...read(path).matchAll(/([^{};`]*)\{([^{}`]*)\}/g)].map(([, selector, body]) => [path, selector, body]),
  );
  const small = rules.filter(
    ([, selector, body]) =>
      /(^|[\s,.])(input|select|textarea|field)[\s,:[.]*$/m.test(selector.trim()) &&
      /font-size:/.test(body) &&
      !/font-size: max\(16px, /.test(body),
  );
  expect(small).toEqual([]);
});
