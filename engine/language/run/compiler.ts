import type { Puzzle } from "../../model/puzzle.ts";
import type { Words } from "../../model/words.ts";
import { checkRule } from "../check/check.ts";
import type { CheckedRule } from "../check/checked-rule.ts";
import { lexiconOf } from "../check/lexicon.ts";
import type { CheckedOutcome, Variable } from "../check/terms.ts";
import type { Type, Vocabulary } from "../check/vocabulary.ts";
import { type Fault, problemsOf, type RuleProblem } from "../read/problem.ts";
import type { ReadRules } from "../read/read-own.ts";
import { BUDGET, CompiledRule } from "./compiled-rule.ts";
import type { Program } from "./machine.ts";
import { maskedLine, maskedOutcome } from "./masks.ts";

export interface CompileOptions {
  /** As written, without masks, keys and tables: slow, the reference for the fast way. */
  readonly plain?: boolean;
  /** Also leave out rules that could look at too much on a usual puzzle; they are worked out for it at once. */
  readonly judged?: boolean;
  /** Steps that a rule may spend between two times it begins at the front. */
  readonly budget?: number;
}

/** Combinations that asking a rule once may look at on a usual puzzle. */
const MOST_COST = 20_000_000;

export interface CompiledRules<P extends Puzzle> {
  readonly rules: readonly CompiledRule<P>[];
  readonly problems: readonly RuleProblem[];
}

/** The rules that were read from a text, in its order, and all that is wrong with it. */
export function compileRead<P extends Puzzle>(
  read: ReadRules,
  text: string,
  vocabulary: Vocabulary<P>,
  { plain = false, judged = false, budget = BUDGET }: CompileOptions = {},
): CompiledRules<P> {
  const shared: Vocabulary = vocabulary;
  const lexicon = lexiconOf(shared);
  const faults: Fault[] = [];
  const rules: CompiledRule<P>[] = [];
  for (const node of read.rules) {
    const rule = checkRule(node, lexicon, faults);
    if (!rule) continue;
    const compiled = new CompiledRule<P>(programOf(rule, shared, plain), sentenceOf(rule), budget);
    const cost = judged ? costOf(compiled, vocabulary, text) : 0;
    if (cost <= MOST_COST) rules.push(compiled);
    else faults.push(tooCostly(rule, cost));
  }
  return { rules, problems: [...read.problems, ...problemsOf(text, faults)] };
}

/** Rules whose cost is kept, by their text. */
const MOST_KEPT = 500;
const costs = new WeakMap<object, Map<string, number>>();

/** The cost of the rule on a usual puzzle; kept, for a text that is edited comes again and again. */
function costOf<P extends Puzzle>(rule: CompiledRule<P>, vocabulary: Vocabulary<P>, text: string): number {
  let kept = costs.get(vocabulary);
  if (!kept || kept.size >= MOST_KEPT) {
    kept = new Map();
    costs.set(vocabulary, kept);
  }
  const source = `${rule.id}\n${text.slice(rule.span.from, rule.span.to)}`;
  const cost = kept.get(source) ?? rule.machine(vocabulary.usual()).cost;
  kept.set(source, cost);
  return cost;
}

function tooCostly({ node }: CheckedRule, cost: number): Fault {
  const [one, most] = [cost, MOST_COST].map((number) => number.toPrecision(2).replace("e+", " x 10^"));
  return {
    code: "cost",
    text: {
      en: `This rule could look at ${one} combinations each time; at most ${most} are allowed. Let its names range over less.`,
      zh: `这条规则每次可能查看 ${one} 种组合，最多允许 ${most} 种。请缩小变量的取值范围。`,
    },
    span: node.nameSpan,
    rule: node.name,
  };
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
