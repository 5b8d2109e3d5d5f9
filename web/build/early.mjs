// The files that `web/start` fetches at once.
import { basename } from "node:path";
import { roomsIn, statically } from "./outputs.mjs";
import { FIRST_WORDS } from "./rooms.mjs";

/** @typedef {import("esbuild").Metafile} Metafile */

/**
 * The files of the app, of each first screen and of its words, without folder and ending, those that take longest first:
 * by the names of rooms, and those of a puzzle by its kind, whose board is the kind's own or the one for all others.
 * @param {Metafile} page @param {readonly string[]} app @returns {Record<string, string[]>}
 */
export function earlyFiles(page, app) {
  const rooms = roomsIn(page);
  const kinds = kindsIn(page);
  const named = (/** @type {string} */ name) =>
    rooms.flatMap(([room, path]) => (room.name === name ? [path] : []));
  const boards = rooms.filter(([{ rank }]) => rank === "board");
  const boardOf = (/** @type {string} */ kind) =>
    boards.find(([board]) => board.kind === kind) ??
    boards.find(([board]) => !kinds.includes(board.kind ?? ""));
  const bytesOf = (/** @type {string} */ path) => page.outputs[path]?.bytes ?? 0;
  const inOrder = (/** @type {readonly string[]} */ paths) =>
    paths.toSorted((a, b) => bytesOf(b) - bytesOf(a)).map((path) => basename(path, ".js"));
  const files = (/** @type {string[]} */ outputs) =>
    inOrder(
      [...new Set(outputs.flatMap((path) => statically(page, path)))].filter((path) => !app.includes(path)),
    );
  return Object.fromEntries([
    ["app", inOrder(app)],
    ...kinds.map((kind) => [kind, files([...named("play"), boardOf(kind)?.[1] ?? []].flat())]),
    ...["shelf", ...FIRST_WORDS].map((name) => [name, files(named(name))]),
  ]);
}

/** The ids of the kinds that the page plays, which are the names of their folders. @param {Metafile} page */
function kindsIn({ inputs }) {
  return Object.keys(inputs).flatMap((path) => {
    const [, kind] = /^engine\/kinds\/([^/]+)\/(?:play|first)\.ts$/.exec(path) ?? [];
    return kind ? [kind] : [];
  });
}
