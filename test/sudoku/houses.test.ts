import { describe, expect, it } from "vitest";
import { boxAt, housesOf, SIZES, sizeWithCells } from "../../engine/kinds/sudoku/puzzle/houses.ts";

describe("the houses of a Sudoku", () => {
  it.each(SIZES)("of size %i hold size cells each and cover every cell three times", (size) => {
    const houses = housesOf(size);
    expect(houses.all).toHaveLength(3 * size);
    expect(houses.all.every((house) => new Set(house.cells).size === size)).toBe(true);
    for (let cell = 0; cell < size * size; cell++) {
      expect(houses.of[cell].map((house) => house.law)).toEqual(["box", "row", "column"]);
    }
  });

  it.each([
    [4, "0011001122332233"],
    [6, "000111000111222333222333444555444555"],
    [9, `${"000111222".repeat(3)}${"333444555".repeat(3)}${"666777888".repeat(3)}`],
  ] as const)("of size %i have boxes in the usual shape", (size, boxes) => {
    expect(Array.from(boxes, (_, cell) => boxAt(size, cell)).join("")).toBe(boxes);
  });

  it.each([
    [4, 7],
    [6, 12],
    [9, 20],
  ] as const)("of size %i give each cell %i peers, and each is a peer of its peers", (size, count) => {
    const { peers } = housesOf(size);
    for (const [cell, seen] of peers.entries()) {
      expect(seen).toHaveLength(count);
      expect(seen).not.toContain(cell);
      expect(seen.every((peer) => peers[peer].includes(cell))).toBe(true);
    }
  });

  it("are the same object each time", () => {
    expect(housesOf(6)).toBe(housesOf(6));
  });

  it("are found by their number of cells", () => {
    expect([16, 36, 81, 25, 0].map(sizeWithCells)).toEqual([4, 6, 9, undefined, undefined]);
  });
});
