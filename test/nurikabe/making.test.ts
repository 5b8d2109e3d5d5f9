import { describe, expect, it } from "vitest";
import type { Wish } from "../../engine/kinds/contract/wish.ts";
import { learn } from "../../engine/kinds/nurikabe/learning/search.ts";
import type { NurikabePuzzle } from "../../engine/kinds/nurikabe/puzzle/puzzle.ts";
import { ANY_SIZE } from "../../engine/kinds/nurikabe/puzzle/size.ts";
import { make } from "../../engine/make/make.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { LANGS } from "../../engine/model/words.ts";
import { levelsOf } from "../../engine/reason/chain/slice.ts";
import { prove } from "../../engine/reason/prove.ts";
import { kindOf, ratingIn, read, textOf } from "../make/making.ts";
import { share } from "../share.ts";
import { brokenRules } from "./oracle.ts";

const { think, making } = kindOf("nurikabe");

const square = (side: number): Wish => ({ rows: side, cols: side });

const puzzleOf = (wish: Wish, seed: number): NurikabePuzzle =>
  read("nurikabe", textOf("nurikabe", wish, seed)) as NurikabePuzzle;

/** Expects one answer by a search that has no part in making, and that it keeps the laws. */
function expectUnique(puzzle: NurikabePuzzle): void {
  const found = run(learn(puzzle, gridOf(puzzle), { answers: 2, nodes: 100_000 }));
  expect(found.complete).toBe(true);
  expect(found.answers).toHaveLength(1);
  const isSea = found.answers[0].map((owner) => owner === 0);
  expect([...brokenRules(puzzle.rows, puzzle.cols, puzzle.clues, isSea)]).toEqual([]);
}

/** The level of the hardest rule that it needs, Infinity where the rules do not solve it. */
function techniqueOf(puzzle: NurikabePuzzle): number {
  const levels = levelsOf(think.rules);
  for (let most = 1; most <= 7; most++) {
    const rules = think.rules.filter((rule) => rule.level <= most);
    const proof = run(prove(puzzle, [], rules));
    if (proof.end !== "solved") continue;
    return Math.max(...proof.steps.map((step) => levels.get(step.rule) ?? 0));
  }
  return Number.POSITIVE_INFINITY;
}

/** Puzzles that are made of a wish. */
const SEEDS = share(1, 3);

/** Wish, seed, text. */
const PINNED: readonly (readonly [Wish, number, string])[] = [
  [{ rows: 3, cols: 3 }, 1, "3/3/h1i5h"],
  [{ rows: 5, cols: 5 }, 1, "5/5/g1g2o4k3k"],
  [{ rows: 5, cols: 5, level: 4 }, 2, "5/5/o6h3l1h3h"],
  [{ rows: 6, cols: 9 }, 1099511627781, "9/6/l2g4i3v1h3i2s4h4"],
  [{ rows: 7, cols: 7 }, 0, "7/7/m2k4g1q6i5t6h"],
  [{ rows: 7, cols: 7, level: 1 }, 1, "7/7/g1g1g1n1g1g1g1n1g1g1m11g1g1h"],
  [{ rows: 7, cols: 7, level: 6 }, 1, "7/7/k4p3n3i2j3m2g1i4"],
  [{ rows: 7, cols: 7, level: 3 }, 1, "7/7/v1h6h4h3o2g2n3h"],
  [{ rows: 10, cols: 10 }, 1, "10/10/h3p2h4p3k3v4i2i1h1q4g2i7w3h"],
  [{ rows: 10, cols: 10, level: 3 }, 1, "10/10/h3p2h4p3k3v4i2i1h1q4g2i7w3h"],
  [{ rows: 12, cols: 12, level: 2 }, 1, "12/12/k3r3g2k3m2k2n2m3g23i3v3l1h7m4l3g1l1i3i1k1h2j1h2i"],
];

describe("the same seed", () => {
  /** Pinned: whoever changes what a seed makes changes it for everyone, and says so. */
  it.each(PINNED)("makes the same Nurikabe: %j, seed %i", (wish, seed, text) => {
    expect(textOf("nurikabe", wish, seed)).toBe(text);
  });

  it("makes it when two makings take turns", () => {
    const wishes: Wish[] = [
      { ...square(7), level: 4 },
      { ...square(6), level: 3 },
    ];
    const jobs = wishes.map((wish) => {
      const job = make(kindOf("nurikabe"), wish, 3);
      if (!job.ok) throw new Error(job.problem.text.en);
      return job.value;
    });
    const texts: (string | undefined)[] = [];
    while (texts.filter(Boolean).length < 2) {
      jobs.forEach((job, index) => {
        const next = texts[index] ? null : job.next();
        if (next?.done) texts[index] = next.value?.text;
      });
    }
    expect(texts).toEqual(wishes.map((wish) => textOf("nurikabe", wish, 3)));
  });
});

describe.each([
  { rows: 3, cols: 3 },
  { rows: 3, cols: 12 },
  { rows: 4, cols: 4 },
  { rows: 9, cols: 5 },
  { rows: 15, cols: 15 },
])("a Nurikabe of $rows rows and $cols columns", (size) => {
  it("has one answer and its size", () => {
    const puzzle = puzzleOf(size, 1);
    expect([puzzle.rows, puzzle.cols]).toEqual([size.rows, size.cols]);
    expectUnique(puzzle);
  });
});

describe.each([5, 7, 10])("a Nurikabe with sides of %i cells as wished", (side) => {
  it.each([1, 2, 3, 4])("needs rules of level %i", (level) => {
    for (const seed of [1, 2].slice(0, SEEDS)) {
      const puzzle = puzzleOf({ ...square(side), level }, seed);
      expect(techniqueOf(puzzle)).toBe(level);
      expectUnique(puzzle);
    }
  });
});

it.each([6, 7])("needs something supposed at level %i", (level) => {
  const puzzle = puzzleOf({ ...square(7), level }, 1);
  expect(techniqueOf(puzzle)).toBe(Number.POSITIVE_INFINITY);
  expect(ratingIn("nurikabe", puzzle)?.level).toBe(level);
  expectUnique(puzzle);
});

it.each([undefined, 2, 4])("has question marks, no more than wished, at level %s", (level) => {
  for (const seed of [1, 2].slice(0, SEEDS)) {
    const puzzle = puzzleOf({ ...square(8), level, unsaid: 40 }, seed);
    const marks = puzzle.clues.filter((clue) => clue === ANY_SIZE).length;
    expect(marks).toBeGreaterThan(0);
    expect(marks).toBeLessThanOrEqual(0.4 * puzzle.clueCells.length);
    expectUnique(puzzle);
    if (level !== undefined) expect(techniqueOf(puzzle)).toBe(level);
  }
});

describe("the islands of 10 x 10 cells", () => {
  const puzzles = Array.from({ length: 30 }, (_, at) => puzzleOf(square(10), at + 1));
  const clues = puzzles.map(({ clueCells }) => clueCells.length);
  const sizes = puzzles.flatMap((puzzle) => puzzle.clues.filter((clue) => clue > 0));
  const part = (least: number, most: number): number =>
    sizes.filter((size) => size >= least && size <= most).length / sizes.length;

  it("are few and of many sizes, seldom of one cell", () => {
    expect(Math.max(...clues)).toBeLessThanOrEqual(18);
    expect(part(1, 1)).toBeLessThan(0.16);
    expect(part(2, 2)).toBeLessThan(0.2);
    expect(part(4, 100)).toBeGreaterThan(0.35);
    expect(part(6, 100)).toBeGreaterThan(0.04);
  });
});

describe("a wish that is refused", () => {
  it.each<readonly [string, Wish]>([
    ["wish-size", { rows: 2, cols: 9 }],
    ["wish-size", square(1)],
    ["wish-size", { rows: 9, cols: 26 }],
    ["wish-no-givens", { ...square(7), symmetry: "diagonal" }],
    ["wish-unsaid", { ...square(7), unsaid: 101 }],
  ])("is refused as %s: %j", (code, wish) => {
    const problem = making.refuses(wish);
    expect(problem?.code).toBe(code);
    for (const lang of LANGS) expect(problem?.text[lang]).toMatch(/[.。]$/);
  });

  it("is none where the size is one of them", () => {
    expect(making.refuses({ rows: 25, cols: 3, level: 5 })).toBeNull();
    expect(making.refuses({ ...square(7), level: 1 })).toBeNull();
  });
});

it("pauses often, however large the board", () => {
  const job = make(kindOf("nurikabe"), { ...square(25), level: 4 }, 1);
  if (!job.ok) throw new Error(job.problem.text.en);
  let most = 0;
  for (let pauses = 0; pauses < 3_000; pauses++) {
    const next = job.value.next();
    if (next.done) break;
    most = Math.max(most, next.value);
  }
  expect(most).toBeLessThan(100);
});
