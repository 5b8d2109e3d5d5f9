import { type Cell, type Fact, is, type Value } from "../../../model/fact.ts";
import type { Grid } from "../../../model/grid.ts";
import type { Puzzle } from "../../../model/puzzle.ts";
import { assert } from "../../../model/result.ts";
import { CandidateGrid, candidateGrid, countOf, digitsIn } from "../../shared/digit-grid.ts";
import type { SudokuSize } from "./houses.ts";
import { lawsOf } from "./laws.ts";

/** A Sudoku of 4x4, 6x6 or 9x9 cells. Value v is the digit v; value 0 is not used. */
export interface SudokuPuzzle extends Puzzle {
  readonly kind: "sudoku";
  readonly size: SudokuSize;
  /** The given digit of each cell, 0 where the player writes. */
  readonly digits: readonly number[];
}

declare module "../../contract/kind.ts" {
  interface PuzzleOf {
    readonly sudoku: SudokuPuzzle;
  }
}

/** The puzzle with these givens, row-major, 0 for blank; they may contradict each other. */
export function sudokuPuzzle(size: SudokuSize, digits: readonly number[]): SudokuPuzzle {
  const cells = size * size;
  assert(digits.length === cells, "a Sudoku has one digit or blank a cell");
  return {
    kind: "sudoku",
    size,
    digits,
    rows: size,
    cols: size,
    cells,
    values: size + 1,
    givens: givensIn(digits),
    laws: lawsOf(size),
    filters: ["row", "column"],
    blank: () => new CandidateGrid(size),
    decided: (grid, cell) => grid.at(cell) > 0,
    options: (grid, cell) => optionsOf(grid, cell),
    pick: (grid) => pickFrom(grid, cells),
    answer: (grid) => Array.from({ length: cells }, (_, cell): Value => grid.at(cell)),
  };
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
