import type { Value } from "../../../model/fact.ts";
import type { Grid } from "../../../model/grid.ts";
import type { Job } from "../../../model/job.ts";
import type { Found, Limits, Watch } from "../../../model/search.ts";
import { learn } from "../learning/search.ts";
import type { NurikabePuzzle } from "../puzzle.ts";
import { exploreSoon, PATIENCE } from "./explore-soon.ts";

/**
 * Nurikabe's fast search: explores, and learns from conflicts where that has not ended soon. Complete;
 * deterministic. A watch sees the board go back to its start in between.
 */
export function* fast(puzzle: NurikabePuzzle, from: Grid, limits: Limits, watch?: Watch): Job<Found> {
  const first = yield* exploreSoon(puzzle, from, limits, watch);
  if (first.complete || limits.nodes <= PATIENCE) return first;
  // Both count the start.
  const nodes = limits.nodes - first.nodes + 1;
  const then = yield* learn(puzzle, from, { ...limits, nodes }, watch);
  const answers = then.complete ? then.answers : united(first.answers, then.answers, limits.answers);
  return {
    answers,
    complete: then.complete || answers.length >= limits.answers,
    nodes: first.nodes + then.nodes - 1,
    checks: first.checks + then.checks,
    backtracks: first.backtracks + then.backtracks,
    depth: Math.max(first.depth, then.depth),
  };
}

/** The different answers of both, so many at most. */
function united(some: Value[][], more: Value[][], most: number): Value[][] {
  const met = new Set(some.map((answer) => answer.join()));
  return [...some, ...more.filter((answer) => !met.has(answer.join()))].slice(0, most);
}
