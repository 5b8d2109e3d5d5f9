import { is } from "../../../model/fact.ts";
import type { Rule } from "../../../model/rule.ts";
import { candidateGrid, digitsIn } from "../grid.ts";
import { housesOf } from "../houses.ts";
import type { SudokuPuzzle } from "../puzzle.ts";
import { newExclusions } from "./spots.ts";

/** A filled cell holds no other digit. */
export const placed: Rule<SudokuPuzzle> = {
  id: "placed",
  name: { en: "Filled cell", zh: "已填的格" },
  level: 0,
  text: {
    en: "{cell} is {digit}, so it is nothing else.",
    zh: "{cell} 是 {digit}，所以不是其他数字。",
  },
  *find(puzzle, told) {
    const grid = candidateGrid(told);
    for (let cell = 0; cell < puzzle.cells; cell++) {
      const digit = grid.at(cell);
      if (digit < 0) continue;
      const adds = newExclusions(grid, [cell], digitsIn(grid.candidates(cell) & ~(1 << digit)));
      if (adds.length === 0) continue;
      yield {
        rule: "placed",
        adds,
        because: [is(cell, digit)],
        laws: ["cell"],
        bindings: { cell: { as: "cell", of: cell }, digit: { as: "value", of: digit } },
      };
    }
  },
};

/** A digit leaves every cell that sees it. */
export const seen: Rule<SudokuPuzzle> = {
  id: "seen",
  name: { en: "Digit in sight", zh: "看见已填的数字" },
  level: 0,
  text: {
    en: "{cell} is {digit}, so no other cell of its row, column or box is {digit}.",
    zh: "{cell} 是 {digit}，所以同行、同列、同宫的其他格都不是 {digit}。",
  },
  *find(puzzle, grid) {
    const houses = housesOf(puzzle.size);
    for (let cell = 0; cell < puzzle.cells; cell++) {
      const digit = grid.at(cell);
      if (digit < 0) continue;
      const adds = newExclusions(grid, houses.peers[cell], [digit]);
      if (adds.length === 0) continue;
      yield {
        rule: "seen",
        adds,
        because: [is(cell, digit)],
        laws: ["box", "row", "column"],
        bindings: { cell: { as: "cell", of: cell }, digit: { as: "value", of: digit } },
      };
    }
  },
};
