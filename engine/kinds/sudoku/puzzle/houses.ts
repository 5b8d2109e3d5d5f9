import type { Cell } from "../../../model/fact.ts";
import { type House, linesOf, type Peers, peersIn } from "../../shared/digit-houses.ts";

/** The sizes that Sudoku is played in: cells a side, which is also the greatest digit. */
export const SIZES = [4, 6, 9] as const;
export type SudokuSize = (typeof SIZES)[number];

/** Houses and peers of the cells of one size. */
export interface Houses {
  readonly size: SudokuSize;
  readonly rows: readonly House[];
  readonly columns: readonly House[];
  readonly boxes: readonly House[];
  /** Boxes row by row, then rows, then columns. */
  readonly all: readonly House[];
  /** The box, row and column of each cell. */
  readonly of: readonly (readonly House[])[];
  readonly peers: Peers;
  /** By house and other house: see `sharedAt`. */
  readonly shared: Uint16Array;
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

/** The positions in a house of its cells that another house has too, as a bit set; houses by their numbers among all. */
export function sharedAt({ all, shared }: Houses, house: number, other: number): number {
  return shared[house * all.length + other];
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
  const lines = linesOf(size);
  const boxes = Array.from({ length: size }, (_, box) => ({
    law: "box",
    number: box + 1,
    cells: cells.filter((cell) => boxAt(size, cell) === box),
  }));
  const all = [...boxes, ...lines];
  const of = cells.map((cell) => all.filter((house) => house.cells.includes(cell)));
  const peers = peersIn(all, cells.length);
  const shared = Uint16Array.from(
    all.flatMap(({ cells }) => all.map((other) => bitsWhere(cells, (cell) => other.cells.includes(cell)))),
  );
  return { size, rows: lines.slice(0, size), columns: lines.slice(size), boxes, all, of, peers, shared };
}

function bitsWhere(cells: readonly Cell[], isThere: (cell: Cell) => boolean): number {
  return cells.reduce((bits, cell, at) => bits | (Number(isThere(cell)) << at), 0);
}
