import type { Fact } from "../model/fact.ts";
import type { Job } from "../model/job.ts";
import type { Puzzle } from "../model/puzzle.ts";
import type { Rule, Step } from "../model/rule.ts";
import { holdsIn, type Truth } from "../reason/chain/mistake.ts";
import { findAll } from "../reason/find.ts";

/** Why a technique does not give a fact on a position. */
export type Doubt =
  /** It is not so in the one answer. */
  | { readonly type: "false" }
  /** It is so, but another rule says it. */
  | { readonly type: "other"; readonly step: Step }
  /** It is so, but no rule says it here in one step. */
  | { readonly type: "unproved" };

/** The reason why a technique does not give a fact, looked for among all the rules, the easiest first. Cost: each rule is asked once. */
export function* doubtOf<P extends Puzzle>(
  puzzle: P,
  facts: readonly Fact[],
  rules: readonly Rule<P>[],
  fact: Fact,
  truth: Truth,
): Job<Doubt> {
  if (truth.answers === "one" && !holdsIn(truth.answer, fact)) return { type: "false" };
  const books = rules.filter(({ level }) => level === 0);
  const named = rules.filter(({ level }) => level > 0);
  for (const rule of [...named].sort((a, b) => a.level - b.level)) {
    const { firings } = yield* findAll(puzzle, facts, [...books, rule], { truth });
    const step = firings.find(({ adds }) => adds.includes(fact));
    if (step) return { type: "other", step };
  }
  return { type: "unproved" };
}
