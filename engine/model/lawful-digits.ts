import type { Cell, Value } from "./fact.ts";

/** Rows a Sudoku box is high on a board of that size (4, 6 or 9 cells a side); it is size / high wide. */
export function boxHeight(size: number): number {
  return Math.floor(Math.sqrt(size));
}

/** The cells that share a row, column or box with the cell, itself among them, in order. */
export function seenFrom(size: number, cell: Cell): Cell[] {
  const high = boxHeight(size);
  const wide = size / high;
  const [row, column] = [Math.floor(cell / size), cell % size];
  const sees = (other: Cell): boolean => {
    const [otherRow, otherColumn] = [Math.floor(other / size), other % size];
    if (otherRow === row || otherColumn === column) return true;
    const inBand = Math.floor(otherRow / high) === Math.floor(row / high);
    return inBand && Math.floor(otherColumn / wide) === Math.floor(column / wide);
  };
  return Array.from({ length: size * size }, (_, other) => other).filter(sees);
}

/**
 * The digits, in order, that can be written in each cell so that none stands twice in a row, column or box; none in
 * a cell that is written. 0 is blank.
 */
export function lawfulDigits(size: number, cells: readonly Value[]): readonly (readonly Value[])[] {
  const digits = Array.from({ length: size }, (_, index) => index + 1);
  return cells.map((written, cell) => {
    if (written !== 0) return [];
    const seen = new Set(seenFrom(size, cell).map((other) => cells[other]));
    return digits.filter((digit) => !seen.has(digit));
  });
}
