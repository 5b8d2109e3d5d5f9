import type { Puzzle } from "../model/puzzle.ts";
import type { Words } from "../model/words.ts";
import { type CheckedRule, checkRule } from "./check.ts";
import { BUDGET, CompiledRule } from "./compiled-rule.ts";
import { lexiconOf } from "./lexicon.ts";
import type { Program } from "./machine.ts";
import { maskedLine, maskedOutcome } from "./masks.ts";
import { type Fault, problemsOf, type RuleProblem } from "./problem.ts";
import { readRules } from "./read-rules.ts";
import type { Outcome, Variable } from "./terms.ts";
import type { Type, Vocabulary } from "./vocabulary.ts";

export interface CompileOptions {
  /** As written, without masks, keys and tables: slow, and what the fast way is held equal to. */
  readonly plain?: boolean;
  /** Steps that a rule may spend between two times it begins at the front. */
  readonly budget?: number;
}

export interface CompiledRules<P extends Puzzle> {
  readonly rules: readonly CompiledRule<P>[];
  readonly problems: readonly RuleProblem[];
}

/**
 * The rules of a text, in its order, and all that is wrong with it. Rules that are wrong are left out; the
 * others work.
 */
export function compileRules<P extends Puzzle>(
  text: string,
  vocabulary: Vocabulary<P>,
  { plain = false, budget = BUDGET }: CompileOptions = {},
): CompiledRules<P> {
  const shared = vocabulary as unknown as Vocabulary;
  const lexicon = lexiconOf(shared);
  const read = readRules(text, vocabulary.mirror);
  const faults: Fault[] = [];
  const rules: CompiledRule<P>[] = [];
  for (const node of read.rules) {
    const rule = checkRule(node, lexicon, faults);
    if (rule) rules.push(new CompiledRule(programOf(rule, shared, plain), sentenceOf(rule), budget));
  }
  return { rules, problems: [...read.problems, ...problemsOf(text, faults)] };
}

function programOf(rule: CheckedRule, vocabulary: Vocabulary, isPlain: boolean): Program {
  let variables = rule.variables;
  const fresh = (type: Type): Variable => ({
    ...{ name: " each", span: rule.node.span, type, means: null },
    index: variables++,
  });
  const lines = isPlain ? rule.lines : rule.lines.map(maskedLine);
  const outcomes = isPlain ? rule.outcomes : rule.outcomes.map((one): Outcome => maskedOutcome(one, fresh));
  return { rule, vocabulary, lines, outcomes, variables, isPlain };
}

/** What the rule says, or where it says nothing its name and what its variables stand for. */
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
