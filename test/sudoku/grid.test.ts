import { describe, expect, it } from "vitest";
import { countOf, digitsIn } from "../../engine/kinds/shared/digit-grid.ts";
import { cellOf, type Fact, is, isNot, negate, valueOf } from "../../engine/model/fact.ts";
import { randomFrom } from "../../engine/model/random.ts";
import { blankPuzzle, gridWith } from "./board.ts";

const four = blankPuzzle(4);

describe("a grid of candidates", () => {
  it("knows nothing at first", () => {
    const grid = gridWith(four, []);
    expect(grid.at(5)).toBe(-1);
    expect([1, 2, 3, 4].every((digit) => grid.can(5, digit))).toBe(true);
    expect([0, 5].some((digit) => grid.can(5, digit))).toBe(false);
  });

  it("draws no conclusion from a placement", () => {
    const grid = gridWith(four, [is(0, 3)]);
    expect(grid.at(0)).toBe(3);
    expect(grid.knows(is(0, 3))).toBe(true);
    expect(digitsIn(grid.candidates(0))).toEqual([1, 2, 3, 4]);
    expect(grid.can(1, 3)).toBe(true);
  });

  it("tells news from what it knew", () => {
    const grid = gridWith(four, []);
    expect([grid.add(is(0, 3)), grid.add(is(0, 3)), grid.add(isNot(0, 2)), grid.add(isNot(0, 2))]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it("keeps a digit that was ruled out and then placed as both", () => {
    const grid = gridWith(four, [isNot(0, 3), is(0, 3)]);
    expect(grid.knows(is(0, 3)) && grid.knows(isNot(0, 3))).toBe(true);
  });

  it("takes a second digit for a placed cell as a denial of the first", () => {
    const grid = gridWith(four, [is(0, 3), is(0, 4)]);
    expect(grid.at(0)).toBe(3);
    expect(grid.knows(isNot(0, 3))).toBe(true);
  });

  it("forgets a branch wholly, contradictions included", () => {
    const random = randomFrom(20);
    const fact = (): Fact => {
      const positive = is(random.below(16), 1 + random.below(4));
      return random.below(3) === 0 ? positive : negate(positive);
    };
    for (let round = 0; round < 300; round++) {
      const kept = Array.from({ length: random.below(12) }, fact);
      const grid = gridWith(four, kept);
      const mark = grid.mark();
      const branch = Array.from({ length: 1 + random.below(20) }, fact);
      for (const added of branch) grid.add(added);
      grid.undo(mark);
      const fresh = gridWith(four, kept);
      for (let cell = 0; cell < 16; cell++) {
        expect(grid.at(cell)).toBe(fresh.at(cell));
        expect(grid.candidates(cell)).toBe(fresh.candidates(cell));
      }
      expect(branch.every((added) => grid.knows(added) === fresh.knows(added))).toBe(true);
    }
  });

  it("packs facts whole", () => {
    expect([cellOf(is(80, 9)), valueOf(isNot(80, 9))]).toEqual([80, 9]);
  });

  it("counts and lists the digits of a bit set", () => {
    expect([0, 0b10, 0b1010110].map(countOf)).toEqual([0, 1, 4]);
    expect(digitsIn(0b1000000010)).toEqual([1, 9]);
  });
});
