// Rooms: files that are fetched on demand together. Fewer and fuller files are fewer requests, and compress better.
import { basename, dirname } from "node:path";

/**
 * The rooms of page and worker in the order in which a visit wants them, each with its files and folders. A `*` stands
 * for a folder, that of a kind or of the board of several: each is a room, and a visit may want one only. A file that is
 * fetched on demand and has no room here is a room by itself, after these.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const ROOMS = {
  // The page
  play: ["web/play/play-screen.ts"],
  board: [
    "web/kinds/*/board.ts",
    "web/boards/*/digit-board.ts",
    "web/play/*/hand.ts",
    "engine/kinds/*/game.ts",
  ],
  en: ["web/words/en.ts"],
  zh: ["web/words/zh.ts"],
  "shelf-en": ["web/shelf/words/en.ts"],
  "shelf-zh": ["web/shelf/words/zh.ts"],
  shelf: ["web/shelf"],
  later: [
    "web/later.ts",
    "web/features.ts",
    "web/ui/telling.ts",
    "web/effects/update.ts",
    "web/thinking/think.ts",
  ],
  hint: ["web/play/hint", "web/play/play-acts.ts"],
  sheets: ["web/play/sheets"],
  library: ["web/library"],
  rules: ["web/kinds/kind-rules.ts"],
  help: ["web/kinds/*/help.ts"],
  settings: ["web/settings"],
  share: ["web/share"],
  import: ["web/import"],
  make: ["web/make"],
  editor: ["web/workbench/editor"],
  workbench: ["web/workbench"],
  lab: ["web/lab"],
  // The worker
  quick: ["engine/kinds/*/play.ts", "engine/kinds/*/quick.ts"],
  study: ["worker/thread/study.ts", "worker/thread/rules.ts", "worker/thread/vet.ts"],
  think: ["engine/kinds/*/think.ts"],
  making: ["worker/thread/make.ts", "engine/kinds/*/make.ts"],
  searches: ["worker/searches"],
  reader: ["worker/thread/read.ts", "engine/kinds/*/import.ts", "engine/kinds/*/export.ts"],
};

/** Every visit fetches this room when the page is idle, so all files that it or later rooms share go with it. */
export const IDLE = "later";

/** The rank of the screen to play on. */
export const PLAY = "play";

/** The first screen of a visit is one of these. Files that all of them want are for every visit. */
export const FIRST_SCREENS = [["play", "board"], ["shelf"]];

/** The words of the first screens. */
export const FIRST_WORDS = ["en", "zh", "shelf-en", "shelf-zh"];

/** Rooms of one rank are alternatives; `kind` is the folder that a `*` stands for. @typedef {{ name: string, rank: string, kind?: string }} Room */

/** Every file and folder that is named here. */
export const PLACES = Object.values(ROOMS).flat();

/** The ranks of the rooms that have a name, in their order. */
export const RANKS = Object.keys(ROOMS);

/** The room of a file. @param {string} path from the top @returns {Room} */
export function roomOf(path) {
  for (const [rank, places] of Object.entries(ROOMS)) {
    const place = places.find((place) => isIn(path, place));
    if (!place) continue;
    const kind = basename(dirname(path));
    return place.includes("*") ? { name: `${rank}-${kind}`, rank, kind } : { name: rank, rank };
  }
  return { name: basename(path, ".ts"), rank: path };
}

/** Whether a path lies in a place. @param {string} path @param {string} place */
function isIn(path, place) {
  const steps = path.split("/");
  return place.split("/").every((step, at) => step === "*" || step === steps[at]);
}
