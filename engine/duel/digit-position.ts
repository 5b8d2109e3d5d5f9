import type { Cell, Value } from "../model/fact.ts";
import type { BitLayout } from "./digit-board.ts";
import type { DuelSize } from "./duel-size.ts";

/**
 * The open cells of each digit. The written digits matter only through these, and through the number of cells
 * that they fill.
 */
export interface DigitPosition {
  /** The cells that a digit can still be written in: digit d, from 0, has the words from d * bands on. */
  readonly open: readonly number[];
  /** Cells that are written. */
  readonly written: number;
}

/** A digit in a cell: cell * size + digit - 1. */
export type DigitMove = number;

export function moveOf(size: DuelSize, cell: Cell, digit: Value): DigitMove {
  return cell * size + digit - 1;
}

export function cellOfMove(size: DuelSize, move: DigitMove): Cell {
  return Math.floor(move / size);
}

export function digitOfMove(size: DuelSize, move: DigitMove): Value {
  return (move % size) + 1;
}

/** The position after those digits were written, 0 a blank; null when a digit stands twice in a row, column or box. */
export function positionOf(board: BitLayout, cells: readonly Value[]): DigitPosition | null {
  const all = 2 ** (board.high * board.size) - 1;
  let position: DigitPosition = { open: Array<number>(board.size * board.bands).fill(all), written: 0 };
  for (const [cell, digit] of cells.entries()) {
    if (digit === 0) continue;
    const move = moveOf(board.size, cell, digit);
    if (!isOpen(board, position, move)) return null;
    position = written(board, position, move);
  }
  return position;
}

export function isOpen(board: BitLayout, position: DigitPosition, move: DigitMove): boolean {
  const cell = cellOfMove(board.size, move);
  const word = (move % board.size) * board.bands + board.bandOf[cell];
  return (position.open[word] & board.bitOf[cell]) !== 0;
}

/** The position after a move: its cell is closed to every digit, and the cells that see it to this digit. */
export function written(board: BitLayout, position: DigitPosition, move: DigitMove): DigitPosition {
  const { size, bands, seen } = board;
  const digit = move % size;
  const cell = (move - digit) / size;
  const others = ~board.bitOf[cell];
  const open = position.open.slice();
  for (let word = board.bandOf[cell]; word < open.length; word += bands) open[word] &= others;
  for (let band = 0; band < bands; band++) open[digit * bands + band] &= ~seen[cell * bands + band];
  return { open, written: position.written + 1 };
}
