import { assert } from "../../model/result.ts";
import type { PlayKind } from "../contract/kind.ts";
import { noCandidates } from "../shared/defaults.ts";
import { formatMarks, parseMarks } from "./puzzle/marks.ts";
import type { NurikabePuzzle } from "./puzzle/puzzle.ts";
import { formatNurikabe, parseNurikabe } from "./spellings/text.ts";

/** What a game needs beside the laws. */
type GameParts = Pick<
  PlayKind<NurikabePuzzle>,
  | "read"
  | "write"
  | "completed"
  | "marksOf"
  | "finished"
  | "seen"
  | "sayFact"
  | "sayBinding"
  | "lawTexts"
  | "spellValue"
>;

let brought: GameParts | null = null;

/** Called by `game.ts`. */
export function bringGame(parts: GameParts): void {
  brought = parts;
}

export function hasGame(): boolean {
  return brought !== null;
}

function game(): GameParts {
  assert(brought !== null, "what a game of Nurikabe needs is there before it is opened");
  return brought;
}

/**
 * Nurikabe as the page knows it from the start: its texts, from which it draws pictures too. All that a game needs
 * besides comes with the board; see `game.ts`.
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
  sayFact: (...given) => game().sayFact(...given),
  sayBinding: (...given) => game().sayBinding(...given),
  get lawTexts() {
    return game().lawTexts;
  },
  spellValue: (...given) => game().spellValue(...given),
};
