// The sources as the bundler gets them: style sheets minified, templates without indentation, dynamic imports that
// ask rooms, and the imports of core and groups in each entry.
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { transformSync } from "esbuild";
import { FLOOR, root } from "./options.mjs";
import { fetchFromRoom } from "./room-modules.mjs";
import { roomOf } from "./rooms.mjs";

/** @typedef {import("./syntax.mjs").Piece} Piece */

/**
 * A plugin that edits the sources where the parser found something to edit. Everything in `entries` is fetched on
 * demand, but for the main file, which is an entry as well.
 * @param {ReturnType<typeof import("./syntax.mjs").partsOf>} parts @param {Set<string>} entries
 * @param {import("./groups.mjs").Groups} groups
 * @returns {import("esbuild").Plugin}
 */
export const sources = (parts, entries, groups) => ({
  name: "sources",
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const found = parts.get(path);
      if (!found && !entries.has(path)) return null;
      const { sheets, templates, imports } = found ?? { sheets: [], templates: [], imports: [] };
      /** @type {import("esbuild").Message[]} */
      const errors = [];
      const edits = [
        ...sheets.map((sheet) => ({ ...sheet, text: minified(sheet.text, errors) })),
        ...templates.map((part) => ({ ...part, text: outdented(part.text) })),
        ...imports.map((asked) => ({ ...asked, text: fromRoom(path, asked, entries, groups) })),
      ];
      const contents = edited(readFileSync(path, "utf8"), edits);
      const shared = entries.has(path) ? sharedBy(path, groups) : [];
      return {
        contents: [contents, ...shared.map((name) => `import ${JSON.stringify(name)};`)].join("\n"),
        loader: "ts",
        errors,
      };
    });
  },
});

/** A text with some pieces replaced. @param {string} text @param {Piece[]} pieces none overlaps another */
function edited(text, pieces) {
  let done = "";
  let at = 0;
  for (const piece of pieces.sort((one, two) => one.start - two.start)) {
    done += text.slice(at, piece.start) + piece.text;
    at = piece.end;
  }
  return done + text.slice(at);
}

/**
 * A style sheet, minified. The backslashes of CSS are double in a template; one with other escapes stays as it is.
 * @param {string} template with its backticks @param {import("esbuild").Message[]} errors gets the mistakes in it
 */
function minified(template, errors) {
  if (template.replaceAll("\\\\", "").includes("\\")) return outdented(template);
  const { code, warnings } = transformSync(template.slice(1, -1).replaceAll("\\\\", "\\"), {
    loader: "css",
    target: FLOOR,
    minify: true,
    charset: "utf8",
    logLevel: "silent",
  });
  errors.push(...warnings);
  return `\`${code.trim().replace(/[\\`]|\$\{/g, "\\$&")}\``;
}

/** A text whose lines begin without spaces, but for the first. @param {string} text */
function outdented(text) {
  const [first, ...rest] = text.split("\n");
  return [first, ...rest.map((line) => line.slice(indentOf(line)))].join("\n");
}

/** The number of spaces at the beginning of a line. @param {string} line */
function indentOf(line) {
  let spaces = 0;
  while (line[spaces] === " ") spaces++;
  return spaces;
}

/** The modules that an entry imports besides its own. @param {string} path @param {import("./groups.mjs").Groups} groups */
function sharedBy(path, { touched }) {
  const names = touched.get(roomOf(relative(root, path)).name) ?? [];
  return ["core:", ...names.map((name) => `group:${name}`)];
}

/**
 * A dynamic import that asks the room of the file.
 * @param {string} path of the source @param {Piece & { address: string }} asked @param {Set<string>} entries
 * @param {import("./groups.mjs").Groups} groups
 */
function fromRoom(path, { text, address }, entries, groups) {
  const file = join(dirname(path), address);
  return entries.has(file) ? fetchFromRoom(relative(root, file), groups) : text;
}
