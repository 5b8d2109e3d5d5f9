import { type Cell, type Fact, is, type Value } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import type { Law, Puzzle } from "../../model/puzzle.ts";
import { assert } from "../../model/result.ts";
import type { KindId } from "../contract/kind.ts";
import { CandidateGrid, candidateGrid, countOf, digitsIn } from "./digit-grid.ts";
import type { House } from "./digit-houses.ts";
import { cellLaw, houseLaw } from "./digit-laws.ts";

/** A square whose cells hold the digits from 1 to its side. Value v is the digit v; value 0 is not used. */
export interface DigitPuzzle extends Puzzle {
  /** The given digit of each cell, 0 where the player writes. */
  readonly digits: readonly number[];
  /** Cells a side. */
  readonly size: number;
  readonly houses: readonly House[];
}

/** The puzzle of that kind with these givens, row-major, 0 for blank; they may contradict each other. */
export function digitPuzzle<K extends KindId, S extends number>(
  kind: K,
  size: S,
  digits: readonly number[],
  houses: readonly House[],
): DigitPuzzle & { readonly kind: K; readonly size: S } {
  const cells = size * size;
  assert(digits.length === cells, "a puzzle of digits has one digit or blank a cell");
  return {
    kind,
    size,
    digits,
    houses,
    rows: size,
    cols: size,
    cells,
    values: size + 1,
    givens: givensIn(digits),
    laws: digitLaws(houses, size),
    filters: ["row", "column"],
    blank: () => new CandidateGrid(size),
    decided: (grid, cell) => grid.at(cell) > 0,
    options: (grid, cell) => optionsOf(grid, cell),
    pick: (grid) => pickFrom(grid, cells),
    answer: (grid) => Array.from({ length: cells }, (_, cell): Value => grid.at(cell)),
  };
}

const known = new WeakMap<readonly House[], readonly Law[]>();

/** The laws of those houses, in their order, then those of the cells; the same objects each time for the same houses. */
export function digitLaws(houses: readonly House[], side: number): readonly Law[] {
  const laws = known.get(houses) ?? [
    ...houses.map((house) => houseLaw(house.law, house.cells, side)),
    ...Array.from({ length: side * side }, (_, cell) => cellLaw(cell, side)),
  ];
  known.set(houses, laws);
  return laws;
}

function givensIn(digits: readonly number[]): Fact[] {
  const givens: Fact[] = [];
  for (let cell = 0; cell < digits.length; cell++) if (digits[cell]) givens.push(is(cell, digits[cell]));
  return givens;
}

function optionsOf(grid: Grid, cell: Cell): Fact[] {
  return digitsIn(candidateGrid(grid).candidates(cell)).map((digit) => is(cell, digit));
}

/** The undecided cell with the fewest candidates, the first of equals. */
function pickFrom(told: Grid, cells: number): Cell | -1 {
  const grid = candidateGrid(told);
  let picked = -1;
  let fewest = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < cells && fewest > 1; cell++) {
    if (grid.at(cell) > 0) continue;
    const count = countOf(grid.candidates(cell));
    if (count >= fewest) continue;
    picked = cell;
    fewest = count;
  }
  return picked;
}
