import type { ThinkKind } from "../../model/kind.ts";
import { effort } from "./making/effort.ts";
import { make } from "./making/make.ts";
import { refuses } from "./making/refuses.ts";
import type { SudokuPuzzle } from "./puzzle.ts";
import { SUDOKU_RULES } from "./rules.ts";
import { countText, fast } from "./solver/solver.ts";

/** Sudoku as the worker and the factory know it. */
export const sudokuThinking: ThinkKind<SudokuPuzzle> = {
  id: "sudoku",
  rules: SUDOKU_RULES,
  fast,
  count: countText,
  refuses,
  make,
  effort,
};
