// The parts of a source that the build edits, and those that only look like them.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { partsOf } from "../../../web/build/syntax.mjs";

const folder = mkdtempSync(join(tmpdir(), "ergo-syntax-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function partsIn(text: string) {
  const path = join(folder, "source.ts");
  writeFileSync(path, text);
  return partsOf([path]).get(path);
}

it("are static style sheets, literal parts of other templates, and dynamic imports", () => {
  const text = `
    const 所 = css\`a { b: c }\`;
    const tall = css\`a { b: \${1} }\`;
    html\`<p>\${[svg\`<g></g>\`]}</p>\`;
    const asked = () => import("./asked.ts");
  `;
  const found = partsIn(text);
  expect(found?.sheets.map((part) => part.text)).toEqual(["`a { b: c }`"]);
  expect(found?.templates.map((part) => part.text)).toEqual([
    ...["`a { b: ${", "} }`"],
    ...["`<p>${", "}</p>`", "`<g></g>`"],
  ]);
  expect(found?.imports.map((part) => [part.address, part.text])).toEqual([
    ["./asked.ts", 'import("./asked.ts")'],
  ]);
  for (const { start, end, text: part } of Object.values(found ?? {}).flat())
    expect(text.slice(start, end)).toBe(part);
});

it("are not types, strings, comments, expressions or templates without a known tag", () => {
  const text = `
    type Asked = typeof import("./asked.ts");
    const said = 'css\`a {}\` import("./said.ts")';
    // html\`<p>  </p>\`
    const found = /css\`a\`/;
    const plain = \`  rule if \${1}\`;
  `;
  expect(partsIn(text)).toEqual({ sheets: [], templates: [], imports: [] });
});

it("are not sought where no sign of one is", () => {
  expect(partsIn("export const one = 1;")).toBeUndefined();
});
