import type { ThinkKind } from "../../model/kind.ts";
import { canDraft, draft, thin } from "./draft.ts";
import type { SudokuPuzzle } from "./puzzle.ts";
import { SUDOKU_RULES } from "./rules.ts";

/** Sudoku as the worker and the factory know it. */
export const sudokuThinking: ThinkKind<SudokuPuzzle> = {
  id: "sudoku",
  rules: SUDOKU_RULES,
  canDraft,
  draft,
  thin,
};
