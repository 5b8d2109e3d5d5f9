import type { Value } from "../../../model/fact.ts";
import type { SudokuSize } from "../puzzle/houses.ts";
import { countAnswers } from "../solver/solver.ts";
import type { SudokuWish } from "./wish.ts";

/** Node limit of a count of answers. */
export const NODES = 100_000;

/** Where digging stops. */
export function leastGivens({ minimal, givens }: SudokuWish): number {
  return minimal ? 0 : (givens ?? 0);
}

/** Whether what was dug has as many givens as wished, none of them too many. */
export function isAsWished(size: SudokuSize, wish: SudokuWish, dug: readonly Value[]): boolean {
  if (wish.givens !== undefined && givensIn(dug) !== wish.givens) return false;
  const isOneByOne = (wish.symmetry ?? "none") === "none";
  return !wish.minimal || isOneByOne || isMinimal(size, dug);
}

function givensIn(digits: readonly Value[]): number {
  return digits.filter((digit) => digit > 0).length;
}

/** Whether there are other answers whichever given is left out. */
function isMinimal(size: SudokuSize, digits: readonly Value[]): boolean {
  const fewer = Uint8Array.from(digits);
  return digits.every((digit, cell) => {
    fewer[cell] = 0;
    const isNeeded = digit === 0 || countAnswers(fewer, size, 2, NODES) > 1;
    fewer[cell] = digit;
    return isNeeded;
  });
}
