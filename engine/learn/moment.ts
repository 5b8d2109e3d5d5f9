import type { QuickKind } from "../kinds/contract/kind.ts";
import type { Fact } from "../model/fact.ts";
import type { Job } from "../model/job.ts";
import { gridOf, type Puzzle } from "../model/puzzle.ts";
import type { Rule } from "../model/rule.ts";
import { Chain } from "../reason/chain/chain.ts";
import type { Truth } from "../reason/chain/mistake.ts";
import { ownLadder } from "../reason/ladder.ts";
import type { Way } from "./way.ts";

const SIMPLE = 2;

/** The rules that are asked on a way to a technique, in their order; the technique is the last to be wanted. */
export function rulesOnWay<P extends Puzzle>(
  think: QuickKind<P>,
  { id, level }: Rule<P>,
  way: Way,
): readonly Rule<P>[] {
  const { rules } = ownLadder(think);
  if (way === "ladder") return rules;
  const below = way === "level" ? level : Math.min(level, SIMPLE + 1);
  const asked = rules.filter((rule) => rule.id === id || rule.level < below);
  const rank = (rule: Rule<P>): number => (rule.level === 0 ? 0 : rule.id === id ? 1 : 2);
  return way === "first" ? [...asked].sort((a, b) => rank(a) - rank(b)) : asked;
}

/**
 * The moment before a technique fires for the first time: all that is known then beside the givens, bookkeeping too, in the order in which
 * it was found; null where it never fires. Cost: the run up to there.
 */
export function* momentBefore<P extends Puzzle>(
  think: QuickKind<P>,
  puzzle: P,
  rule: Rule<P>,
  way: Way,
  truth: Truth,
): Job<readonly Fact[] | null> {
  const rules = rulesOnWay(think, rule, way);
  const at = rules.findIndex(({ id }) => id === rule.id);
  const chain = new Chain(puzzle, gridOf(puzzle), rules, { truth });
  const isAsked = at >= 0 && chain.rules.some(({ id }) => id === rule.id);
  if (!isAsked) return null;
  let fired = -1;
  yield* chain.run({
    until: (entry) => {
      if (chain.rules[entry.rule]?.id === rule.id) fired = chain.journal.entries.length - 1;
      return fired >= 0;
    },
  });
  if (fired < 0) return null;
  return chain.journal.entries.slice(0, fired).flatMap(({ firing }) => firing.adds);
}
