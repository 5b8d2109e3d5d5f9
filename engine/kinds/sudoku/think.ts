import { compileRules } from "../../language/compile.ts";
import type { ThinkKind } from "../../model/kind.ts";
import type { Rule } from "../../model/rule.ts";
import type { SudokuPuzzle } from "./puzzle.ts";
import { screen } from "./screen.ts";
import { countText, fast } from "./solver/solver.ts";
import ruleText from "./sudoku.rules";
import { SUDOKU_VOCABULARY } from "./vocabulary.ts";

let compiled: readonly Rule<SudokuPuzzle>[] | null = null;

/** Sudoku as the worker and the factory know it. */
export const sudokuThinking: ThinkKind<SudokuPuzzle> = {
  id: "sudoku",
  get rules() {
    compiled ??= compileRules(ruleText, SUDOKU_VOCABULARY).rules;
    return compiled;
  },
  ruleText,
  vocabulary: SUDOKU_VOCABULARY,
  native: [],
  screen,
  fast,
  count: countText,
};
