import { describe, expect, it } from "vitest";
import { draft, thin } from "../../engine/kinds/sudoku/draft.ts";
import { SIZES } from "../../engine/kinds/sudoku/houses.ts";
import { run } from "../../engine/model/job.ts";
import { firstConflict, gridOf, isFull } from "../../engine/model/puzzle.ts";
import { randomFrom } from "../../engine/model/random.ts";

describe("drafting a Sudoku", () => {
  it.each(SIZES)("fills a board of size %i by the laws, each seed its own", (size) => {
    const texts = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const full = run(draft({ rows: size, cols: size }, randomFrom(seed)));
      const grid = gridOf(full);
      expect(isFull(full, grid) && firstConflict(full, grid)).toBeNull();
      texts.add(full.digits.join(""));
    }
    expect(texts.size).toBeGreaterThan(size === 4 ? 20 : 39);
  });

  it("gives the same board for the same seed", () => {
    const board = () => run(draft({ rows: 9, cols: 9 }, randomFrom(7))).digits;
    expect(board()).toEqual(board());
  });

  it("puts every digit in the first cell sooner or later", () => {
    const firsts = new Set<number>();
    for (let seed = 0; seed < 120; seed++)
      firsts.add(run(draft({ rows: 9, cols: 9 }, randomFrom(seed))).digits[0]);
    expect(firsts.size).toBe(9);
  });
});

describe("thinning a Sudoku", () => {
  it("offers each given once, from the puzzle as it has become", () => {
    const full = run(draft({ rows: 4, cols: 4 }, randomFrom(3)));
    const thinning = thin(full, randomFrom(4));
    let current = full;
    const tried = new Set<number>();
    let taken = false;
    for (let next = thinning.next(taken); !next.done; next = thinning.next(taken)) {
      const dug = next.value.digits.findIndex((digit, cell) => digit !== current.digits[cell]);
      expect(next.value.givens).toHaveLength(current.givens.length - 1);
      expect(tried.has(dug)).toBe(false);
      tried.add(dug);
      taken = dug % 2 === 0;
      if (taken) current = next.value;
    }
    expect(tried.size).toBe(16);
    expect(current.givens).toHaveLength(8);
  });
});
