import { en as days } from "../days/words/en.ts";
import { en as enter } from "../enter/words/en.ts";
import { en as imports } from "../import/words/en.ts";
import { en as duel } from "../lab/duel/words/en.ts";
import { en as making } from "../lab/making/words/en.ts";
import { en as methods } from "../lab/methods/words/en.ts";
import { en as race } from "../lab/race/words/en.ts";
import { en as replay } from "../lab/replay/words/en.ts";
import { en as tree } from "../lab/tree/words/en.ts";
import { en as lab } from "../lab/words/en.ts";
import { en as learn } from "../learn/words/en.ts";
import { en as library } from "../library/words/en.ts";
import { en as make } from "../make/words/en.ts";
import { en as hint } from "../play/hint/words/en.ts";
import { en as sheets } from "../play/sheets/words/en.ts";
import { en as settings } from "../settings/words/en.ts";
import { en as share } from "../share/words/en.ts";
import type { ShelfDictionary } from "../shelf/words/en.ts";
import { en as statistics } from "../statistics/words/en.ts";
import { en as analysis } from "../workbench/analysis/words/en.ts";
import { en as rules } from "../workbench/rules/words/en.ts";
import { en as workbench } from "../workbench/words/en.ts";

/** English texts that are fetched later: those of the features, and those shared by several. */
export const enMore = {
  ...enter,
  ...imports,
  ...lab,
  ...making,
  ...methods,
  ...duel,
  ...race,
  ...replay,
  ...tree,
  ...learn,
  ...library,
  ...days,
  ...statistics,
  ...make,
  ...hint,
  ...sheets,
  ...settings,
  ...share,
  ...workbench,
  ...analysis,
  ...rules,
  "packs.kept.one": "{n} puzzle of the library on this device · {size}",
  "packs.kept.other": "{n} puzzles of the library on this device · {size}",
  "packs.fetching": "Fetching the library …",
  "packs.far": "{n} of {all}",
  "packs.waiting":
    "More puzzles can be fetched. They were not fetched by themselves, as the connection is slow, off or saves data.",
  "packs.gone": "You let the library go. What came with the app stays.",
  "packs.more": "Not all puzzles of the library are here.",
  "packs.fetch": "Fetch {n} puzzles ({size})",
  "packs.let-go": "Let the library go",
  "verdict.thinking": "Counting the answers …",
  "verdict.one": "Exactly one answer",
  "verdict.no-guess": "Exactly one answer, found without a guess",
  "verdict.several": "Several answers",
  "verdict.none": "No answer",
  "verdict.unknown": "Answers not known",
  "verdict.several-text":
    "This puzzle has more than one answer: any board that keeps all the rules of the puzzle wins.",
  "verdict.none-text": "This puzzle has no answer: what it gives contradicts itself.",
  "verdict.unknown-text":
    "How many answers this puzzle has could not be found out. Meanwhile only broken rules of the puzzle count as mistakes.",
  "update.unsafe": "Not reloaded: games that this browser cannot store would be lost. Save a backup first.",
  "play.no-answer": "No answer was found for this puzzle.",
  "play.nobody-thinks":
    "Hints and checks are not possible here: the browser does not let Ergo’s reasoner start. You can play on.",
  "play.lost": "The reasoner had to start again. Please ask once more.",
  "play.show-where": "Show where",
  "play.full": "The board is full, but something breaks a rule of the puzzle.",
  "limit.thinking":
    "This browser lets nothing run in the background, so Ergo thinks in the page, which may stutter meanwhile.",
  "limit.offline": "This browser does not let Ergo be kept for use offline, so opening it needs a network.",
  "limit.tabs":
    "This browser keeps tabs apart. Play a game in one tab only: what is played in two is put together later.",
  "limit.memory": "This browser refuses a part of its storage, so theme and language may come a moment late.",
  "banner.memory-only": "This browser stores nothing here: your games last until the tab is closed.",
  "banner.newer-data":
    "The games on this device were saved by a newer version of Ergo, which this one cannot read. They stay as they are; what you play now is kept only if you save a backup in the settings.",
  "banner.storage-full":
    "The storage is full, so new moves are not saved. Delete some games, or save a backup in the settings.",
  "shelf.puzzles.one": "{n} puzzle",
  "shelf.puzzles.other": "{n} puzzles",
  "picture.menu": "Save as a picture",
  "picture.board": "Board",
  "picture.tree": "Tree",
  "picture.chart": "Chart",
  "picture.table": "Table",
  "zoom.label": "Size of the picture",
  "zoom.in": "Larger",
  "zoom.out": "Smaller",
  "zoom.fit": "Show the whole picture",
} as const;

export type MoreDictionary = Readonly<Record<keyof typeof enMore, string>>;

/** All texts that are fetched later. */
export type LaterDictionary = MoreDictionary & ShelfDictionary;
