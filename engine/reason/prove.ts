import type { Fact } from "../model/fact.ts";
import type { Job } from "../model/job.ts";
import { gridOf, type Puzzle } from "../model/puzzle.ts";
import type { Proof, Rule } from "../model/rule.ts";
import { climb, type LadderLimits } from "./ladder.ts";

/** The ladder's proof from the givens and some more facts (what a board says). */
export function* prove<P extends Puzzle>(
  puzzle: P,
  facts: readonly Fact[],
  rules: readonly Rule<P>[],
  limits?: LadderLimits,
): Job<Proof> {
  const grid = gridOf(puzzle, facts);
  const { steps, end } = yield* climb(puzzle, grid, rules, limits);
  return { start: [...puzzle.givens, ...facts], steps, end };
}
