import fc from "fast-check";
import { expect, it } from "vitest";
import { cellOf, is, isNegative, isNot, MAX_VALUE, negate, valueOf } from "../../engine/model/fact.ts";
import { latticeOf } from "../../engine/model/lattice.ts";
import { randomFrom } from "../../engine/model/random.ts";

it("packs every cell and value of the largest board into a fact and back", () => {
  fc.assert(
    fc.property(fc.nat(4095), fc.nat(MAX_VALUE), (cell, value) => {
      for (const fact of [is(cell, value), isNot(cell, value)]) {
        expect(cellOf(fact)).toBe(cell);
        expect(valueOf(fact)).toBe(value);
        expect(negate(negate(fact))).toBe(fact);
      }
      expect(negate(is(cell, value))).toBe(isNot(cell, value));
      expect(isNegative(isNot(cell, value))).toBe(true);
      expect(isNegative(is(cell, value))).toBe(false);
    }),
    { seed: 1 },
  );
});

it("gives the same random numbers for the same seed, and others for another", () => {
  const draw = (seed: number): number[] => {
    const random = randomFrom(seed);
    return Array.from({ length: 8 }, () => random.below(1000));
  };
  expect(draw(7)).toEqual([...draw(7)]);
  expect(draw(7)).not.toEqual(draw(8));
  expect(draw(2 ** 32 + 7)).not.toEqual(draw(7));
  expect([...randomFrom(3).shuffle([1, 2, 3, 4, 5])].sort()).toEqual([1, 2, 3, 4, 5]);
});

it("knows the orthogonal neighbours of a lattice", () => {
  const { near } = latticeOf(2, 3);
  expect(near).toEqual([
    [1, 3],
    [0, 2, 4],
    [1, 5],
    [0, 4],
    [1, 3, 5],
    [2, 4],
  ]);
});
