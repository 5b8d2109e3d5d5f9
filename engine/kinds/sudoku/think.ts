import type { ThinkKind } from "../../model/kind.ts";
import type { SudokuPuzzle } from "./puzzle.ts";
import { SUDOKU_RULES } from "./rules.ts";
import { screen } from "./screen.ts";
import { countText, fast } from "./solver/solver.ts";

/** Sudoku as the worker and the factory know it. */
export const sudokuThinking: ThinkKind<SudokuPuzzle> = {
  id: "sudoku",
  rules: SUDOKU_RULES,
  screen,
  fast,
  count: countText,
};
