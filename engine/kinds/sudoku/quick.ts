import { readOwn } from "../../language/read/read-own.ts";
import { compileRead } from "../../language/run/compiler.ts";
import type { ThinkKind } from "../../model/kind.ts";
import type { Rule } from "../../model/rule.ts";
import type { SudokuPuzzle } from "./puzzle.ts";
import { countText, fast } from "./solver/solver.ts";
import ruleText from "./sudoku.rules";
import { SUDOKU_VOCABULARY } from "./vocabulary.ts";

let compiled: readonly Rule<SudokuPuzzle>[] | null = null;

/** What a hint of Sudoku needs as long as its own rules have something to say. */
export const sudokuQuick: ThinkKind<SudokuPuzzle> = {
  id: "sudoku",
  get rules() {
    compiled ??= compileRead(readOwn(ruleText, SUDOKU_VOCABULARY.mirror), ruleText, SUDOKU_VOCABULARY).rules;
    return compiled;
  },
  ruleText,
  vocabulary: SUDOKU_VOCABULARY,
  native: [],
  fast,
  count: countText,
};
