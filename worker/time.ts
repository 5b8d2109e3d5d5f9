import type { WholeKind } from "../engine/kinds/think.ts";
import { is, type Value } from "../engine/model/fact.ts";
import { type Job, run } from "../engine/model/job.ts";
import { firstConflict, gridOf, isFull, type Puzzle } from "../engine/model/puzzle.ts";
import { ok, type Result } from "../engine/model/result.ts";
import type { Found, Limits } from "../engine/model/search.ts";
import type { Questions, Timed } from "./api.ts";
import { type Runner, runnerOf } from "./runner.ts";
import { type Clock, now, Stopwatch } from "./stopwatch.ts";

/** A search that takes less is run again until so many milliseconds are spent, or so many times; its first run then does not count, in which much is done that is done once. */
const ENOUGH_MS = 20;
const MOST_RUNS = 1_000;
/** Runs are timed together, twice as many each time, until they take so many milliseconds: a clock may be coarse. */
const BLOCK_MS = 2;

/** How long a search takes that nobody watches, and whether what it finds is right. */
export function timeJob(
  kind: WholeKind,
  q: Questions["time"]["ask"],
  clock: Clock = now,
): Result<Job<Timed>> {
  const runner = runnerOf(kind, q);
  return runner.ok ? ok(timing(kind, runner.value, { answers: 1, nodes: q.nodes }, clock)) : runner;
}

function* timing(kind: WholeKind, runner: Runner, limits: Limits, clock: Clock): Job<Timed> {
  const { search, puzzle, plain } = runner;
  const stopwatch = new Stopwatch(clock);
  const grid = gridOf(puzzle);
  const searching = (): Job<Found> => search(puzzle, grid, limits);
  const { answers, ...rest } = yield* stopwatch.run(searching());
  let runs = 1;
  if (stopwatch.ms < ENOUGH_MS) {
    stopwatch.ms = 0;
    runs = yield* repeated(searching, stopwatch);
  }
  const answer = answers[0] ?? null;
  let right: boolean | null = null;
  if (answer) right = isRight(plain, answer);
  else if (rest.complete) {
    const other = yield* kind.search(puzzle, gridOf(puzzle), limits);
    right = other.complete ? other.answers.length === 0 : null;
  }
  return { ...rest, answer, right, ms: stopwatch.ms / runs, runs };
}

/** Runs it until that is enough; how often. */
function* repeated(searching: () => Job<Found>, stopwatch: Stopwatch): Job<number> {
  let runs = 0;
  for (let block = 1; stopwatch.ms < ENOUGH_MS && runs < MOST_RUNS; ) {
    const before = stopwatch.ms;
    const times = Math.min(block, MOST_RUNS - runs);
    if (times === 1) yield* stopwatch.run(searching());
    else {
      stopwatch.time(() => {
        for (let left = times; left > 0; left--) run(searching());
      });
      yield times;
    }
    runs += times;
    if (stopwatch.ms - before < BLOCK_MS) block *= 2;
  }
  return runs;
}

/** Whether an answer holds the givens and breaks no law. */
function isRight(puzzle: Puzzle, answer: readonly Value[]): boolean {
  const grid = puzzle.blank();
  for (let cell = 0; cell < puzzle.cells; cell++) grid.add(is(cell, answer[cell]));
  return (
    puzzle.givens.every((given) => grid.knows(given)) &&
    isFull(puzzle, grid) &&
    firstConflict(puzzle, grid) === null
  );
}
