import type { Job } from "../../../model/job.ts";
import type { Random } from "../../../model/random.ts";
import { type SudokuPuzzle, sudokuPuzzle } from "../puzzle/puzzle.ts";
import { countAnswers, lastAnswer } from "../solver/solver.ts";
import { isAsWished, leastGivens, NODES } from "./as-wished.ts";
import { CLIMBED, stepAside } from "./climb.ts";
import { dig } from "./dig.ts";
import { orbitsOf } from "./orbits.ts";
import type { SudokuWish } from "./wish.ts";

/** Most groups of holes that are filled again before others are dug. */
const MOST_FILLED = 3;

/**
 * Fills some holes of a puzzle with one answer again and digs others in their place: these only where nothing else is left to
 * dig. Where a level is wished for that is climbed to, a step aside from there.
 */
export function* vary(wish: SudokuWish, puzzle: SudokuPuzzle, random: Random): Job<SudokuPuzzle | null> {
  if (wish.rule === undefined && (wish.level ?? 0) >= CLIMBED) return yield* stepAside(wish, puzzle, random);
  const { size, digits } = puzzle;
  const full = new Uint8Array(digits.length);
  if (countAnswers(Uint8Array.from(digits), size, 1, NODES) !== 1) return null;
  lastAnswer(full);
  const orbits = orbitsOf(size, wish.symmetry ?? "none");
  const holes = random.shuffle(orbits.filter(([cell]) => digits[cell] === 0));
  const givens = random.shuffle(orbits.filter(([cell]) => digits[cell] !== 0));
  const filled = holes.splice(0, 1 + random.below(MOST_FILLED));
  const order = [...holes, ...givens, ...filled];
  const dug = dig(size, full, order, leastGivens(wish));
  yield order.length;
  return dug && isAsWished(size, wish, dug) ? sudokuPuzzle(size, dug) : null;
}
