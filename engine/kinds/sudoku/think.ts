import { CompiledRule } from "../../language/run/compiled-rule.ts";
import { GatedRule } from "../../language/run/gated-rule.ts";
import type { Rule } from "../../model/rule.ts";
import type { ThinkKind } from "../contract/kind.ts";
import { asItIs, noReason } from "../shared/defaults.ts";
import { sayBroken } from "../shared/digit-broken.ts";
import { sayLink } from "../shared/digit-links.ts";
import { GATES } from "./gates/gates.ts";
import { reasonOfFish } from "./native/fish-rules.ts";
import { NATIVE_RULES } from "./native.ts";
import { arguing } from "./proofs/argue.ts";
import { tellArgument } from "./proofs/say.ts";
import type { SudokuPuzzle } from "./puzzle/puzzle.ts";
import { sudokuQuick } from "./quick.ts";
import { check, fewest } from "./racers/checking.ts";
import { propagate } from "./racers/propagate.ts";
import { screen } from "./screen.ts";
import { countText } from "./solver/solver.ts";
import ruleText from "./sudoku.rules";
import { SUDOKU_VOCABULARY } from "./vocabulary.ts";

const { id, fast } = sudokuQuick;

let rules: readonly Rule<SudokuPuzzle>[] | null = null;

function gated(rule: Rule<SudokuPuzzle>): Rule<SudokuPuzzle> {
  const gate = GATES[rule.id];
  return gate && rule instanceof CompiledRule ? new GatedRule(rule, gate) : rule;
}

/** Sudoku as the worker and the factory know it. */
export const sudokuThinking: ThinkKind<SudokuPuzzle> = {
  id,
  get rules() {
    rules ??= [...sudokuQuick.rules.map(gated), ...NATIVE_RULES].sort((a, b) => a.level - b.level);
    return rules;
  },
  ruleText,
  vocabulary: SUDOKU_VOCABULARY,
  native: NATIVE_RULES,
  screen,
  arguing,
  tellArgument,
  fast,
  sayBroken,
  sayLink,
  reasonOf: reasonOfFish,
  united: [],
  searches: { propagate, check, fewest },
  counter: (_puzzle, text) => (answers, nodes) => countText(text, answers, nodes),
  prepare: asItIs,
  whyNone: noReason,
};
