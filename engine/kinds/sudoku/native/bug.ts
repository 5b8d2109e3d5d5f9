import { type Cell, type Fact, is, isNot, type Value } from "../../../model/fact.ts";
import { ONE_ANSWER } from "../../../model/rule.ts";
import { type CandidateGrid, digitsIn } from "../../shared/digit-grid.ts";
import type { NativeFinder } from "../../shared/native-rule.ts";
import type { Houses, SudokuSize } from "../puzzle/houses.ts";
import { ruledOut } from "./rectangles.ts";
import type { Pencilled, SudokuRule } from "./sight.ts";

/**
 * Every open cell has two candidates, and one has three: if its third were not there, each digit would have no place or two in
 * every house, and such a board has no answer or several ("bivalue universal grave", found by users of the Sudoku Programmers'
 * Forum in 2005; HoDoKu's BUG+1).
 */
const findBug: NativeFinder<Pencilled> = function* ({ puzzle, houses, grid }, only) {
  const cell = lastCellOfThree(grid, puzzle.cells);
  if (cell < 0 || (only !== undefined && only !== cell)) return;
  yield puzzle.cells;
  const extra = extraDigit(grid, houses.all, cell);
  if (extra < 0) return;
  const others = digitsIn(grid.candidates(cell)).filter((digit) => digit !== extra);
  yield {
    adds: others.map((digit) => isNot(cell, digit)),
    because: () => wholeBoard(grid, puzzle.cells, puzzle.size),
    bindings: () => ({ c: { as: "cell", of: cell }, d: { as: "value", of: extra } }),
    marks: () => ({ area: [cell], target: [cell] }),
    sets: () => [placesBeside(grid, houses, cell, extra).map((place) => is(place, extra))],
  };
};

export const BUG: SudokuRule = {
  id: "bug-the-extra-digit",
  name: { en: "BUG: the extra digit", zh: "全双值格致死解法（BUG）" },
  level: 4,
  advanced: true,
  laws: ["row", "column", "box", "cell", ONE_ANSWER],
  text: {
    en: "Only {c} has three candidates. Without its {d}, each digit would fit twice in each house: two answers or none. So {c} is {d}.",
    zh: "只有 {c} 有三个候选数。去掉它的 {d}，剩下的数字在每行、每列、每宫里都恰有两处，答案就是两个或没有。所以 {c} 是 {d}。",
  },
  find: findBug,
};

/** The one open cell with three candidates where all others have two; else -1. */
function lastCellOfThree(grid: CandidateGrid, cells: number): Cell | -1 {
  let found = -1;
  for (let cell = 0; cell < cells; cell++) {
    if (grid.at(cell) > 0) continue;
    const candidates = grid.candidates(cell);
    const rest = candidates & (candidates - 1);
    const third = rest & (rest - 1);
    if (rest === 0 || (third & (third - 1)) !== 0 || (third !== 0 && found >= 0)) return -1;
    if (third !== 0) found = cell;
  }
  return found;
}

/** The digit without whose place in the cell every digit has no place or two in each house; else -1. */
function extraDigit(grid: CandidateGrid, all: Pencilled["houses"]["all"], cell: Cell): Value | -1 {
  let extra = -1;
  for (const { cells } of all) {
    let once = 0;
    let twice = 0;
    let thrice = 0;
    let more = 0;
    for (const one of cells) {
      const left = grid.at(one) > 0 ? 0 : grid.candidates(one);
      more |= thrice & left;
      thrice |= twice & left;
      twice |= once & left;
      once |= left;
    }
    if (more !== 0 || once !== twice) return -1;
    if (!cells.includes(cell)) {
      if (thrice !== 0) return -1;
      continue;
    }
    const [digit = -1, second] = digitsIn(thrice);
    if (second !== undefined || digit < 0 || (extra >= 0 && digit !== extra)) return -1;
    extra = digit;
  }
  return extra >= 0 && grid.can(cell, extra) ? extra : -1;
}

/** Where else the houses of a cell have a digit: it is there too often, thrice in each. */
function placesBeside(grid: CandidateGrid, { peers }: Houses, cell: Cell, digit: Value): readonly Cell[] {
  return peers[cell].filter((peer) => grid.at(peer) < 0 && grid.can(peer, digit));
}

/** What is placed, and what is ruled out in the open cells. */
function wholeBoard(grid: CandidateGrid, cells: number, size: SudokuSize): Fact[] {
  return Array.from({ length: cells }, (_, cell) =>
    grid.at(cell) > 0 ? [is(cell, grid.at(cell))] : ruledOut(grid, size, [cell]),
  ).flat();
}
