// The modules that stand for rooms and groups.
import { root } from "./options.mjs";
import { roomOf } from "./rooms.mjs";

/**
 * A plugin that provides the modules `room:NAME`, which export the files of a room that are fetched on demand; `core:`,
 * which imports what every visit wants; and `group:NAME`, which imports what rooms share. Files that are imported by
 * the same entries become one chunk. A file that is fetched on demand is only ever fetched by one that has the core
 * already, so each may import it all.
 * @param {import("./groups.mjs").Groups} groups @returns {import("esbuild").Plugin}
 */
export const roomModules = ({ core, rooms, groups }) => ({
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
    provide("core", () => core.map(importing));
    provide("group", (name) => (groups.get(name) ?? []).map(importing));
    provide("room", (name) =>
      (rooms.get(name) ?? []).map((file, at, { length }) => {
        const all = length === 1 ? "*" : `* as ${nameIn(at)}`;
        return `export ${all} from ${JSON.stringify(`./${file}`)};`;
      }),
    );
  },
});

/** The name of a file in its room. @param {number} at its index there */
const nameIn = (at) => `f${at}`;

/** The code that fetches a file from its room. @param {string} path from the top @param {import("./groups.mjs").Groups} groups */
export function fetchFromRoom(path, { rooms }) {
  const { name } = roomOf(path);
  const files = rooms.get(name) ?? [];
  const room = `import(${JSON.stringify(`room:${name}`)})`;
  return files.length === 1 ? room : `${room}.then((room) => room.${nameIn(files.indexOf(path))})`;
}
