import { type Fact, is, isNot, negate } from "../../../model/fact.ts";
import type { Grid } from "../../../model/grid.ts";
import type { Job } from "../../../model/job.ts";
import type { Limits, SearchResult, SearchWatch } from "../../../model/search.ts";
import { LAND, WALL } from "../puzzle/colour.ts";
import { SEA } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { exploreSoon, PATIENCE } from "./explore-soon.ts";
import type { Ground } from "./ground.ts";
import { learnOrSweep, together } from "./learn-or-sweep.ts";

/**
 * Nurikabe's fast search: explores, and where that does not end soon takes every decision back and learns
 * clauses from conflicts, on the board that exploring left and among the answers that it has not found; where that
 * does not end soon either it sweeps the board. Complete; deterministic.
 */
export function* fast(
  puzzle: NurikabePuzzle,
  from: Grid,
  limits: Limits,
  watch?: SearchWatch,
): Job<SearchResult> {
  let known: Fact[] = [];
  let rest: Fact[][] = [];
  const first = yield* exploreSoon(puzzle, from, limits, watch, ({ ground }, branches) => {
    known = knownOn(ground);
    rest = restOf(ground, branches);
  });
  if (first.complete || limits.nodes <= PATIENCE) return first;
  const start = from.mark();
  for (const fact of known) from.add(fact);
  const left = {
    answers: limits.answers - first.answers.length,
    // Both count the start.
    nodes: limits.nodes - first.nodes + 1,
  };
  const then = yield* started(learnOrSweep(puzzle, from, left, first.answers, watch, rest));
  from.undo(start);
  // Both count the start.
  return together(first, { ...then, nodes: then.nodes - 1 });
}

/** The colours on a ground. */
function knownOn(ground: Ground): Fact[] {
  return Array.from(ground.trail.subarray(0, ground.trailed), (place) =>
    coloured(ground, place, ground.colour[place]),
  );
}

/**
 * Clauses that every answer not yet found fulfils. For each land that was due: it is land there, or one of
 * the earlier decisions is wrong.
 */
function restOf(ground: Ground, branches: readonly number[]): Fact[][] {
  const choices = branches.map((branch) =>
    branch < 0 ? coloured(ground, -1 - branch, LAND) : coloured(ground, branch, WALL),
  );
  return choices.flatMap((choice, index) =>
    branches[index] < 0 ? [[...choices.slice(0, index).map(negate), choice]] : [],
  );
}

function coloured(ground: Ground, place: number, colour: number): Fact {
  const cell = ground.cellOf(place);
  return colour === WALL ? is(cell, SEA) : isNot(cell, SEA);
}

/** A search whose start was paid for. */
function* started(job: Job<SearchResult>): Job<SearchResult> {
  const start = job.next();
  if (start.done) return start.value;
  yield start.value - 1;
  return yield* job;
}
