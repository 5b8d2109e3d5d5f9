// Rooms: folders whose files are fetched on demand together.
import { basename, relative } from "node:path";
import { root } from "./options.mjs";

/**
 * The folders of the rooms: if one file of a feature is wanted, the next will be wanted soon. The bundler makes a chunk for
 * each set of entries that share a file, so fewer entries are far fewer files to fetch, to check and to keep.
 */
const ROOMS = [
  ...["web/import", "web/lab", "web/make", "web/play/hint", "web/play/sheets", "web/settings", "web/share"],
  ...["web/workbench/editor", "web/workbench", "worker/searches"],
];

/** The room of a file, by the last step of its folder, or undefined. @param {string} path from the top */
export const roomOf = (path) => {
  const folder = ROOMS.find((room) => path.startsWith(`${room}/`));
  return folder && basename(folder);
};

/** The name of a file in its room. @param {string} path from the top */
export const inRoom = (path) => path.replace(/\W/g, "_");

/**
 * A plugin that provides the modules `room:NAME`. A room exports those of its files that are fetched on demand.
 * @param {Set<string>} entries @returns {import("esbuild").Plugin}
 */
export const rooms = (entries) => ({
  name: "rooms",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^room:/ }, ({ path }) => ({ path, namespace: "room" }));
    onLoad({ filter: /.*/, namespace: "room" }, ({ path }) => {
      const files = [...entries].map((entry) => relative(root, entry));
      const members = files.filter((file) => `room:${roomOf(file)}` === path).sort();
      const contents = members.map(
        (file) => `export * as ${inRoom(file)} from ${JSON.stringify(`./${file}`)};`,
      );
      return { contents: contents.join("\n"), resolveDir: root };
    });
  },
});
