import { describe, expect, it } from "vitest";
import { dig } from "../../../engine/kinds/sudoku/making/dig.ts";
import { fullBoard } from "../../../engine/kinds/sudoku/making/full.ts";
import { canHold, orbitsOf } from "../../../engine/kinds/sudoku/making/orbits.ts";
import { swapsFor } from "../../../engine/kinds/sudoku/making/swaps.ts";
import { SYMMETRIES } from "../../../engine/kinds/sudoku/making/wish.ts";
import { SIZES, type SudokuSize } from "../../../engine/kinds/sudoku/puzzle/houses.ts";
import { sudokuPuzzle } from "../../../engine/kinds/sudoku/puzzle/puzzle.ts";
import { run } from "../../../engine/model/job.ts";
import { firstConflict, gridOf, isFull } from "../../../engine/model/puzzle.ts";
import { randomFrom } from "../../../engine/model/random.ts";
import { forward } from "../../../engine/search/forward.ts";

function answers(size: SudokuSize, digits: ArrayLike<number>): number {
  const puzzle = sudokuPuzzle(size, Array.from(digits));
  return run(forward(puzzle, gridOf(puzzle), { answers: 2, nodes: 100_000 })).answers.length;
}

describe("a random full board", () => {
  it.each(SIZES)("of size %i keeps the laws, each seed its own", (size) => {
    const texts = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const full = sudokuPuzzle(size, Array.from(fullBoard(size, randomFrom(seed))));
      const grid = gridOf(full);
      expect(isFull(full, grid) && firstConflict(full, grid)).toBeNull();
      texts.add(full.digits.join(""));
    }
    expect(texts.size).toBeGreaterThan(size === 4 ? 45 : 59);
  });

  it("is any of the 288 boards of 4x4 cells", () => {
    const random = randomFrom(11);
    const texts = new Set<string>();
    for (let count = 0; count < 4_000; count++) texts.add(fullBoard(4, random).join(""));
    expect(texts.size).toBe(288);
  });

  it.each([6, 9] as const)("of size %i has every digit about as often in every cell", (size) => {
    const random = randomFrom(12);
    const counts = new Uint32Array(size * size * (size + 1));
    const boards = 2_000;
    for (let count = 0; count < boards; count++) {
      fullBoard(size, random).forEach((digit, cell) => {
        counts[cell * (size + 1) + digit]++;
      });
    }
    for (let cell = 0; cell < size * size; cell++) {
      for (let digit = 1; digit <= size; digit++) {
        const share = counts[cell * (size + 1) + digit] / (boards / size);
        expect(Math.abs(share - 1)).toBeLessThan(0.3);
      }
    }
  });
});

describe.each(SYMMETRIES)("the symmetry %s", (symmetry) => {
  it.each(SIZES)("keeps each of %i x %i cells in one group, closed under the map", (size) => {
    const end = size - 1;
    const maps: Record<string, (row: number, col: number) => [number, number]> = {
      none: (row, col) => [row, col],
      "half-turn": (row, col) => [end - row, end - col],
      "quarter-turn": (row, col) => [end - col, row],
      "left-right": (row, col) => [row, end - col],
      "top-bottom": (row, col) => [end - row, col],
      diagonal: (row, col) => [col, row],
      "anti-diagonal": (row, col) => [end - col, end - row],
    };
    const orbits = orbitsOf(size, symmetry);
    expect(orbits.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: size * size }, (_, i) => i));
    for (const orbit of orbits) {
      for (const cell of orbit) {
        const [row, col] = maps[symmetry](Math.floor(cell / size), cell % size);
        expect(orbit).toContain(row * size + col);
      }
    }
  });

  it.each(SIZES)("knows which numbers of givens its groups add up to (%i)", (size) => {
    let sums = new Set([0]);
    for (const { length } of orbitsOf(size, symmetry))
      sums = new Set([...sums].flatMap((sum) => [sum, sum + length]));
    for (let givens = 0; givens <= size * size; givens++)
      expect(canHold(size, symmetry, givens)).toBe(sums.has(givens));
  });
});

describe("swaps", () => {
  it.each(SIZES)("need a group only where the board has two answers without it (%i)", (size) => {
    const random = randomFrom(21);
    const swaps = swapsFor(size);
    const groups = Array.from({ length: size * size }, (_, cell) => [cell]);
    let needed = 0;
    for (let count = 0; count < 6; count++) {
      const full = fullBoard(size, random);
      random.shuffle(groups);
      swaps.begin(full, groups);
      const digits = Array.from(full);
      for (let group = 0; group < groups.length * 0.7; group++) {
        const [cell] = groups[group];
        digits[cell] = 0;
        if (swaps.needs(group)) {
          needed++;
          expect(answers(size, digits)).toBe(2);
          digits[cell] = full[cell];
        } else swaps.digOut(group);
      }
    }
    expect(needed).toBeGreaterThan(4);
  });

  it("forget nothing when what was dug out goes back", () => {
    const random = randomFrom(22);
    const swaps = swapsFor(9);
    const groups = random.shuffle(Array.from({ length: 81 }, (_, cell) => [cell]));
    swaps.begin(fullBoard(9, random), groups);
    const needs = () => groups.map((_, group) => swaps.needs(group));
    const dug: number[] = [];
    const digTo = (end: number) => {
      for (let group = 0; group < end; group++) {
        if (swaps.needs(group) || dug.includes(group)) continue;
        swaps.digOut(group);
        dug.push(group);
      }
    };
    digTo(30);
    const [before, kept] = [needs(), dug.length];
    digTo(60);
    expect(needs()).not.toEqual(before);
    for (const group of dug.splice(kept).reverse()) swaps.putBack(group);
    expect(needs()).toEqual(before);
  });
});

describe.each(SIZES)("digging into %i x %i cells", (size) => {
  it.each(SYMMETRIES)("leaves what asking for every group in turn leaves (%s)", (symmetry) => {
    for (let seed = 1; seed <= 3; seed++) {
      const random = randomFrom(seed);
      const full = fullBoard(size, random);
      const order = random.shuffle([...orbitsOf(size, symmetry)]);
      const plain = Array.from(full);
      for (const group of order) {
        for (const cell of group) plain[cell] = 0;
        if (answers(size, plain) > 1) for (const cell of group) plain[cell] = full[cell];
      }
      expect(dig(size, full, order, 0)?.join("")).toBe(plain.join(""));
    }
  });

  it("stops at the wanted number of givens", () => {
    const random = randomFrom(5);
    for (let least = size * size - 1; least > (size * size) / 2; least--) {
      const dug = dig(size, fullBoard(size, random), orbitsOf(size, "none"), least);
      expect(dug?.filter((digit) => digit > 0)).toHaveLength(least);
    }
  });
});
