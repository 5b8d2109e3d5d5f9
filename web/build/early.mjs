// The files that `web/start` fetches at once.
import { basename } from "node:path";
import { roomsIn, statically } from "./outputs.mjs";
import { FIRST_WORDS } from "./rooms.mjs";

/** @typedef {import("esbuild").Metafile} Metafile */

/**
 * The files of each first screen and of its words, without folder and ending, besides those that the page links: by the
 * names of rooms, and those of a puzzle by its kind, whose board is the kind's own or the one for all others.
 * @param {Metafile} page @param {readonly string[]} linked @returns {Record<string, string[]>}
 */
export function earlyFiles(page, linked) {
  const rooms = roomsIn(page);
  const kinds = kindsIn(page);
  const named = (/** @type {string} */ name) =>
    rooms.flatMap(([room, path]) => (room.name === name ? [path] : []));
  const boards = rooms.filter(([{ rank }]) => rank === "board");
  const boardOf = (/** @type {string} */ kind) =>
    boards.find(([board]) => board.kind === kind) ??
    boards.find(([board]) => !kinds.includes(board.kind ?? ""));
  const files = (/** @type {string[]} */ outputs) =>
    [...new Set(outputs.flatMap((path) => statically(page, path)))]
      .filter((path) => !linked.includes(path))
      .map((path) => basename(path, ".js"));
  return Object.fromEntries([
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
