import type { Vocabulary } from "../../language/check/vocabulary.ts";
import { compileRules } from "../../language/run/compile.ts";
import type { Puzzle } from "../../model/puzzle.ts";
import type { Rule } from "../../model/rule.ts";
import { forward } from "../../search/forward.ts";
import type { KindId, SayBroken, ThinkKind } from "../contract/kind.ts";
import { asItIs, asTheRuleSays, countBy, noReason, noScreen } from "./defaults.ts";

/** The thinking of a kind that has rules as text and nothing else of its own: it searches as any kind can. */
export function plainThinking<P extends Puzzle>(
  id: KindId,
  ruleText: string,
  vocabulary: Vocabulary<P>,
  sayBroken: SayBroken<NoInfer<P>>,
): ThinkKind<P> {
  let compiled: readonly Rule<P>[] | null = null;
  return {
    id,
    get rules() {
      compiled ??= compileRules(ruleText, vocabulary).rules;
      return compiled;
    },
    ruleText,
    vocabulary,
    native: [],
    screen: noScreen,
    searches: {},
    fast: forward,
    sayBroken,
    reasonOf: asTheRuleSays,
    united: [],
    counter: countBy(forward),
    prepare: asItIs,
    whyNone: noReason,
  };
}
