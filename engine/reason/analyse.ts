import type { ThinkKind } from "../kinds/contract/kind.ts";
import type { Grid } from "../model/grid.ts";
import type { Job } from "../model/job.ts";
import { gridOf, type Puzzle } from "../model/puzzle.ts";
import type { Proof } from "../model/rule.ts";
import { Chain } from "./chain/chain.ts";
import type { Doubt, Guard } from "./chain/guard.ts";
import { hardestIn } from "./chain/hardest.ts";
import type { Truth } from "./chain/mistake.ts";
import type { Ladder } from "./ladder.ts";
import { climb, supposeLimits } from "./solve.ts";
import { SUPPOSITION } from "./suppose/supposition.ts";

/** Result of one puzzle of an analysis. */
export interface PuzzleAnalysis<T> {
  readonly end: Proof["end"];
  /** Cells the player would have to decide, how many were when the rules first had nothing more to say, and in the end. */
  readonly cells: number;
  readonly byRules: number;
  readonly solved: number;
  /** Level of the hardest step. */
  readonly hardest: number;
  /** Firings by rule id, suppositions too. */
  readonly fired: Readonly<Record<string, number>>;
  /** Rules that are no longer believed, or that gave up. */
  readonly suspended: readonly Doubt[];
  /** How hard it is, by the proof that was found; null where it was not solved. */
  readonly rating: T | null;
  /** All that is known at the end. */
  readonly grid: Grid;
}

/**
 * Lets a ladder solve a puzzle, and counts.
 * @param rate Rates the puzzle by the chain that has solved it.
 */
export function* analyse<P extends Puzzle, T>(
  think: ThinkKind<P>,
  { rules, supposition }: Ladder<P>,
  puzzle: P,
  guard: Guard,
  truth: Truth,
  rate: (chain: Chain<P>) => Job<T>,
): Job<PuzzleAnalysis<T>> {
  const grid = gridOf(puzzle);
  const open = (): number => {
    let count = 0;
    for (let cell = 0; cell < puzzle.cells; cell++) if (!puzzle.decided(grid, cell)) count++;
    return count;
  };
  const cells = open();
  const chain = new Chain(puzzle, grid, rules, { guard, truth });
  const first = yield* chain.run();
  const byRules = cells - open();
  const end = supposition && first === "stuck" ? yield* climb(think, chain, {}, supposeLimits(truth)) : first;
  const counts = chain.tallies.map(({ fired }, at) => [chain.rules[at].id, fired] as const);
  const fired = [...counts, [SUPPOSITION, chain.outside.fired] as const].filter(([, count]) => count > 0);
  return {
    ...{ end: end === "limit" ? "stuck" : end, cells, byRules, solved: cells - open() },
    ...{ hardest: hardestIn(chain), fired: Object.fromEntries(fired), suspended: chain.suspended },
    rating: end === "solved" ? yield* rate(chain) : null,
    grid,
  };
}
