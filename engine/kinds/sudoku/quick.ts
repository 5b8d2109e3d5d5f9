import "../shared/digit-binding.ts";
import { readOwn } from "../../language/read/read-own.ts";
import { compileNodes } from "../../language/run/compiler.ts";
import type { Rule } from "../../model/rule.ts";
import type { QuickKind } from "../contract/kind.ts";
import { asTheRuleSays } from "../shared/defaults.ts";
import type { SudokuPuzzle } from "./puzzle/puzzle.ts";
import { fast } from "./solver/solver.ts";
import ruleText from "./sudoku.rules";
import { SUDOKU_VOCABULARY } from "./vocabulary.ts";

let compiled: readonly Rule<SudokuPuzzle>[] | null = null;

/** Sudoku's part for a first hint, enough while its own rules have firings. */
export const sudokuQuick: QuickKind<SudokuPuzzle> = {
  id: "sudoku",
  get rules() {
    compiled ??= compileNodes(readOwn(ruleText, SUDOKU_VOCABULARY.flip).rules, SUDOKU_VOCABULARY).rules;
    return compiled;
  },
  fast,
  reasonOf: asTheRuleSays,
  united: [],
};
