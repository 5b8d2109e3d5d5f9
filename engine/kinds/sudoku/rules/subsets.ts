import { isNot } from "../../../model/fact.ts";
import type { Rule, Step } from "../../../model/rule.ts";
import { allDigits, type CandidateGrid, candidateGrid, countOf, digitsIn, notIn } from "../grid.ts";
import { housesOf } from "../houses.ts";
import type { SudokuPuzzle } from "../puzzle.ts";
import { choices, named, newExclusions, spotsOf, without } from "./spots.ts";

/** Two cells of a house with the same two candidates: the two digits leave its other cells. */
export const nakedPair: Rule<SudokuPuzzle> = {
  id: "naked-pair",
  name: { en: "Naked pair", zh: "显性数对" },
  level: 3,
  text: {
    en: "{cells} can only be {digits}, so no other cell of {house} is one of the two.",
    zh: "{cells} 只能是 {digits}，所以{house}的其他格都不是这两个数字。",
  },
  find: (puzzle, grid) => nakedSubsets("naked-pair", puzzle, candidateGrid(grid), 2),
};

/** Three cells of a house with three candidates between them: the three digits leave its other cells. */
export const nakedTriple: Rule<SudokuPuzzle> = {
  id: "naked-triple",
  name: { en: "Naked triple", zh: "显性三数组" },
  level: 3,
  text: {
    en: "{cells} can only be {digits}, so no other cell of {house} is one of the three.",
    zh: "{cells} 只能是 {digits}，所以{house}的其他格都不是这三个数字。",
  },
  find: (puzzle, grid) => nakedSubsets("naked-triple", puzzle, candidateGrid(grid), 3),
};

function* nakedSubsets(
  rule: string,
  puzzle: SudokuPuzzle,
  grid: CandidateGrid,
  count: number,
): Iterable<Step> {
  for (const house of housesOf(puzzle.size).all) {
    const narrow = house.cells.filter((cell) => {
      const left = countOf(grid.candidates(cell));
      return grid.at(cell) < 0 && left >= 2 && left <= count;
    });
    for (const cells of choices(narrow, count)) {
      const bits = cells.reduce((union, cell) => union | grid.candidates(cell), 0);
      if (countOf(bits) !== count) continue;
      const digits = digitsIn(bits);
      const adds = newExclusions(grid, without(house.cells, cells), digits);
      if (adds.length === 0) continue;
      const others = digitsIn(allDigits(puzzle.size) & ~bits);
      yield {
        rule,
        adds,
        because: cells.flatMap((cell) => others.map((other) => isNot(cell, other))),
        laws: ["cell", house.law],
        bindings: {
          house: named(house),
          cells: { as: "cells", of: cells },
          digits: { as: "values", of: digits },
        },
      };
    }
  }
}

/** Two digits of a house with the same two places: the two cells hold nothing else. */
export const hiddenPair: Rule<SudokuPuzzle> = {
  id: "hidden-pair",
  name: { en: "Hidden pair", zh: "隐性数对" },
  level: 3,
  text: {
    en: "In {house}, {digits} fit only in {cells}, so these two cells hold nothing else.",
    zh: "在{house}里，{digits} 只能填在 {cells}，所以这两格不是其他数字。",
  },
  *find(puzzle, grid) {
    const all = digitsIn(allDigits(puzzle.size));
    for (const house of housesOf(puzzle.size).all) {
      const places = all.map((digit) => ({ digit, cells: spotsOf(grid, house.cells, digit) }));
      const twice = places.filter(({ cells }) => cells.length === 2);
      for (const [one, other] of choices(twice, 2)) {
        const { cells } = one;
        if (cells.some((cell, at) => cell !== other.cells[at] || grid.at(cell) > 0)) continue;
        const digits = [one.digit, other.digit];
        const adds = newExclusions(grid, cells, without(all, digits));
        if (adds.length === 0) continue;
        const rest = without(house.cells, cells);
        yield {
          rule: "hidden-pair",
          adds,
          because: digits.flatMap((digit) => notIn(rest, digit)),
          laws: [house.law, "cell"],
          bindings: {
            house: named(house),
            cells: { as: "cells", of: cells },
            digits: { as: "values", of: digits },
          },
        };
      }
    }
  },
};
