import { type Fact, is, isNot } from "../../../model/fact.ts";
import type { Grid } from "../../../model/grid.ts";
import type { Rule, Step } from "../../../model/rule.ts";
import { allDigits, candidateGrid, countOf, digitsIn, notIn } from "../grid.ts";
import { type House, housesOf } from "../houses.ts";
import type { SudokuPuzzle } from "../puzzle.ts";
import { named, spotsOf, without } from "./spots.ts";

/** All cells of a house but one are filled with different digits: the last cell holds the missing one. */
export const lastCell: Rule<SudokuPuzzle> = {
  id: "last-cell",
  name: { en: "Last cell", zh: "唯一空格" },
  level: 1,
  text: {
    en: "{cell} is the last empty cell of {house}, where only {digit} is missing.",
    zh: "{house}只剩 {cell} 一个空格，缺的是 {digit}。",
  },
  *find(puzzle, grid) {
    for (const house of housesOf(puzzle.size).all) {
      const empty = house.cells.filter((cell) => grid.at(cell) < 0);
      if (empty.length !== 1) continue;
      const others = without(house.cells, empty);
      const missing = others.reduce((bits, cell) => bits & ~(1 << grid.at(cell)), allDigits(puzzle.size));
      if (countOf(missing) !== 1) continue;
      const [cell] = empty;
      const [digit] = digitsIn(missing);
      yield {
        rule: "last-cell",
        adds: [is(cell, digit)],
        because: others.map((other) => is(other, grid.at(other))),
        laws: [house.law, "cell"],
        bindings: {
          house: named(house),
          cell: { as: "cell", of: cell },
          digit: { as: "value", of: digit },
        },
      };
    }
  },
};

const HIDDEN_TEXT = {
  en: "In {house}, {digit} fits only in {cell}.",
  zh: "在{house}里，{digit} 只能填在 {cell}。",
};

/** A digit with one place left in a box. */
export const hiddenSingleBox: Rule<SudokuPuzzle> = {
  id: "hidden-single-box",
  name: { en: "Hidden single in a box", zh: "宫排除" },
  level: 1,
  text: HIDDEN_TEXT,
  find: (puzzle, grid) => hiddenSingles("hidden-single-box", puzzle, grid, housesOf(puzzle.size).boxes),
};

/** A digit with one place left in a row or a column. */
export const hiddenSingleLine: Rule<SudokuPuzzle> = {
  id: "hidden-single-line",
  name: { en: "Hidden single in a row or column", zh: "行列排除" },
  level: 2,
  text: HIDDEN_TEXT,
  find(puzzle, grid) {
    const { rows, columns } = housesOf(puzzle.size);
    return hiddenSingles("hidden-single-line", puzzle, grid, [...rows, ...columns]);
  },
};

function* hiddenSingles(
  rule: string,
  puzzle: SudokuPuzzle,
  grid: Grid,
  houses: readonly House[],
): Iterable<Step> {
  for (const house of houses) {
    for (let digit = 1; digit <= puzzle.size; digit++) {
      const spots = spotsOf(grid, house.cells, digit);
      const [cell] = spots;
      if (spots.length !== 1 || grid.at(cell) > 0) continue;
      yield {
        rule,
        adds: [is(cell, digit)],
        because: notIn(without(house.cells, spots), digit),
        laws: [house.law],
        bindings: {
          house: named(house),
          cell: { as: "cell", of: cell },
          digit: { as: "value", of: digit },
        },
      };
    }
  }
}

/** A cell with one candidate left. */
export const nakedSingle: Rule<SudokuPuzzle> = {
  id: "naked-single",
  name: { en: "Naked single", zh: "唯一余数" },
  level: 2,
  text: {
    en: "{cell} can only be {digit}: every other digit is ruled out there.",
    zh: "{cell} 只能是 {digit}：其他数字都已排除。",
  },
  *find(puzzle, told) {
    const grid = candidateGrid(told);
    for (let cell = 0; cell < puzzle.cells; cell++) {
      const bits = grid.candidates(cell);
      if (grid.at(cell) > 0 || countOf(bits) !== 1) continue;
      const [digit] = digitsIn(bits);
      const others = digitsIn(allDigits(puzzle.size) & ~bits);
      yield {
        rule: "naked-single",
        adds: [is(cell, digit)],
        because: others.map((other): Fact => isNot(cell, other)),
        laws: ["cell"],
        bindings: { cell: { as: "cell", of: cell }, digit: { as: "value", of: digit } },
      };
    }
  },
};
