import { CandidateGrid, candidateGrid, digitsIn } from "../../../engine/kinds/shared/digit-grid.ts";
import { cellLaw, houseLaw } from "../../../engine/kinds/shared/digit-laws.ts";
import { type Cell, is } from "../../../engine/model/fact.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";

/** A Latin square of 4x4 to 6x6 cells: every row and column holds each digit once. */
export interface LatinPuzzle extends Puzzle {
  readonly kind: "latin";
  /** The given digit of each cell, 0 where the player writes. */
  readonly digits: readonly number[];
}

declare module "../../../engine/kinds/contract/kind.ts" {
  interface PuzzleOf {
    readonly latin: LatinPuzzle;
  }
}

/** Rows, then columns, of a square with that side. */
export function linesOf(side: number): Cell[][] {
  const numbers = Array.from({ length: side }, (_, at) => at);
  return [
    ...numbers.map((row) => numbers.map((col) => row * side + col)),
    ...numbers.map((col) => numbers.map((row) => row * side + col)),
  ];
}

/** The puzzle with these givens, row-major, 0 for blank. */
export function latinPuzzle(digits: readonly number[]): LatinPuzzle {
  const side = Math.sqrt(digits.length);
  return {
    ...{ kind: "latin", rows: side, cols: side, cells: digits.length, values: side + 1, digits },
    givens: digits.flatMap((digit, cell) => (digit ? [is(cell, digit)] : [])),
    laws: [
      ...linesOf(side).map((cells, at) => houseLaw(at < side ? "row" : "column", cells, side)),
      ...digits.map((_, cell) => cellLaw(cell, side)),
    ],
    filters: ["row", "column"],
    blank: () => new CandidateGrid(side),
    decided: (grid, cell) => grid.at(cell) > 0,
    options: (grid, cell) => digitsIn(candidateGrid(grid).candidates(cell)).map((digit) => is(cell, digit)),
    answer: (grid) => digits.map((_, cell) => grid.at(cell)),
  };
}
