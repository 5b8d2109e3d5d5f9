import type { Fact, Value } from "../../../model/fact.ts";
import type { Grid } from "../../../model/grid.ts";
import type { Job } from "../../../model/job.ts";
import type { Limits, SearchResult, SearchWatch } from "../../../model/search.ts";
import { Learner, learn } from "../learning/search.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { sweep } from "../sweeping/sweep.ts";

/** Nodes after which learning pauses for a sweep: of all published puzzles that it decides only one needs more than half of them. */
const PATIENCE = 4_000;
/** The share of the nodes left then that a sweep may spend. */
const SHARE = 2 / 3;

/**
 * Learns clauses, and where that does not end soon sweeps the board; where that takes too much, goes on learning.
 * `found`: the answers that were found before; `rest` as for `learn`.
 */
export function* learnOrSweep(
  puzzle: NurikabePuzzle,
  from: Grid,
  limits: Limits,
  found: readonly Value[][],
  watch: SearchWatch | undefined,
  rest: readonly (readonly Fact[])[],
): Job<SearchResult> {
  const learner = limits.nodes > PATIENCE ? Learner.of(puzzle, from, watch, rest) : null;
  if (!learner) return yield* learn(puzzle, from, limits, watch, rest);
  const soon = yield* learner.search({ ...limits, nodes: PATIENCE });
  if (soon.complete) return soon;
  const known = [...found, ...soon.answers];
  const wanted = {
    answers: found.length + limits.answers,
    nodes: Math.floor((limits.nodes - soon.nodes) * SHARE),
  };
  const swept = yield* sweep(puzzle, learner.options(), wanted, known, watch);
  if (swept.complete || swept.answers.length > 0) return together(soon, swept);
  const late = yield* learner.search({ ...limits, nodes: limits.nodes - swept.nodes });
  return together(swept, late);
}

/** Two searches after each other as one. */
export function together(one: SearchResult, other: SearchResult): SearchResult {
  return {
    answers: [...one.answers, ...other.answers],
    complete: other.complete,
    nodes: one.nodes + other.nodes,
    checks: one.checks + other.checks,
    backtracks: one.backtracks + other.backtracks,
    depth: Math.max(one.depth, other.depth),
  };
}
