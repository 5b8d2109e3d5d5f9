import type { Cell } from "../../../model/fact.ts";
import type { Job } from "../../../model/job.ts";
import type { Random } from "../../../model/random.ts";
import { assert } from "../../../model/result.ts";
import type { Judge } from "../../contract/kind.ts";
import type { MakeWatch } from "../../contract/make-watch.ts";
import { type SudokuPuzzle, sudokuPuzzle } from "../puzzle/puzzle.ts";
import { isAsWished, leastGivens } from "./as-wished.ts";
import { CLIMBED, climb, isStubborn } from "./climb.ts";
import { dig } from "./dig.ts";
import { fullBoard } from "./full.ts";
import { oddagonBoard } from "./oddagon.ts";
import { orbitsOf } from "./orbits.ts";
import { sizeOf } from "./refuses.ts";
import { decides } from "./stubborn.ts";
import type { SudokuWish } from "./wish.ts";

/** The level that puzzles are made for around a pattern. */
const HARDEST_LEVEL = 7;
/** Times that such a board is dug. */
const DIGS = 3;

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
  if (isHardest(wish)) return yield* makeHardest(wish, random);
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

/** Whether all wants that a puzzle can be made around a pattern: the hardest level, and no order among the cells. */
function isHardest({ level, rule, symmetry = "none" }: SudokuWish): boolean {
  return level === HARDEST_LEVEL && rule === undefined && symmetry === "none";
}

/**
 * One attempt at a puzzle of the hardest level: dug out of a board with a pattern that is hard to see. About one in a
 * thousand is stubborn, most of them beyond all single chains, and that is ten times faster than to climb there.
 */
function* makeHardest(wish: SudokuWish, random: Random): Job<SudokuPuzzle | null> {
  const board = oddagonBoard(random);
  yield 1;
  if (!board) return null;
  const { full, hidden } = board;
  const isHidden = new Set(hidden);
  const seen = [...full.keys()].filter((cell) => !isHidden.has(cell));
  for (let left = DIGS; left > 0; left--) {
    const order = [...hidden, ...random.shuffle(seen)].map((cell) => [cell]);
    const dug = dig(9, full, order, leastGivens(wish));
    yield order.length;
    if (!dug || decides(dug, 9, hidden) || !isStubborn(wish, dug, 9)) continue;
    if (isAsWished(9, wish, dug)) return sudokuPuzzle(9, dug);
  }
  return null;
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
