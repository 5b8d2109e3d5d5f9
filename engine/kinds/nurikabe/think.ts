import { CompiledRule } from "../../language/run/compiled-rule.ts";
import { focusedRule } from "../../language/run/focused-rule.ts";
import type { Rule } from "../../model/rule.ts";
import type { ThinkKind } from "../contract/kind.ts";
import { countBy } from "../shared/defaults.ts";
import { generalForm } from "./general/general.ts";
import { learn } from "./learning/search.ts";
import ruleText from "./nurikabe.rules";
import { arguing } from "./proofs/argue.ts";
import { judging, measuring } from "./proofs/judge.ts";
import { tellArgument } from "./proofs/say.ts";
import { prepare } from "./propagation/forced-laws.ts";
import type { NurikabePuzzle } from "./puzzle/puzzle.ts";
import { nurikabeQuick } from "./quick.ts";
import { hardReasonOf } from "./reasons/hard-reasons.ts";
import { FOCUSES } from "./rules/focus.ts";
import { FULL_VOCABULARY } from "./rules/further-words.ts";
import { NATIVE_RULES } from "./rules/hard-native.ts";
import { sayBroken } from "./say-broken.ts";
import { screen } from "./screen.ts";
import { fast } from "./solver/search.ts";
import { whyNone } from "./why-none.ts";

let rules: readonly Rule<NurikabePuzzle>[] | null = null;

function focused(rule: Rule<NurikabePuzzle>): Rule<NurikabePuzzle> {
  const focus = FOCUSES[rule.id];
  return focus && rule instanceof CompiledRule ? focusedRule(rule, focus) : rule;
}

/** Nurikabe as the worker and the factory know it. */
export const nurikabeThinking: ThinkKind<NurikabePuzzle> = {
  id: nurikabeQuick.id,
  get rules() {
    rules ??= [...new Set([...nurikabeQuick.rules, ...NATIVE_RULES])]
      .map(focused)
      .sort((a, b) => a.level - b.level);
    return rules;
  },
  ruleText,
  vocabulary: FULL_VOCABULARY,
  native: NATIVE_RULES,
  screen,
  arguing,
  judging,
  measuring,
  tellArgument,
  general: generalForm,
  fast,
  sayBroken,
  reasonOf: (puzzle, step, known) =>
    nurikabeQuick.reasonOf(puzzle, step, known) ?? hardReasonOf(puzzle, step, known),
  united: nurikabeQuick.united,
  searches: { learn },
  counter: countBy(fast),
  prepare,
  whyNone,
};
