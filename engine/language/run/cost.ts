import type { CheckedRule } from "../check/checked-rule.ts";
import type { Vocabulary } from "../check/vocabulary.ts";
import type { Fault } from "../read/problem.ts";
import type { CompiledRule } from "./compiled-rule.ts";

/** Combinations that asking a rule once may look at on a usual puzzle. */
const MOST_COST = 20_000_000;

/** Refuses rules of the text that could look at too much on a usual puzzle; they are worked out for it at once. */
export function refuseCostly(vocabulary: Vocabulary, text: string) {
  return (compiled: CompiledRule, rule: CheckedRule): Fault | null => {
    const cost = costOf(compiled, vocabulary, text);
    return cost <= MOST_COST ? null : tooCostly(rule, cost);
  };
}

/** Rules whose cost is kept, by their text. */
const MOST_KEPT = 500;
const costs = new WeakMap<object, Map<string, number>>();

/** The cost of the rule on a usual puzzle; kept, for a text that is edited comes again and again. */
function costOf(rule: CompiledRule, vocabulary: Vocabulary, text: string): number {
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
