import type { Rule } from "../../model/rule.ts";
import type { SudokuPuzzle } from "./puzzle.ts";
import { placed, seen } from "./rules/bookkeeping.ts";
import { xWing } from "./rules/fish.ts";
import { claiming, pointing } from "./rules/locked.ts";
import { hiddenSingleBox, hiddenSingleLine, lastCell, nakedSingle } from "./rules/singles.ts";
import { hiddenPair, nakedPair, nakedTriple } from "./rules/subsets.ts";

/** The rules of Sudoku, easiest first. */
export const SUDOKU_RULES: readonly Rule<SudokuPuzzle>[] = [
  placed,
  seen,
  lastCell,
  hiddenSingleBox,
  hiddenSingleLine,
  nakedSingle,
  pointing,
  claiming,
  nakedPair,
  hiddenPair,
  nakedTriple,
  xWing,
];
