import type { Value } from "../../../model/fact.ts";
import type { Job } from "../../../model/job.ts";
import type { Random } from "../../../model/random.ts";
import type { SudokuSize } from "../puzzle/houses.ts";
import { type SudokuPuzzle, sudokuPuzzle } from "../puzzle/puzzle.ts";
import { countAnswers, lastAnswer } from "../solver/solver.ts";
import { isAsWished, leastGivens } from "./as-wished.ts";
import { dig } from "./dig.ts";
import { orbitsOf } from "./orbits.ts";
import { rankOf, stubbornness } from "./stubborn.ts";
import type { SudokuWish } from "./wish.ts";

/** The easiest level that is climbed to: random puzzles are seldom of it. */
export const CLIMBED = 6;
/** Steps of the chains that puzzles need that are mostly of a level, from that one on. */
const STEPS = [4, 9];
/** Neighbours that are looked at before a climb ends. */
const NEIGHBOURS = 25_000;
/** Most groups of givens that a neighbour lacks. */
const MOST_OTHER = 2;
/** One of so many answers is drawn, each within so many nodes. */
const ANSWERS = 20;
const NODES = 20_000;

/**
 * Climbs from a puzzle to one that is as stubborn as those of the wished level mostly are; null where it comes to nothing.
 * Neighbours, which have some givens less and others in their place, also of another answer, are kept where they are no less
 * stubborn. That hard puzzles lie close to hard ones is known from those who look for the hardest.
 */
export function* climb(wish: SudokuWish, from: SudokuPuzzle, random: Random): Job<SudokuPuzzle | null> {
  const { size } = from;
  const enough = stubbornEnough(wish);
  let best: readonly Value[] = from.digits;
  let known = stubbornness(best, size);
  for (let left = NEIGHBOURS; known.rank < enough; left--) {
    if (left === 0) return null;
    const next = neighbour(wish, size, best, random);
    yield size * size;
    if (!next) continue;
    const then = stubbornness(next, size, known.rank);
    if (then.rank < known.rank || (then.rank === known.rank && then.open < known.open)) continue;
    best = next;
    known = then;
  }
  return isAsWished(size, wish, best) ? sudokuPuzzle(size, best) : null;
}

/** Whether a puzzle is as stubborn as those of the wished level mostly are. */
export function isStubborn(wish: SudokuWish, digits: readonly Value[], size: SudokuSize): boolean {
  const enough = stubbornEnough(wish);
  return stubbornness(digits, size, enough).rank >= enough;
}

/** A neighbour of a puzzle that was climbed to, where it is as stubborn as its level asks for; else null. */
export function* stepAside(wish: SudokuWish, from: SudokuPuzzle, random: Random): Job<SudokuPuzzle | null> {
  const { size, digits } = from;
  const next = neighbour(wish, size, digits, random);
  yield size * size;
  if (!next || !isStubborn(wish, next, size)) return null;
  return isAsWished(size, wish, next) ? sudokuPuzzle(size, next) : null;
}

function stubbornEnough({ level = CLIMBED }: SudokuWish): number {
  return rankOf(STEPS[level - CLIMBED]);
}

/** A puzzle that lacks some groups of givens and has others, of one of the answers that come to be, so that none is too many. */
function neighbour(
  wish: SudokuWish,
  size: SudokuSize,
  digits: readonly Value[],
  random: Random,
): readonly Value[] | null {
  const orbits = orbitsOf(size, wish.symmetry ?? "none");
  const givens = random.shuffle(orbits.filter(([cell]) => digits[cell] !== 0));
  const gone = givens.splice(0, 1 + random.below(MOST_OTHER));
  const kept = Uint8Array.from(digits);
  for (const cell of gone.flat()) kept[cell] = 0;
  const answers = countAnswers(kept, size, 1 + random.below(ANSWERS), NODES);
  const full = new Uint8Array(digits.length);
  if (answers < 1 || !lastAnswer(full)) return null;
  const holes = random.shuffle(orbits.filter(([cell]) => kept[cell] === 0));
  return dig(size, full, [...holes, ...random.shuffle(givens)], leastGivens(wish));
}
