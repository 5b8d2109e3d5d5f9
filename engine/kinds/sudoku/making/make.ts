import type { Cell } from "../../../model/fact.ts";
import type { Job } from "../../../model/job.ts";
import type { Random } from "../../../model/random.ts";
import { assert } from "../../../model/result.ts";
import type { Judge } from "../../contract/kind.ts";
import type { MakeWatch } from "../../contract/make-watch.ts";
import { type SudokuPuzzle, sudokuPuzzle } from "../puzzle/puzzle.ts";
import { isAsWished, leastGivens } from "./as-wished.ts";
import { CLIMBED, climb } from "./climb.ts";
import { dig } from "./dig.ts";
import { fullBoard } from "./full.ts";
import { orbitsOf } from "./orbits.ts";
import { sizeOf } from "./refuses.ts";
import type { SudokuWish } from "./wish.ts";

type DigOrder = readonly (readonly Cell[])[];

/**
 * One attempt: a random full board, then holes, groups of cells that the symmetry keeps together in random
 * order. Without a wish for givens as many are dug as there can be. To the hardest levels it is climbed from there. Where the
 * judge wants less, the last holes are filled again.
 */
export function* make(
  wish: SudokuWish,
  random: Random,
  judge?: Judge<SudokuPuzzle>,
  watch?: MakeWatch,
): Job<SudokuPuzzle | null> {
  const size = sizeOf(wish);
  assert(size !== undefined, "a size that is not made was refused before");
  const full = fullBoard(size, random);
  const order = random.shuffle([...orbitsOf(size, wish.symmetry ?? "none")]);
  const dug = dig(size, full, order, leastGivens(wish), watch);
  yield order.length;
  if (!dug || !isAsWished(size, wish, dug)) return null;
  const dugPuzzle = sudokuPuzzle(size, dug);
  const puzzle = (wish.level ?? 0) >= CLIMBED ? yield* climb(wish, dugPuzzle, random) : dugPuzzle;
  if (!puzzle) return null;
  if (!judge || (yield* judge(puzzle))) return puzzle;
  return wish.minimal || wish.givens !== undefined ? null : yield* refill(puzzle, full, order, judge);
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
