import type { Cell, Value } from "../../../model/fact.ts";
import type { Random } from "../../../model/random.ts";
import { allDigits, countOf } from "../grid.ts";
import { housesOf, type SudokuSize } from "../houses.ts";
import { countAnswers, lastAnswer } from "../solver/solver.ts";

/** Cells that get a random digit of those the laws leave them, after the boxes that share no line. */
const DROPPED: Readonly<Record<SudokuSize, number>> = { 4: 1, 6: 3, 9: 10 };
/** Node limit of completing a board; an attempt that needs more is dropped. */
const NODES = 64;

/**
 * A random full board. Las Vegas: boxes that share no row or column are filled at random, some more cells
 * get digits that the laws leave them, and the rest is solved; where that cannot be, another attempt is
 * made. At last the digits change names, so that each is as likely as any other in every cell.
 */
export function fullBoard(size: SudokuSize, random: Random): Uint8Array {
  const digits = new Uint8Array(size * size);
  const boxes = lonelyBoxes(size);
  const names = random.shuffle(Array.from({ length: size }, (_, index): Value => index + 1));
  do {
    digits.fill(0);
    for (const box of boxes) {
      random.shuffle(names);
      for (let index = 0; index < size; index++) digits[box[index]] = names[index];
    }
    for (let left = DROPPED[size]; left > 0; left--) dropDigit(size, digits, random);
  } while (countAnswers(digits, size, 1, NODES) !== 1);
  lastAnswer(digits);
  random.shuffle(names);
  for (let cell = 0; cell < digits.length; cell++) digits[cell] = names[digits[cell] - 1];
  return digits;
}

/** Gives a random blank cell a random digit that no cell of its houses has, if there is one. */
function dropDigit(size: SudokuSize, digits: Uint8Array, random: Random): void {
  const cell = random.below(digits.length);
  if (digits[cell]) return;
  let bits = allDigits(size);
  for (const peer of housesOf(size).peers[cell]) bits &= ~(1 << digits[peer]);
  if (bits === 0) return;
  for (let skip = random.below(countOf(bits)); skip > 0; skip--) bits &= bits - 1;
  digits[cell] = 31 - Math.clz32(bits & -bits);
}

const lonely = new Map<SudokuSize, readonly (readonly Cell[])[]>();

/** As many boxes as there can be of which no two share a row or a column. */
function lonelyBoxes(size: SudokuSize): readonly (readonly Cell[])[] {
  let boxes = lonely.get(size);
  if (!boxes) {
    const { boxes: all, peers } = housesOf(size);
    const chosen: (readonly Cell[])[] = [];
    for (const { cells } of all) {
      const isApart = chosen.every(
        (box) => !box.some((cell) => cells.some((one) => peers[one].includes(cell))),
      );
      if (isApart) chosen.push(cells);
    }
    boxes = chosen;
    lonely.set(size, boxes);
  }
  return boxes;
}
