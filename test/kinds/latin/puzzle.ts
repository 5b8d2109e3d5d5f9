import { linesOf } from "../../../engine/kinds/shared/digit-houses.ts";
import { type DigitPuzzle, digitPuzzle } from "../../../engine/kinds/shared/digit-puzzle.ts";

/** A Latin square of 4x4 to 6x6 cells: every row and column holds each digit once. */
export interface LatinPuzzle extends DigitPuzzle {
  readonly kind: "latin";
}

declare module "../../../engine/kinds/contract/kind.ts" {
  interface PuzzleOf {
    readonly latin: LatinPuzzle;
  }
}

export const SIDES: readonly number[] = [4, 5, 6];

/** The puzzle with these givens, row-major, 0 for blank. */
export function latinPuzzle(digits: readonly number[]): LatinPuzzle {
  const size = Math.sqrt(digits.length);
  return digitPuzzle("latin", size, digits, linesOf(size));
}
