import "../slow.ts";
import { describe, expect, it } from "vitest";
import { Beginner } from "../../engine/kinds/nurikabe/making/beginner.ts";
import { change } from "../../engine/kinds/nurikabe/making/change.ts";
import { Draft } from "../../engine/kinds/nurikabe/making/draft.ts";
import { fill, flawsOf, refill } from "../../engine/kinds/nurikabe/making/fill.ts";
import { Ruled } from "../../engine/kinds/nurikabe/making/ruled.ts";
import { openBy, type Settler } from "../../engine/kinds/nurikabe/making/settler.ts";
import { ONES, tasteFor } from "../../engine/kinds/nurikabe/making/taste.ts";
import { SEA } from "../../engine/kinds/nurikabe/puzzle/grid.ts";
import { run } from "../../engine/model/job.ts";
import { randomFrom } from "../../engine/model/random.ts";
import { brokenRules } from "./oracle.ts";
import { smallPuzzles } from "./positions.ts";

const SIZES = [
  { rows: 3, cols: 3 },
  { rows: 3, cols: 11 },
  { rows: 5, cols: 5 },
  { rows: 8, cols: 6 },
  { rows: 10, cols: 10 },
  { rows: 17, cols: 17 },
];

/** A draft that is filled. */
function filled(
  size: { rows: number; cols: number },
  seed: number,
  taste = tasteFor(size, false, randomFrom(seed)),
) {
  const random = randomFrom(seed);
  const draft = new Draft(size);
  expect(run(fill(draft, taste, random))).toBe(true);
  return { draft, taste, random };
}

/** Whether the layout keeps the laws, and all that a draft says of it is so. */
function expectSound({ lattice, island, clues, size, home, tally }: Draft): void {
  const { rows, cols } = lattice;
  const isSea = [...island].map((one) => one === SEA);
  expect([...brokenRules(rows, cols, [...clues], isSea)]).toEqual([]);
  const numbers = new Set([...island].filter((one) => one !== SEA));
  for (const number of numbers) {
    expect(size[number]).toBe(island.filter((one) => one === number).length);
    expect(island[home[number]]).toBe(number);
    expect(clues[home[number]]).toBe(size[number]);
  }
  expect(clues.filter((clue) => clue > 0)).toHaveLength(numbers.size);
  expect(size.filter((cells) => cells > 0)).toHaveLength(numbers.size);
  expect([...tally].slice(1)).toEqual(
    Array.from({ length: tally.length - 1 }, (_, at) => clues.filter((clue) => clue === at + 1).length),
  );
}

describe("a filled draft", () => {
  it.each(SIZES)("of $rows rows and $cols columns keeps the laws and the taste", (size) => {
    for (let seed = 1; seed <= 20; seed++) {
      const { draft, taste } = filled(size, seed);
      expectSound(draft);
      expect(flawsOf(draft, taste)).toEqual([]);
      expect(Math.max(...draft.clues)).toBeLessThanOrEqual(taste.largest);
    }
  });

  it("can have islands of one cell only", () => {
    const { draft } = filled({ rows: 9, cols: 9 }, 3, ONES);
    expectSound(draft);
    expect(Math.max(...draft.clues)).toBe(1);
  });

  it("stays sound at every change, and is left as it was by one that is none", () => {
    for (const size of SIZES) {
      const { draft, taste, random } = filled(size, 5);
      const before = new Draft(size);
      let changes = 0;
      for (let step = 0; step < 400; step++) {
        before.copy(draft);
        const isChanged = change(draft, random.below(size.rows * size.cols), taste, random);
        if (isChanged) changes++;
        else expect(draft).toEqual(before);
        expectSound(draft);
        expect(flawsOf(draft, taste)).toEqual([]);
        expect(Math.max(0, ...draft.clues)).toBeLessThanOrEqual(taste.largest);
      }
      expect(changes).toBeGreaterThan(40);
    }
  });

  it("is made anew around a cell, and only there unless it must", () => {
    const size = { rows: 15, cols: 15 };
    const { draft, taste, random } = filled(size, 7);
    const before = [...draft.island];
    expect(run(refill(draft, 32, taste, random))).toBe(true);
    expectSound(draft);
    expect(flawsOf(draft, taste)).toEqual([]);
    const far = before.flatMap((_, cell) => (cell >= 10 * size.cols ? [cell] : []));
    const kept = far.filter((cell) => (before[cell] === SEA) === (draft.island[cell] === SEA));
    expect(kept.length).toBeGreaterThan(far.length * 0.8);
    expect([...draft.island]).not.toEqual(before);
  });

  it("counts the islands that there are too many of", () => {
    const { draft, taste } = filled({ rows: 10, cols: 10 }, 2);
    const [ones, twos] = [draft.tally[1], draft.tally[2]];
    expect(draft.excess({ ...taste, most: [0, 0, 0] })).toBe(ones + twos);
    expect(draft.excess({ ...taste, most: [0, 100, 0] })).toBe(twos);
    expect(draft.excess({ ...taste, most: [0, ones, twos] })).toBe(0);
  });
});

describe("a beginner", () => {
  const left = (settler: Settler, clues: ArrayLike<number>): string => {
    openBy(settler, clues);
    return Array.from(clues, (_, cell) => settler.colourAt(cell)).join("");
  };

  it.each([1, 2] as const)("concludes what the rules up to level %i do, no more and no less", (level) => {
    const told = new Set<string>();
    for (const { puzzle } of smallPuzzles(300, 51)) {
      const colours = left(new Beginner(puzzle, level), puzzle.clues);
      expect(colours).toBe(left(new Ruled(puzzle, level), puzzle.clues));
      told.add(colours);
    }
    for (const size of SIZES.slice(3)) {
      const [beginner, ruled] = [new Beginner(size, level), new Ruled(size, level)];
      for (let seed = 1; seed <= 10; seed++) {
        const { clues } = filled(size, seed).draft;
        expect(left(beginner, clues)).toBe(left(ruled, clues));
      }
    }
    expect(told.size).toBeGreaterThan(100);
  });
});
