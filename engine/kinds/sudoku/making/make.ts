import type { Cell, Value } from "../../../model/fact.ts";
import type { Job } from "../../../model/job.ts";
import type { Random } from "../../../model/random.ts";
import { assert } from "../../../model/result.ts";
import type { Judge } from "../../contract/kind.ts";
import type { SudokuSize } from "../puzzle/houses.ts";
import { type SudokuPuzzle, sudokuPuzzle } from "../puzzle/puzzle.ts";
import { countAnswers } from "../solver/solver.ts";
import { dig } from "./dig.ts";
import { fullBoard } from "./full.ts";
import { orbitsOf } from "./orbits.ts";
import { sizeOf } from "./refuses.ts";
import type { SudokuWish } from "./wish.ts";

/** Node limit of a count of answers. */
export const NODES = 100_000;

type DigOrder = readonly (readonly Cell[])[];

/**
 * One attempt: a random full board, then holes, groups of cells that the symmetry keeps together in random
 * order. Without a wish for givens as many are dug as there can be. Where the judge wants less, the last holes
 * are filled again.
 */
export function* make(
  wish: SudokuWish,
  random: Random,
  judge?: Judge<SudokuPuzzle>,
): Job<SudokuPuzzle | null> {
  const size = sizeOf(wish);
  assert(size !== undefined, "a size that is not made was refused before");
  const full = fullBoard(size, random);
  const order = random.shuffle([...orbitsOf(size, wish.symmetry ?? "none")]);
  const dug = dig(size, full, order, leastGivens(wish));
  yield order.length;
  if (!dug || !isAsWished(size, wish, dug)) return null;
  const puzzle = sudokuPuzzle(size, dug);
  if (!judge || (yield* judge(puzzle))) return puzzle;
  return wish.minimal || wish.givens !== undefined ? null : yield* refill(puzzle, full, order, judge);
}

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

/** Fills the last holes again, few more than the judge wants: halves the number of those in question each time. */
function* refill(
  puzzle: SudokuPuzzle,
  full: Uint8Array,
  order: DigOrder,
  judge: Judge<SudokuPuzzle>,
): Job<SudokuPuzzle | null> {
  const { size, digits } = puzzle;
  const holes = order.filter(([cell]) => digits[cell] === 0);
  let best: SudokuPuzzle | null = null;
  let fewest = 0;
  let most = holes.length;
  while (most - fewest > 1) {
    const middle = (fewest + most) >> 1;
    const easier = [...digits];
    for (const cell of holes.slice(middle).flat()) easier[cell] = full[cell];
    const next = sudokuPuzzle(size, easier);
    if (yield* judge(next)) {
      best = next;
      fewest = middle;
    } else most = middle;
  }
  return best;
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
