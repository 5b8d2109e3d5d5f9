import { compileRules } from "../../language/run/compile.ts";
import type { ThinkKind } from "../../model/kind.ts";
import type { SudokuPuzzle } from "./puzzle.ts";
import { sudokuQuick } from "./quick.ts";
import { screen } from "./screen.ts";

const { id, ruleText, vocabulary, native, fast, count } = sudokuQuick;

/** Sudoku as the worker and the factory know it. */
export const sudokuThinking: ThinkKind<SudokuPuzzle> = {
  id,
  get rules() {
    return sudokuQuick.rules;
  },
  ruleText,
  vocabulary,
  native,
  compile: compileRules,
  screen,
  fast,
  count,
};
