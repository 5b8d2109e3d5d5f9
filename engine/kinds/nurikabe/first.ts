import { assert } from "../../model/result.ts";
import type { PlayKind } from "../contract/kind.ts";
import { noCandidates } from "../shared/defaults.ts";
import { formatMarks, parseMarks } from "./puzzle/marks.ts";
import type { NurikabePuzzle } from "./puzzle/puzzle.ts";
import { formatNurikabe, parseNurikabe } from "./spellings/text.ts";

/** What marks say, and how facts are marked. */
type Writing = Pick<PlayKind<NurikabePuzzle>, "read" | "write" | "completed" | "marksOf">;
/** What a board shows while it is played; who only thinks does without. */
type Sight = Pick<PlayKind<NurikabePuzzle>, "finished" | "seen">;
/** The wording of facts, which is wanted when something is explained. */
type Wording = Pick<PlayKind<NurikabePuzzle>, "sayFact" | "sayBinding" | "lawTexts" | "spellValue">;

let writing: Writing | null = null;
let sight: Sight | null = null;
let wording: Wording | null = null;

/** Called by `writing.ts`. */
export function bringWriting(parts: Writing): void {
  writing = parts;
}

/** Called by `game.ts`. */
export function bringSight(parts: Sight): void {
  sight = parts;
}

/** Called by `wording.ts`. */
export function bringWording(words: Wording): void {
  wording = words;
}

export function hasGame(): boolean {
  return sight !== null;
}

function written(): Writing {
  assert(writing !== null, "its parts come before a game");
  return writing;
}

function seen(): Sight {
  assert(sight !== null, "who shows a board imports the games of all kinds");
  return sight;
}

function words(): Wording {
  assert(wording !== null, "who says a fact imports the wording of all kinds");
  return wording;
}

/**
 * Nurikabe as the page knows it from the start: its texts, from which it draws pictures too. All that a game needs
 * besides comes with the board, and the wording of facts with what explains; see `engine/kinds/play.ts`.
 */
export const nurikabe: PlayKind<NurikabePuzzle> = {
  id: "nurikabe",
  name: { en: "Nurikabe", zh: "数墙" },
  hand: "strokes",
  parse: parseNurikabe,
  format: formatNurikabe,
  formatMarks,
  parseMarks,
  candidates: noCandidates,
  read: (...given) => written().read(...given),
  write: (...given) => written().write(...given),
  completed: (...given) => written().completed(...given),
  marksOf: (...given) => written().marksOf(...given),
  finished: (...given) => seen().finished(...given),
  seen: (...given) => seen().seen(...given),
  sayFact: (...given) => words().sayFact(...given),
  sayBinding: (...given) => words().sayBinding(...given),
  get lawTexts() {
    return words().lawTexts;
  },
  spellValue: (...given) => words().spellValue(...given),
};
