import { assert } from "../../model/result.ts";
import type { PlayKind } from "../contract/kind.ts";
import { noCandidates } from "../shared/defaults.ts";
import { formatMarks, parseMarks } from "./puzzle/marks.ts";
import type { NurikabePuzzle } from "./puzzle/puzzle.ts";
import { formatNurikabe, parseNurikabe } from "./spellings/text.ts";

/** What a game needs beside the laws. */
type GameParts = Pick<
  PlayKind<NurikabePuzzle>,
  "read" | "write" | "completed" | "marksOf" | "finished" | "seen"
>;
/** The wording of facts, which is wanted when something is explained. */
type Wording = Pick<PlayKind<NurikabePuzzle>, "sayFact" | "sayBinding" | "lawTexts" | "spellValue">;

let gameParts: GameParts | null = null;
let wording: Wording | null = null;

/** Called by `game.ts`. */
export function bringGame(parts: GameParts): void {
  gameParts = parts;
}

/** Called by `wording.ts`. */
export function bringWording(words: Wording): void {
  wording = words;
}

export function hasGame(): boolean {
  return gameParts !== null;
}

function game(): GameParts {
  assert(gameParts !== null, "its parts come before a game");
  return gameParts;
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
  read: (...given) => game().read(...given),
  write: (...given) => game().write(...given),
  completed: (...given) => game().completed(...given),
  marksOf: (...given) => game().marksOf(...given),
  finished: (...given) => game().finished(...given),
  seen: (...given) => game().seen(...given),
  sayFact: (...given) => words().sayFact(...given),
  sayBinding: (...given) => words().sayBinding(...given),
  get lawTexts() {
    return words().lawTexts;
  },
  spellValue: (...given) => words().spellValue(...given),
};
