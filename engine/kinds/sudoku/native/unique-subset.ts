import { type Cell, type Fact, isNot } from "../../../model/fact.ts";
import { ONE_ANSWER } from "../../../model/rule.ts";
import type { CandidateGrid } from "../../shared/digit-grid.ts";
import { allDigits, countOf, digitsIn, notIn } from "../../shared/digit-grid.ts";
import type { House } from "../../shared/digit-houses.ts";
import type { NativeFinder, NativeFinding } from "../../shared/native-rule.ts";
import type { SudokuSize } from "../puzzle/houses.ts";
import { isPair, ruledOut, SIDES } from "./rectangles.ts";
import { rectanglesMet } from "./rectangles-met.ts";
import type { Pencilled, SudokuRule } from "./sight.ts";

/** Most cells that make a subset with the roof: up to a quadruple, as larger ones are not seen. */
const MOST_CHOSEN = 3;

/** Two corners of a rectangle whose other two have just a pair of digits. */
interface Side {
  readonly floor: readonly [Cell, Cell];
  readonly roof: readonly [Cell, Cell];
  /** The pair, and what the roof has besides, as bit sets. */
  readonly pair: number;
  readonly extra: number;
}

/**
 * Two corners of a rectangle have just a pair of digits, so one of the other two has another digit than these: they count as one
 * cell of a naked subset (HoDoKu's uniqueness test 3). Takes the smallest subsets of a house first.
 */
const findSubsets: NativeFinder<Pencilled> = function* (view) {
  const { puzzle, houses, grid } = view;
  const { twins } = rectanglesMet(view);
  yield twins.length;
  for (const corners of twins)
    for (const [a, b, c, d] of SIDES) {
      const pair = grid.candidates(corners[a]);
      if (pair !== grid.candidates(corners[b]) || !isPair(pair)) continue;
      const roof = [corners[c], corners[d]] as const;
      const extra = (grid.candidates(roof[0]) | grid.candidates(roof[1])) & ~pair;
      if (countOf(extra) < 2) continue;
      const side = { floor: [corners[a], corners[b]], roof, pair, extra } as const;
      for (const house of houses.of[roof[0]]) {
        if (!house.cells.includes(roof[1])) continue;
        yield house.cells.length;
        yield* subsetsIn(grid, puzzle.size, side, house);
      }
    }
};

export const UNIQUE_SUBSET: SudokuRule = {
  id: "unique-rectangle-naked-subset",
  name: { en: "Unique rectangle: naked subset", zh: "唯一矩形：显性数组" },
  level: 4,
  advanced: true,
  laws: ["cell", ONE_ANSWER],
  text: {
    en: "{S} are not just {D}, which could swap. One of them and {T} take {U} in {H}: others lose these.",
    zh: "{S} 必有一格填第三个数字，否则 {D} 能互换，出现两个答案。这一格与 {T} 占完{H}的 {U}，其他格都不是这些数字。",
  },
  find: findSubsets,
};

/** The subsets of a house that the roof makes as one cell. */
function* subsetsIn(
  grid: CandidateGrid,
  size: SudokuSize,
  side: Side,
  house: House,
): Iterable<NativeFinding> {
  const others = house.cells.filter((cell) => grid.at(cell) < 0 && !side.roof.includes(cell));
  for (let count = 1; count <= MOST_CHOSEN && count < others.length; count++)
    for (const [chosen, digits] of choices(grid, others, count, 0, side.extra)) {
      const adds = conclusions(grid, side, others, chosen, digits);
      if (adds.length > 0 && !holdsSmaller(grid, chosen, side.extra))
        yield finding(grid, size, side, house, chosen, digits, adds);
    }
}

/** So many of the cells from one on that with a first cell of those digits have a digit more than they are; with all their digits. */
function* choices(
  grid: CandidateGrid,
  cells: readonly Cell[],
  count: number,
  from: number,
  digits: number,
  most = count + 1,
): Iterable<readonly [chosen: readonly Cell[], digits: number]> {
  if (countOf(digits) > most) return;
  if (count === 0) {
    if (countOf(digits) === most) yield [[], digits];
    return;
  }
  for (let at = from; at <= cells.length - count; at++) {
    const joined = digits | grid.candidates(cells[at]);
    for (const [rest, all] of choices(grid, cells, count - 1, at + 1, joined, most))
      yield [[cells[at], ...rest], all];
  }
}

/** Whether fewer of the cells, one at least, make a subset with the roof: the others are then not needed. */
function holdsSmaller(grid: CandidateGrid, chosen: readonly Cell[], extra: number): boolean {
  for (let some = 1; some < (1 << chosen.length) - 1; some++) {
    const fewer = chosen.filter((_, at) => some & (1 << at));
    const digits = fewer.reduce((all, cell) => all | grid.candidates(cell), extra);
    if (countOf(digits) === fewer.length + 1) return true;
  }
  return false;
}

/** No other cell of the house has a digit of the subset; the roof has none that only the chosen cells can hold. */
function conclusions(
  grid: CandidateGrid,
  { roof, pair }: Side,
  others: readonly Cell[],
  chosen: readonly Cell[],
  digits: number,
): Fact[] {
  const out = (cell: Cell, left: number): Fact[] =>
    digitsIn(grid.candidates(cell) & left).map((digit) => isNot(cell, digit));
  return [
    ...others.filter((cell) => !chosen.includes(cell)).flatMap((cell) => out(cell, digits)),
    ...roof.flatMap((cell) => out(cell, digits & pair)),
  ];
}

function finding(
  grid: CandidateGrid,
  size: SudokuSize,
  { floor, roof, pair }: Side,
  { law, number, cells }: House,
  chosen: readonly Cell[],
  digits: number,
  adds: readonly Fact[],
): NativeFinding {
  return {
    adds,
    because: () => [
      ...ruledOut(grid, size, floor),
      ...digitsIn(allDigits(size) & ~(pair | digits)).flatMap((digit) => notIn(roof, digit)),
      ...digitsIn(allDigits(size) & ~digits).flatMap((digit) => notIn(chosen, digit)),
    ],
    laws: ["cell", law, ONE_ANSWER],
    bindings: () => ({
      S: { as: "cells", of: [...roof] },
      D: { as: "values", of: digitsIn(pair) },
      T: { as: "cells", of: [...chosen] },
      U: { as: "values", of: digitsIn(digits) },
      H: { as: "house", law, of: number },
    }),
    marks: () => ({ area: [...cells, ...floor], cause: [...roof, ...chosen] }),
  };
}
