import type { ThinkKind } from "../kinds/contract/kind.ts";
import type { Job } from "../model/job.ts";
import { gridOf, type Puzzle } from "../model/puzzle.ts";
import type { Proof } from "../model/rule.ts";
import { Chain } from "./chain/chain.ts";
import type { Doubt, Guard } from "./chain/guard.ts";
import type { Ladder } from "./ladder.ts";
import { climb } from "./solve.ts";
import { SUPPOSE_LIMITS, type SupposeLimits } from "./suppose/suppose.ts";
import { SUPPOSITION } from "./suppose/supposition.ts";

/** Result of one puzzle of an analysis. */
export interface PuzzleAnalysis {
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
}

/** Lets a ladder solve a puzzle, and counts. */
export function* analyse<P extends Puzzle>(
  think: ThinkKind<P>,
  { rules, supposition }: Ladder<P>,
  puzzle: P,
  guard: Guard,
  supposing: SupposeLimits = SUPPOSE_LIMITS,
): Job<PuzzleAnalysis> {
  const grid = gridOf(puzzle);
  const open = (): number => {
    let count = 0;
    for (let cell = 0; cell < puzzle.cells; cell++) if (!puzzle.decided(grid, cell)) count++;
    return count;
  };
  const cells = open();
  const chain = new Chain(puzzle, grid, rules, { guard });
  const first = yield* chain.run();
  const byRules = cells - open();
  const end = supposition && first === "stuck" ? yield* climb(think, chain, {}, supposing) : first;
  const counts = chain.tallies.map(({ fired }, at) => [rules[at].id, fired] as const);
  const fired = [...counts, [SUPPOSITION, chain.outside.fired] as const].filter(([, count]) => count > 0);
  return {
    ...{ end: end === "limit" ? "stuck" : end, cells, byRules, solved: cells - open() },
    ...{ hardest: chain.hardest, fired: Object.fromEntries(fired), suspended: chain.suspended },
  };
}
