import type { Cell } from "../model/fact.ts";
import type { DuelSize } from "./duel-size.ts";

/**
 * Bit layout of a board: one word a band (a row of boxes), with bit row-in-band * size + column for each of
 * its cells, so 8, 12 or 27 bits. A set of cells is `bands` words.
 */
export interface BitLayout {
  readonly size: DuelSize;
  /** Rows a band is high, columns a stack is wide. */
  readonly high: number;
  readonly wide: number;
  readonly bands: number;
  readonly stacks: number;
  /** The band of each cell, and its bit in there. */
  readonly bandOf: readonly number[];
  readonly bitOf: readonly number[];
  /** For each cell the cells that see it, itself among them: its words at cell * bands. */
  readonly seen: readonly number[];
}

const boards = new Map<DuelSize, BitLayout>();

/** The board of that size; the same object each time. */
export function digitBoard(size: DuelSize): BitLayout {
  let board = boards.get(size);
  if (!board) {
    board = build(size);
    boards.set(size, board);
  }
  return board;
}

function build(size: DuelSize): BitLayout {
  const high = Math.floor(Math.sqrt(size));
  const wide = size / high;
  const bands = size / high;
  const inBand = high * size;
  const cells = Array.from({ length: size * size }, (_, cell) => cell);
  const bandOf = cells.map((cell) => Math.floor(cell / inBand));
  const bitOf = cells.map((cell) => 1 << (cell % inBand));
  const words = (of: readonly Cell[]): number[] => {
    const set = Array<number>(bands).fill(0);
    for (const cell of of) set[bandOf[cell]] |= bitOf[cell];
    return set;
  };
  const seen = cells.flatMap((cell) => words(cells.filter((other) => sees(size, high, cell, other))));
  return { size, high, wide, bands, stacks: size / wide, bandOf, bitOf, seen };
}

/** Whether two cells share a row, column or box; each shares them with itself. */
function sees(size: DuelSize, high: number, one: Cell, other: Cell): boolean {
  const wide = size / high;
  const [row, column] = [Math.floor(one / size), one % size];
  const [otherRow, otherColumn] = [Math.floor(other / size), other % size];
  if (row === otherRow || column === otherColumn) return true;
  const isSameBand = Math.floor(row / high) === Math.floor(otherRow / high);
  return isSameBand && Math.floor(column / wide) === Math.floor(otherColumn / wide);
}
