import type { Cell } from "../../../model/fact.ts";
import type { Job } from "../../../model/job.ts";
import type { Judge } from "../../../model/kind.ts";
import type { Random } from "../../../model/random.ts";
import { assert } from "../../../model/result.ts";
import type { Wish } from "../../../model/wish.ts";
import type { SudokuSize } from "../houses.ts";
import { type SudokuPuzzle, sudokuPuzzle } from "../puzzle.ts";
import { countAnswers } from "../solver/solver.ts";
import { dig } from "./dig.ts";
import { givensFor } from "./effort.ts";
import { fullBoard } from "./full.ts";
import { orbitsOf } from "./orbits.ts";
import { sizeOf } from "./refuses.ts";

/** Node limit of a count of answers. */
const NODES = 100_000;

type Order = readonly (readonly Cell[])[];

/**
 * One attempt: a random full board, then holes, groups of cells that the symmetry keeps together in random
 * order. Without a wish for level or givens as many holes are dug as there can be.
 */
export function* make(wish: Wish, random: Random, judge?: Judge<SudokuPuzzle>): Job<SudokuPuzzle | null> {
  const size = sizeOf(wish);
  assert(size !== undefined, "a size that is not made was refused before");
  const full = fullBoard(size, random);
  const order = random.shuffle([...orbitsOf(size, wish.symmetry ?? "none")]);
  const least = leastGivens(size, wish, random);
  const digits = judge ? yield* digByJudge(size, full, order, least, judge) : dig(size, full, order, least);
  yield order.length;
  if (!digits) return null;
  if (wish.givens !== undefined && digits.filter((digit) => digit > 0).length !== wish.givens) return null;
  const isDugOut = !judge && order.length === full.length;
  if (wish.minimal && !isDugOut && !isMinimal(size, digits)) return null;
  return sudokuPuzzle(size, Array.from(digits));
}

/** Where digging stops. */
function leastGivens(size: SudokuSize, { minimal, givens, level }: Wish, random: Random): number {
  if (minimal) return 0;
  if (givens !== undefined) return givens;
  if (level === undefined) return 0;
  const [least, most] = givensFor(size, level);
  return least + random.below(most - least + 1);
}

/** Digs out the groups one by one, in order, where the judge agrees. */
function* digByJudge(
  size: SudokuSize,
  full: Uint8Array,
  order: Order,
  least: number,
  judge: Judge<SudokuPuzzle>,
): Job<Uint8Array> {
  const digits = full.slice();
  let givens = full.length;
  for (const group of order) {
    if (givens - group.length < least) continue;
    for (const cell of group) digits[cell] = 0;
    if (yield* judge(sudokuPuzzle(size, Array.from(digits)))) givens -= group.length;
    else for (const cell of group) digits[cell] = full[cell];
  }
  return digits;
}

/** Whether there are other answers whichever given is left out. */
function isMinimal(size: SudokuSize, digits: Uint8Array): boolean {
  const fewer = digits.slice();
  return digits.every((digit, cell) => {
    fewer[cell] = 0;
    const isNeeded = digit === 0 || countAnswers(fewer, size, 2, NODES) > 1;
    fewer[cell] = digit;
    return isNeeded;
  });
}
