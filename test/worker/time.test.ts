import { describe, expect, it } from "vitest";
import type { WholeKind } from "../../engine/kinds/load.ts";
import type { Value } from "../../engine/model/fact.ts";
import { type Job, run } from "../../engine/model/job.ts";
import { assert } from "../../engine/model/result.ts";
import type { Search, SearchResult } from "../../engine/model/search.ts";
import type { Timed } from "../../worker/api.ts";
import { Stopwatch } from "../../worker/searches/stopwatch.ts";
import { timeJob } from "../../worker/searches/time.ts";
import { kindOf } from "../search/posed.ts";
import { PUZZLES } from "../search/recorded.ts";

/** A clock that goes when something is done, and at each look as much as one likes. */
class Clock {
  now = 0;
  looks = 0;
  readonly #pace: number;

  constructor(pace = 0) {
    this.#pace = pace;
  }

  readonly read = (): number => {
    this.looks++;
    this.now += this.#pace;
    return this.now;
  };
}

const SOLVED = "1234341221434321";
const TEXT = "1234341221434300";

/** A search that takes so long in so many steps, and then says what it is told to say. */
function posing(clock: Clock, steps: number, ms: number, answers: number[][], complete = true): Search {
  return function* (): Job<SearchResult> {
    for (let step = 0; step < steps; step++) {
      clock.now += ms / steps;
      yield 1;
    }
    return { answers, complete, nodes: steps, checks: 0, backtracks: 0, depth: 0 };
  };
}

function kindWith(search: Search): WholeKind {
  const kind = kindOf("sudoku");
  return { ...kind, think: { ...kind.think, searches: { posed: search } } };
}

function timed(kind: WholeKind, text: string, search: string, clock = new Clock(8)): Timed {
  const job = timeJob(kind, { kind: kind.play.id, text, search, nodes: 5_000 }, clock.read);
  assert(job.ok, "it can be timed");
  return run(job.value);
}

function digits(text: string): Value[] {
  return [...text].map(Number);
}

describe("the time of a search", () => {
  it.each([
    [300, 1],
    [50, 1],
    [20, 1],
    [8, 3],
    [1.5, 15],
    [0.25, 87],
    [0.001, 1_000],
  ])("that takes %d ms is the mean of %i runs", (ms, runs) => {
    const clock = new Clock();
    const found = timed(kindWith(posing(clock, 3, ms, [])), TEXT, "posed", clock);
    expect(found.ms).toBeCloseTo(ms, 6);
    expect(found.runs).toBe(runs);
  });

  it("is that of code that was compiled", () => {
    const clock = new Clock();
    let runs = 0;
    const search: Search = (...asked) => posing(clock, 2, runs++ < 50 ? 1 : 0.1, [])(...asked);
    expect(timed(kindWith(search), TEXT, "posed", clock).ms).toBeCloseTo(0.1, 6);
  });

  it.each([...Object.entries(PUZZLES.sudoku), ["solved", SOLVED] as const])("of Sudoku: %s", (_, text) => {
    for (const search of ["backtrack", "forward", "fast"]) {
      const { answer, complete, right } = timed(kindOf("sudoku"), text, search);
      expect(right).toBe(answer || complete ? true : null);
    }
  });

  it.each(Object.entries(PUZZLES.nurikabe))("of Nurikabe: %s", (_, text) => {
    for (const search of ["backtrack", "forward", "learn", "fast"]) {
      const { answer, complete, right } = timed(kindOf("nurikabe"), text, search);
      expect(right).toBe(answer || complete ? true : null);
    }
  });
});

describe("whether a search is right", () => {
  const rightOf = (answers: number[][], complete = true, text = TEXT): boolean | null => {
    const clock = new Clock();
    return timed(kindWith(posing(clock, 1, 30, answers, complete)), text, "posed", clock).right;
  };

  it.each([
    ["the answer", SOLVED, true],
    ["a box with a digit twice", "1234341223414123", false],
    ["an answer of another puzzle", "2143432112343412", false],
    ["a cell without a digit", "1234341221434320", false],
  ])("%s", (_, text, right) => {
    expect(rightOf([digits(text)])).toBe(right);
    expect(rightOf([digits(text)], false)).toBe(right);
  });

  it("is judged by another search where it has no answer, and not where it gave up", () => {
    expect(rightOf([])).toBe(false);
    expect(rightOf([], false)).toBeNull();
    expect(rightOf([], true, "1230000400000000")).toBe(true);
  });
});

describe("a stopwatch", () => {
  function* steps(clock: Clock, each: readonly number[]): Job<string> {
    for (const ms of each) {
      clock.now += ms;
      yield 1;
    }
    return "done";
  }

  it("sums up the work, yields what is spent, and leaves out the pauses", () => {
    const clock = new Clock();
    const stopwatch = new Stopwatch(clock.read);
    const each = Array.from({ length: 5_000 }, (_, step) => (step % 90) / 1_000);
    const job = stopwatch.run(steps(clock, each));
    let spent = 0;
    let next = job.next();
    for (; !next.done; next = job.next()) {
      spent += next.value;
      clock.now += 7;
    }
    expect([next.value, spent]).toEqual(["done", 5_000]);
    expect(stopwatch.ms).toBeCloseTo(
      each.reduce((sum, ms) => sum + ms, 0),
      6,
    );
  });

  it("looks seldom at the clock where steps are quick, and after each where they are slow", () => {
    const quick = new Clock();
    run(new Stopwatch(quick.read).run(steps(quick, new Array(64_000).fill(0.000_3))));
    expect(quick.looks).toBeLessThan(2_100);
    const clock = new Clock();
    const job = new Stopwatch(clock.read).run(
      steps(clock, [...new Array(1_000).fill(0.05), ...new Array(50).fill(3)]),
    );
    const slices: number[] = [];
    for (let before = 0; !job.next().done; before = clock.now) slices.push(clock.now - before);
    expect(slices.filter((ms) => ms > 3).length).toBeLessThan(5);
    expect(slices.filter((ms) => ms < 1 && ms > 0).every((ms) => ms < 0.9)).toBe(true);
  });
});
