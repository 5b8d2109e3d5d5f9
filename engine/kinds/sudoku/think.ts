import type { ThinkKind } from "../contract/kind.ts";
import { asItIs, asTheRuleSays, noReason } from "../shared/defaults.ts";
import type { SudokuPuzzle } from "./puzzle/puzzle.ts";
import { sudokuQuick } from "./quick.ts";
import { screen } from "./screen.ts";
import { countText } from "./solver/solver.ts";
import ruleText from "./sudoku.rules";
import { SUDOKU_VOCABULARY } from "./vocabulary.ts";

const { id, fast, sayBroken } = sudokuQuick;

/** Sudoku as the worker and the factory know it. */
export const sudokuThinking: ThinkKind<SudokuPuzzle> = {
  id,
  get rules() {
    return sudokuQuick.rules;
  },
  ruleText,
  vocabulary: SUDOKU_VOCABULARY,
  native: [],
  screen,
  fast,
  sayBroken,
  reasonOf: asTheRuleSays,
  united: [],
  searches: {},
  counter: (_puzzle, text) => (answers, nodes) => countText(text, answers, nodes),
  prepare: asItIs,
  whyNone: noReason,
};
