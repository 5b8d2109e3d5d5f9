import type { SudokuPuzzle } from "../../../engine/kinds/sudoku/puzzle.ts";
import { DigitBoard } from "../../boards/digits/digit-board.ts";

/** The board of Sudoku. */
export class SudokuBoard extends DigitBoard<SudokuPuzzle> {}

customElements.define("ergo-sudoku-board", SudokuBoard);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-sudoku-board": SudokuBoard;
  }
}
