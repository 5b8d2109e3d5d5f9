import type { Fact } from "../model/fact.ts";
import { type Job, run } from "../model/job.ts";
import { gridOf, type Puzzle } from "../model/puzzle.ts";
import type { Proof, Rule } from "../model/rule.ts";
import { Chain } from "./chain/chain.ts";
import type { ChainEnd } from "./chain/chain-options.ts";
import { inOrder } from "./ladder.ts";

/** The proof by rules alone, simple and easy ones first, from the givens and some more facts (those of a board). */
export function* prove<P extends Puzzle>(
  puzzle: P,
  facts: readonly Fact[],
  rules: readonly Rule<P>[],
): Job<Proof> {
  const chain = new Chain(puzzle, gridOf(puzzle, facts), inOrder(rules, null), { explain: true });
  const end = yield* chain.run();
  return proofOf(chain, facts, end);
}

/** The steps of a chain from the givens and some facts, each with exact premises. */
export function proofOf<P extends Puzzle>(chain: Chain<P>, facts: readonly Fact[], end: ChainEnd): Proof {
  const start = [...chain.puzzle.givens, ...facts];
  return { start, steps: run(chain.provenance.steps()), end: end === "limit" ? "stuck" : end };
}
