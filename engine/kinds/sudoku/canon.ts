import type { CanonKind } from "../contract/canon-kind.ts";
import { compare, leastArrangements } from "./canon/arrangements.ts";
import { type SudokuPuzzle, sudokuPuzzle } from "./puzzle/puzzle.ts";

/**
 * Sudoku as one of its rearrangements: that whose answer is the least of all, and among those the one with the least
 * givens. Costs far less than comparing the givens of every rearrangement, of which there are millions.
 */
export const sudokuCanon: CanonKind<SudokuPuzzle> = {
  id: "sudoku",
  byAnswer: true,
  canonical({ size, digits }, answer) {
    const images = leastArrangements(size, answer).map(({ cells, names }) =>
      Array.from(cells, (cell) => names[digits[cell]]),
    );
    return sudokuPuzzle(
      size,
      images.reduce((least, image) => (compare(image, least) < 0 ? image : least)),
    );
  },
};
