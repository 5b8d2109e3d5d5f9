import type { MakeKind } from "../contract/kind.ts";
import { foregone } from "./making/foregone.ts";
import { make } from "./making/make.ts";
import { position } from "./making/position.ts";
import { refuses, sizeOf } from "./making/refuses.ts";
import { vary } from "./making/vary.ts";
import { SUDOKU_WISHES } from "./making/wish.ts";
import { type SudokuPuzzle, sudokuPuzzle } from "./puzzle/puzzle.ts";

/** Sudoku as a maker knows it. */
export const sudokuMaking: MakeKind<SudokuPuzzle> = {
  id: "sudoku",
  wishes: SUDOKU_WISHES,
  refuses,
  make,
  vary,
  foregone: { level: 3, of: foregone },
  position,
  ofClues: (wish, clues) => sudokuPuzzle(sizeOf(wish) ?? 9, clues),
};
