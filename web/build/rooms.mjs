// Rooms: files that are fetched on demand together. Fewer and fuller files are fewer requests, and compress better.
import { basename } from "node:path";

/**
 * The rooms of page and worker in the order in which a visit wants them, each with its files and folders. A `*` stands
 * for a kind, or for what several have together: each is a room, and a visit may want one only. A file that is
 * fetched on demand and has no room here is a room by itself, after these.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const ROOMS = {
  // The page
  play: ["web/play/play-screen.ts"],
  board: [
    "web/kinds/*/board.ts",
    "web/boards/*/digit-board.ts",
    "web/play/hand-of-*.ts",
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
  rules: ["web/kinds/kind-rules.ts"],
  help: ["web/kinds/*/help.ts"],
  library: ["web/library"],
  days: ["web/days"],
  statistics: ["web/statistics"],
  settings: ["web/settings"],
  share: ["web/share"],
  import: ["web/import"],
  make: ["web/make"],
  photo: ["web/enter/photo"],
  enter: ["web/enter"],
  editor: ["web/workbench/editor"],
  workbench: ["web/workbench"],
  "rule-help": ["web/kinds/*/rule-help.ts"],
  report: ["web/kinds/*/report.ts"],
  "methods-en": [
    "web/lab/methods/en-texts.ts",
    "web/lab/methods/en-searches.ts",
    "web/lab/methods/en-games.ts",
  ],
  "methods-zh": [
    "web/lab/methods/zh-texts.ts",
    "web/lab/methods/zh-searches.ts",
    "web/lab/methods/zh-games.ts",
  ],
  lab: ["web/lab"],
  "learn-keeper": ["web/storage/learn-keeper.ts", "web/state/learnt.ts"],
  learn: ["web/learn"],
  lesson: ["web/kinds/*/learn-lesson.ts"],
  techniques: ["web/kinds/*/learn-en.ts"],
  "techniques-zh": ["web/kinds/*/learn-zh.ts"],
  drills: ["web/kinds/*/learn-drills.ts"],
  // The worker
  quick: ["engine/kinds/*/play.ts", "engine/kinds/*/quick.ts"],
  study: [
    "worker/thread/study.ts",
    "worker/thread/find.ts",
    "worker/thread/learn.ts",
    "worker/thread/rate.ts",
    "worker/thread/rules.ts",
    "worker/thread/vet.ts",
    "worker/thread/weigh.ts",
  ],
  think: ["engine/kinds/*/think.ts"],
  making: ["worker/thread/make.ts", "engine/kinds/*/make.ts"],
  searches: ["worker/searches"],
  // Reads pictures, with the weights of its network
  sight: ["worker/thread/photo.ts"],
  packs: ["worker/thread/open-pack.ts", "engine/kinds/text-packing.ts", "engine/kinds/*/packing.ts"],
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

/** Rooms of one rank are alternatives; `kind` is what a `*` stands for. @typedef {{ name: string, rank: string, kind?: string }} Room */

/** Every file and folder that is named here. */
export const PLACES = Object.values(ROOMS).flat();

/** The ranks of the rooms that have a name, in their order. */
export const RANKS = Object.keys(ROOMS);

/** The room of a file. @param {string} path from the top @returns {Room} */
export function roomOf(path) {
  for (const [rank, places] of Object.entries(ROOMS)) {
    for (const place of places) {
      const kind = starIn(path, place);
      if (kind) return { name: `${rank}-${kind}`, rank, kind };
      if (kind === "") return { name: rank, rank };
    }
  }
  return { name: basename(path, ".ts"), rank: path };
}

/**
 * What the star of a place stands for in a path that lies there, "" where the place has none; null for a path that does
 * not. A place with a star is a file.
 * @param {string} path @param {string} place
 */
function starIn(path, place) {
  const [before, after] = place.split("*");
  if (after === undefined) return path === place || path.startsWith(`${place}/`) ? "" : null;
  if (!path.startsWith(before) || !path.endsWith(after)) return null;
  const star = path.slice(before.length, -after.length);
  return star === "" || star.includes("/") ? null : star;
}
