// The modules that stand for rooms and groups.
import { relative } from "node:path";
import { root } from "./options.mjs";
import { inRoom, roomOf } from "./rooms.mjs";

/**
 * A plugin that provides the modules `room:NAME`, which export the files of a room that are fetched on demand; `core:`,
 * which imports what every visit wants; and `group:NAME`, which imports what rooms share. Files that are imported by
 * the same entries become one chunk. A file that is fetched on demand is only ever fetched by one that has the core
 * already, so each may import it all.
 * @param {Set<string>} entries @param {import("./groups.mjs").Groups} groups @returns {import("esbuild").Plugin}
 */
export const roomModules = (entries, { core, groups }) => ({
  name: "room-modules",
  setup({ onResolve, onLoad }) {
    /** @param {string} prefix @param {(name: string) => string[]} lines of the module */
    const provide = (prefix, lines) => {
      onResolve({ filter: new RegExp(`^${prefix}:`) }, ({ path }) => ({ path, namespace: prefix }));
      onLoad({ filter: /.*/, namespace: prefix }, ({ path }) => ({
        contents: lines(path.slice(prefix.length + 1)).join("\n"),
        resolveDir: root,
      }));
    };
    const importing = (/** @type {string} */ path) => `import ${JSON.stringify(`./${path}`)};`;
    const files = [...entries].map((entry) => relative(root, entry)).sort();
    provide("core", () => core.map(importing));
    provide("group", (name) => (groups.get(name) ?? []).map(importing));
    provide("room", (name) =>
      files
        .filter((file) => roomOf(file).name === name)
        .map((file) => `export * as ${inRoom(file)} from ${JSON.stringify(`./${file}`)};`),
    );
  },
});
