// HTML of the build: templates with slots, {{name}}, and the page's shell.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { earlyFiles } from "./early.mjs";
import { sha256 } from "./files.mjs";
import { root } from "./options.mjs";
import { entry, statically } from "./outputs.mjs";

/**
 * A template without indentation: its lines are joined, by a space unless tags or slots meet.
 * @param {string} path from the top
 */
export function template(path) {
  const lines = readFileSync(join(root, path), "utf8")
    .split("\n")
    .map((line) => line.trim());
  return lines.reduce((text, line) => {
    const isTight =
      (text.endsWith(">") || text.endsWith("}}")) && (line.startsWith("<") || line.startsWith("{{"));
    return text + (isTight || line === "" ? "" : " ") + line;
  });
}

/**
 * A template with its slots filled. A slot without a value is an error, and so is a value without a slot.
 * @param {string} html @param {Record<string, string>} values
 */
export function filled(html, values) {
  const unused = new Set(Object.keys(values));
  const [first, ...rest] = html.split("{{");
  const pieces = rest.map((piece) => {
    const end = piece.indexOf("}}");
    const name = piece.slice(0, end);
    if (values[name] === undefined) throw new Error(`Nothing fills the slot {{${name}}}`);
    unused.delete(name);
    return values[name] + piece.slice(end + 2);
  });
  if (unused.size > 0) throw new Error(`No slot for ${[...unused].join(", ")}`);
  return [first, ...pieces].join("");
}

/** The source of a content policy that allows a script or styles within a page. @param {string} code */
export const allow = (code) => `'sha256-${sha256(code)}'`;

/**
 * The shell of the page. The slot of a source becomes the path of its output; the others are the start script with the
 * files that it fetches early, the links to the chunks that the main one imports, and the version. The start script
 * stands within the page: as a file it would hold back all requests that it makes, and those after it, by a round trip.
 * @param {import("esbuild").Metafile} page @param {string} start @param {string} version
 */
export function shell(page, start, version) {
  const [main, ...more] = statically(page, entry(page, "web/main.ts"));
  return filled(template("web/index.html"), {
    startHash: allow(start),
    start: `<script data-early='${JSON.stringify(earlyFiles(page, [main, ...more]))}'>${start}</script>`,
    "web/theme.css": entry(page, "web/theme.css"),
    "web/main.ts": main,
    preload: more.map((path) => `<link rel="modulepreload" href="./${path}" />`).join(""),
    version,
  });
}
