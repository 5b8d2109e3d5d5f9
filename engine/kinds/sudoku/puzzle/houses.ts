import type { Cell } from "../../../model/fact.ts";

/** The sizes that Sudoku is played in: cells a side, which is also the greatest digit. */
export const SIZES = [4, 6, 9] as const;
export type SudokuSize = (typeof SIZES)[number];

export type HouseLaw = "row" | "column" | "box";

/** A row, column or box: cells that hold every digit once. */
export interface House {
  readonly law: HouseLaw;
  /** From 1: rows from the top, columns from the left, boxes row by row. */
  readonly number: number;
  readonly cells: readonly Cell[];
}

/** Who shares a house with whom, for one size. */
export interface Houses {
  readonly size: SudokuSize;
  readonly rows: readonly House[];
  readonly columns: readonly House[];
  readonly boxes: readonly House[];
  /** Boxes, then rows, then columns. */
  readonly all: readonly House[];
  /** The box, row and column of each cell. */
  readonly of: readonly (readonly House[])[];
  /** The other cells that share a house with each cell, in order. */
  readonly peers: readonly (readonly Cell[])[];
}

/** Rows a box is high; it is size / high wide, so 6x6 has boxes of 2 rows and 3 columns. */
const BOX_ROWS: Readonly<Record<SudokuSize, number>> = { 4: 2, 6: 2, 9: 3 };

const known = new Map<SudokuSize, Houses>();

/** The houses of that size; the same object each time. */
export function housesOf(size: SudokuSize): Houses {
  let houses = known.get(size);
  if (!houses) {
    houses = build(size);
    known.set(size, houses);
  }
  return houses;
}

/** The size with that many cells, or undefined. */
export function sizeWithCells(cells: number): SudokuSize | undefined {
  return SIZES.find((size) => size * size === cells);
}

/** Number of the box, from 0, that a cell lies in. */
export function boxAt(size: SudokuSize, cell: Cell): number {
  const high = BOX_ROWS[size];
  const wide = size / high;
  return Math.floor(cell / size / high) * high + Math.floor((cell % size) / wide);
}

function build(size: SudokuSize): Houses {
  const cells = Array.from({ length: size * size }, (_, cell) => cell);
  const split = (law: HouseLaw, index: (cell: Cell) => number): House[] =>
    Array.from({ length: size }, (_, at) => ({
      law,
      number: at + 1,
      cells: cells.filter((cell) => index(cell) === at),
    }));
  const rows = split("row", (cell) => Math.floor(cell / size));
  const columns = split("column", (cell) => cell % size);
  const boxes = split("box", (cell) => boxAt(size, cell));
  const all = [...boxes, ...rows, ...columns];
  const of = cells.map((cell) => all.filter((house) => house.cells.includes(cell)));
  const peers = cells.map((cell) =>
    cells.filter((other) => other !== cell && of[cell].some((house) => house.cells.includes(other))),
  );
  return { size, rows, columns, boxes, all, of, peers };
}
