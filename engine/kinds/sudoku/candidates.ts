import type { Board } from "../../model/board.ts";
import type { Cell } from "../../model/fact.ts";
import { allDigits } from "../shared/digit-grid.ts";
import { housesOf } from "./puzzle/houses.ts";
import type { SudokuPuzzle } from "./puzzle/puzzle.ts";

/** The digit that a cell shows, given or written; 0 when blank. */
function shownAt(puzzle: SudokuPuzzle, board: Board, cell: Cell): number {
  return puzzle.digits[cell] || board.marks[cell];
}

/**
 * The candidates that each cell shows in auto-candidate mode, as bit sets: all digits less those its
 * peers show, less those struck out; none in a filled cell.
 */
export function candidatesOf(puzzle: SudokuPuzzle, board: Board): number[] {
  return puzzle.digits.map((_, cell) => candidatesAt(puzzle, board, cell));
}

/** The candidates that one cell shows in auto-candidate mode. */
export function candidatesAt(puzzle: SudokuPuzzle, board: Board, cell: Cell): number {
  if (shownAt(puzzle, board, cell)) return 0;
  let bits = allDigits(puzzle.size) & ~board.struck[cell];
  for (const peer of housesOf(puzzle.size).peers[cell]) bits &= ~(1 << shownAt(puzzle, board, peer));
  return bits;
}
