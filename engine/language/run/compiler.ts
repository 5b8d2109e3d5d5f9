import type { Puzzle } from "../../model/puzzle.ts";
import type { Words } from "../../model/words.ts";
import { checkRule } from "../check/check.ts";
import type { CheckedRule } from "../check/checked-rule.ts";
import { lexiconOf } from "../check/lexicon.ts";
import type { CheckedOutcome, Variable } from "../check/terms.ts";
import type { Type, Vocabulary } from "../check/vocabulary.ts";
import type { Fault } from "../read/problem.ts";
import type { RuleNode } from "../read/syntax.ts";
import { BUDGET, CompiledRule } from "./compiled-rule.ts";
import type { Program } from "./machine.ts";
import { maskedLine, maskedOutcome } from "./masks.ts";

export interface CompileOptions {
  /** As written, without masks, keys and tables: slow, the reference for the fast way. */
  readonly plain?: boolean;
  /** What is wrong with a rule that can be read, which is then left out. */
  readonly refuse?: (compiled: CompiledRule, rule: CheckedRule) => Fault | null;
  /** Steps that a rule may spend between two times it begins at the front. */
  readonly budget?: number;
}

export interface CompiledRules<P extends Puzzle> {
  readonly rules: readonly CompiledRule<P>[];
  readonly faults: readonly Fault[];
}

/** The rules that were read from a text, in its order, and what is wrong with those that are left out. */
export function compileNodes<P extends Puzzle>(
  nodes: readonly RuleNode[],
  vocabulary: Vocabulary<P>,
  { plain = false, refuse, budget = BUDGET }: CompileOptions = {},
): CompiledRules<P> {
  const shared: Vocabulary = vocabulary;
  const lexicon = lexiconOf(shared);
  const faults: Fault[] = [];
  const rules: CompiledRule<P>[] = [];
  for (const node of nodes) {
    const rule = checkRule(node, lexicon, faults);
    if (!rule) continue;
    const compiled = new CompiledRule<P>(programOf(rule, shared, plain), sentenceOf(rule), budget);
    const fault = refuse?.(compiled as CompiledRule, rule);
    if (fault) faults.push(fault);
    else rules.push(compiled);
  }
  return { rules, faults };
}

function programOf(rule: CheckedRule, vocabulary: Vocabulary, isPlain: boolean): Program {
  let variables = rule.variables;
  const fresh = (type: Type): Variable => ({
    ...{ name: " each", span: rule.node.span, type, means: null },
    index: variables++,
  });
  const lines = isPlain ? rule.lines : rule.lines.map(maskedLine);
  const outcomes = isPlain
    ? rule.outcomes
    : rule.outcomes.map((one): CheckedOutcome => maskedOutcome(one, fresh));
  return { rule, vocabulary, lines, outcomes, variables, isPlain };
}

/** The rule's sentence, or where it has none its name and the values of its variables. */
function sentenceOf({ node, named }: CheckedRule): Words {
  const slots = named.filter(({ type }) =>
    "sort" in type ? type.is === "member" && type.sort.binding : true,
  );
  const list = slots.map(({ name }) => `${name} = {${name}}`).join(", ");
  return {
    en: node.say.en?.text ?? (list ? `${node.name}, with ${list}.` : `${node.name}.`),
    zh:
      node.say.zh?.text ??
      node.say.en?.text ??
      (list ? `“${node.zh ?? node.name}”：${list}。` : `“${node.zh ?? node.name}”。`),
  };
}
