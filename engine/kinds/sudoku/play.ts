import type { PlayKind } from "../contract/kind.ts";
import { DIGIT_PLAY } from "../shared/digit-play.ts";
import { DIGIT_LAW_TEXTS } from "../shared/digit-say.ts";
import type { SudokuPuzzle } from "./puzzle/puzzle.ts";
import { parseSudoku } from "./spellings/text.ts";

/** Sudoku as the page knows it. */
export const sudoku: PlayKind<SudokuPuzzle> = {
  ...DIGIT_PLAY,
  id: "sudoku",
  name: { en: "Sudoku", zh: "数独" },
  parse: parseSudoku,
  lawTexts: DIGIT_LAW_TEXTS,
};
