// The quick tests: all files of unit tests that do not reach the mark of the slow ones, test/slow.ts, by their imports.
import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { common } from "../esbuild.config.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const SLOW = "test/slow.ts";
/** Folders whose tests need a browser. */
const BROWSER = /^test\/(components|e2e|tour)\//;

/** The quick files of tests, by their paths from the top. */
export async function quickFiles() {
  const files = readdirSync(join(root, "test"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name.endsWith(".test.ts"))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !BROWSER.test(path))
    .sort();
  const { metafile } = await build({
    ...common,
    ...{ entryPoints: files, outdir: "unused", format: "esm", platform: "node", packages: "external" },
  });
  const slow = new Set([SLOW]);
  for (const path of slow)
    for (const [from, { imports }] of Object.entries(metafile.inputs))
      if (imports.some(({ path: to }) => to === path)) slow.add(from);
  return files.filter((path) => !slow.has(path));
}
