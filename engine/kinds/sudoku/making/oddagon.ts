import type { Cell, Value } from "../../../model/fact.ts";
import type { Random } from "../../../model/random.ts";
import { housesOf } from "../puzzle/houses.ts";
import { countAnswers, lastAnswer } from "../solver/solver.ts";

const SIZE = 9;
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** The digits up to this one are those of the pattern. */
const THREE = 3;
/** In each row of a box the column of a cell, so that no two share one: three ways that are turned into each other, and three mirrored. */
const WAYS = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
  [0, 2, 1],
  [2, 1, 0],
  [1, 0, 2],
];
/** So many cells beside the pattern are given a random digit, where it fits. */
const TRIED = 14;
/** One of so many answers is drawn, each search within so many nodes. */
const ANSWERS = 20;
const NODES = 20_000;

/** A full board, and the cells of it that are not to be given; without them it still has one answer. */
export interface OddagonBoard {
  readonly full: Uint8Array;
  readonly hidden: readonly Cell[];
}

/**
 * A random full board with a trivalue oddagon ("Thor's hammer") in it, or null: twelve cells in four boxes which see each other
 * so that three digits alone never fill them, and all but one of them hold these three. Where the three digits are hidden
 * in all rows and columns of the four boxes, little else may be left for the twelve cells, and no chain from a single candidate
 * finds out that the last of them must save the others.
 */
export function oddagonBoard(random: Random): OddagonBoard | null {
  const [bands, stacks] = [random.shuffle([0, 1, 2]), random.shuffle([0, 1, 2])];
  const pattern = patternIn(bands, stacks, random);
  const [saviour, ...others] = random.shuffle([...pattern]);
  const digits = new Uint8Array(SIZE * SIZE);
  digits[saviour] = THREE + 1 + random.below(DIGITS.length - THREE);
  if (!fillWithThree(digits, others, random)) return null;
  const blank = random.shuffle([...digits.keys()].filter((cell) => digits[cell] === 0));
  for (const cell of blank.slice(0, TRIED)) tryDigit(digits, cell, 1 + random.below(DIGITS.length));
  const full = new Uint8Array(SIZE * SIZE);
  if (countAnswers(digits, SIZE, 1 + random.below(ANSWERS), NODES) < 1 || !lastAnswer(full)) return null;
  const isSeen = (cell: Cell): boolean =>
    Math.floor(cell / SIZE / 3) !== bands[2] || Math.floor((cell % SIZE) / 3) !== stacks[2];
  const isHidden = (cell: Cell): boolean => pattern.includes(cell) || (full[cell] <= THREE && isSeen(cell));
  const hidden = [...full.keys()].filter(isHidden);
  const most = Uint8Array.from(full);
  for (const cell of hidden) most[cell] = 0;
  return countAnswers(most, SIZE, 2, NODES) === 1 ? { full, hidden } : null;
}

/** A cell in each row and column of the boxes in the first two bands and stacks, mirrored in one box or in three. */
function patternIn(bands: readonly number[], stacks: readonly number[], random: Random): readonly Cell[] {
  const mirrored = [0, 1, 2].map(() => random.below(2));
  mirrored.push((1 + mirrored[0] + mirrored[1] + mirrored[2]) % 2);
  return mirrored.flatMap((isMirrored, box) => {
    const way = WAYS[isMirrored * 3 + random.below(3)];
    const corner = bands[box >> 1] * 3 * SIZE + stacks[box & 1] * 3;
    return way.map((col, row) => corner + row * SIZE + col);
  });
}

/** Fills cells with the three digits; whether it can be done. */
function fillWithThree(digits: Uint8Array, cells: readonly Cell[], random: Random): boolean {
  if (cells.length === 0) return true;
  const [cell, ...rest] = cells;
  const { peers } = housesOf(SIZE);
  for (const digit of random.shuffle(DIGITS.slice(0, THREE))) {
    if (peers[cell].some((peer) => digits[peer] === digit)) continue;
    digits[cell] = digit;
    if (fillWithThree(digits, rest, random)) return true;
  }
  digits[cell] = 0;
  return false;
}

/** Puts a digit into a blank cell, where there is an answer with it. */
function tryDigit(digits: Uint8Array, cell: Cell, digit: Value): void {
  if (housesOf(SIZE).peers[cell].some((peer) => digits[peer] === digit)) return;
  digits[cell] = digit;
  if (countAnswers(digits, SIZE, 1, NODES) < 1) digits[cell] = 0;
}
