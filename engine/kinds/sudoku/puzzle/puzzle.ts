import { type DigitPuzzle, digitPuzzle } from "../../shared/digit-puzzle.ts";
import { housesOf, type SudokuSize } from "./houses.ts";

/** A Sudoku of 4x4, 6x6 or 9x9 cells. */
export interface SudokuPuzzle extends DigitPuzzle {
  readonly kind: "sudoku";
  readonly size: SudokuSize;
}

declare module "../../contract/kind.ts" {
  interface PuzzleOf {
    readonly sudoku: SudokuPuzzle;
  }
}

/** The puzzle with these givens, row-major, 0 for blank; they may contradict each other. */
export function sudokuPuzzle(size: SudokuSize, digits: readonly number[]): SudokuPuzzle {
  return digitPuzzle("sudoku", size, digits, housesOf(size).all);
}
