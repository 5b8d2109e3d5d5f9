import type { BitLayout } from "./digit-board.ts";
import type { DigitMove, DigitPosition } from "./digit-position.ts";

/**
 * The moves of a position, one of those that are plainly the same: digits that can be written in the same cells are
 * exchanged without changing anything, and so are two rows of a band in which every digit can be written in the same
 * columns, two such bands, and columns and stacks likewise. The first of them stands for all.
 */
export function openMoves(board: BitLayout, position: DigitPosition): DigitMove[] {
  const { size, bands } = board;
  const { open } = position;
  const cells = unlikeCells(board, open);
  const moves: DigitMove[] = [];
  for (let digit = 0; digit < size; digit++) {
    if (!isUnlikeBefore(board, open, digit)) continue;
    for (let band = 0; band < bands; band++) {
      const first = band * board.high * size;
      let left = open[digit * bands + band] & cells[band];
      while (left !== 0) {
        const bit = 31 - Math.clz32(left & -left);
        left &= left - 1;
        moves.push((first + bit) * size + digit);
      }
    }
  }
  return moves;
}

/** Whether no digit before it can be written in just the same cells. */
function isUnlikeBefore(board: BitLayout, open: readonly number[], digit: number): boolean {
  const { bands } = board;
  for (let before = 0; before < digit; before++) {
    let band = 0;
    while (band < bands && open[before * bands + band] === open[digit * bands + band]) band++;
    if (band === bands) return false;
  }
  return true;
}

/** The cells in rows and columns that differ from all before them, one word a band. */
function unlikeCells(board: BitLayout, open: readonly number[]): number[] {
  const { size, high, wide, bands, stacks } = board;
  const column = columnWord(board);
  const row = 2 ** size - 1;
  const stack = column * (2 ** wide - 1);
  let columns = 0;
  for (let at = 0; at < stacks; at++) {
    if (hasLikeColumns(open, at * wide, wide, at, stack)) continue;
    for (let in_ = 0; in_ < wide; in_++) {
      const place = at * wide + in_;
      if (!hasLikeColumns(open, place, 1, in_, column)) columns |= column << place;
    }
  }
  return Array.from({ length: bands }, (_, band) => {
    if (hasLikeBand(open, band, bands)) return 0;
    let rows = 0;
    for (let at = 0; at < high; at++)
      if (!hasLikeRow(open, band, bands, at, size, row)) rows |= row << (at * size);
    return rows & columns;
  });
}

/** The first column of a band. */
function columnWord({ size, high }: BitLayout): number {
  let word = 0;
  for (let row = 0; row < high; row++) word |= 1 << (row * size);
  return word;
}

/** Whether the columns from `place` on are open to each digit just as those one to `before` steps to the left are. */
function hasLikeColumns(
  open: readonly number[],
  place: number,
  step: number,
  before: number,
  mask: number,
): boolean {
  for (let back = 1; back <= before; back++) {
    const other = place - back * step;
    let word = 0;
    while (word < open.length && (((open[word] >> place) ^ (open[word] >> other)) & mask) === 0) word++;
    if (word === open.length) return true;
  }
  return false;
}

function hasLikeBand(open: readonly number[], band: number, bands: number): boolean {
  for (let other = 0; other < band; other++) {
    let word = 0;
    while (word < open.length && open[word + band] === open[word + other]) word += bands;
    if (word >= open.length) return true;
  }
  return false;
}

function hasLikeRow(
  open: readonly number[],
  band: number,
  bands: number,
  row: number,
  size: number,
  mask: number,
): boolean {
  for (let other = 0; other < row; other++) {
    let word = band;
    while (
      word < open.length &&
      (((open[word] >> (row * size)) ^ (open[word] >> (other * size))) & mask) === 0
    )
      word += bands;
    if (word >= open.length) return true;
  }
  return false;
}
