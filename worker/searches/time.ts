import type { WholeKind } from "../../engine/kinds/load.ts";
import { is, type Value } from "../../engine/model/fact.ts";
import { type Job, run } from "../../engine/model/job.ts";
import { firstConflict, gridOf, isFull, type Puzzle } from "../../engine/model/puzzle.ts";
import { ok, type Result } from "../../engine/model/result.ts";
import type { Limits, SearchResult } from "../../engine/model/search.ts";
import type { Questions, Timed } from "../api.ts";
import { type Runner, runnerOf } from "./runner.ts";
import { type Clock, now, Stopwatch } from "./stopwatch.ts";

/** A search that takes longer, in milliseconds, is run once. */
const LONG_MS = 200;
/** Another is run on until so many milliseconds are spent, or so many times, */
const ENOUGH_MS = 20;
const MOST_RUNS = 1_000;
/** and the whole again, so often at most, until it has become no faster twice: code is slow until it was compiled. */
const MOST_ROUNDS = 8;
const FASTER = 0.9;
/** Runs are timed together, twice as many each time, until they take so many milliseconds: a clock may be coarse. */
const BLOCK_MS = 2;

/** Times an unwatched search, and checks its result. */
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
  const grid = gridOf(puzzle);
  const searching = (): Job<SearchResult> => search(puzzle, grid, limits);
  const stopwatch = new Stopwatch(clock);
  const { answers, ...rest } = yield* stopwatch.run(searching());
  const first: Pace = { ms: stopwatch.ms, runs: 1 };
  const pace = first.ms < LONG_MS ? yield* paceOf(searching, clock) : first;
  const answer = answers[0] ?? null;
  let right: boolean | null = null;
  if (answer) right = isRight(plain, answer);
  else if (rest.complete) {
    const other = yield* kind.search(puzzle, gridOf(puzzle), limits);
    right = other.complete ? other.answers.length === 0 : null;
  }
  return { ...rest, answer, right, ...pace };
}

/** Milliseconds of one of so many runs. */
type Pace = Pick<Timed, "ms" | "runs">;

/** The pace of the fastest round. */
function* paceOf(searching: () => Job<SearchResult>, clock: Clock): Job<Pace> {
  let best = yield* round(searching, new Stopwatch(clock));
  for (let rounds = 1, idle = 0; rounds < MOST_ROUNDS && idle < 2; rounds++) {
    const next = yield* round(searching, new Stopwatch(clock));
    idle = next.ms < best.ms * FASTER ? 0 : idle + 1;
    if (next.ms < best.ms) best = next;
  }
  return best;
}

function* round(searching: () => Job<SearchResult>, stopwatch: Stopwatch): Job<Pace> {
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
  return { ms: stopwatch.ms / runs, runs };
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
