import { type Cell, type Fact, isNot, type Value } from "../../../model/fact.ts";
import { allDigits, type CandidateGrid, digitsIn } from "../../shared/digit-grid.ts";
import type { House } from "../../shared/digit-houses.ts";
import { boxAt, type SudokuSize } from "../puzzle/houses.ts";
import type { SudokuPuzzle } from "../puzzle/puzzle.ts";

/**
 * Four cells in two rows, two columns and two boxes: the upper two from the left, then the lower two. With two digits only, opposite
 * corners alike, these could be swapped; so where none of the four is given the one answer of a puzzle has no such rectangle.
 */
export type Rectangle = readonly [Cell, Cell, Cell, Cell];

/** Positions in a rectangle: the corners of each of its sides, then for each of the two the one beside it on the side across. */
export const SIDES: readonly Rectangle[] = [
  [0, 1, 2, 3],
  [2, 3, 0, 1],
  [0, 2, 1, 3],
  [1, 3, 0, 2],
];

/** Positions in a rectangle: two opposite corners, then the other two. */
export const DIAGONALS: readonly Rectangle[] = [
  [0, 3, 1, 2],
  [1, 2, 0, 3],
];

const known = new Map<SudokuSize, readonly Rectangle[]>();
const free = new WeakMap<SudokuPuzzle, readonly Rectangle[]>();

/** The rectangles of a puzzle in which nothing is given; of 486 in 9x9 usually about a hundred. The same object each time. */
export function freeRectangles(puzzle: SudokuPuzzle): readonly Rectangle[] {
  const { size, digits } = puzzle;
  const all = known.get(size) ?? rectanglesOf(size);
  known.set(size, all);
  const found = free.get(puzzle) ?? all.filter((corners) => corners.every((cell) => digits[cell] === 0));
  free.set(puzzle, found);
  return found;
}

function rectanglesOf(size: SudokuSize): Rectangle[] {
  const pairs = Array.from({ length: size }, (_, one) =>
    Array.from({ length: size - one - 1 }, (_, more) => [one, one + more + 1] as const),
  ).flat();
  const all = pairs.flatMap(([top, bottom]) =>
    pairs.map(([left, right]): Rectangle => {
      const [upper, lower] = [top * size, bottom * size];
      return [upper + left, upper + right, lower + left, lower + right];
    }),
  );
  return all.filter((corners) => new Set(corners.map((cell) => boxAt(size, cell))).size === 2);
}

/** Whether some corners are just the two of a side. */
export function isSide(corners: Rectangle, some: readonly Cell[]): boolean {
  return some.length === 2 && SIDES.some(([a, b]) => some.includes(corners[a]) && some.includes(corners[b]));
}

/** Whether a bit set has just two digits. */
export function isPair(digits: number): boolean {
  const rest = digits & (digits - 1);
  return rest !== 0 && (rest & (rest - 1)) === 0;
}

/** Why the cells have no other candidates than they have. */
export function ruledOut(grid: CandidateGrid, size: SudokuSize, cells: readonly Cell[]): Fact[] {
  return cells.flatMap((cell) =>
    digitsIn(allDigits(size) & ~grid.candidates(cell)).map((digit) => isNot(cell, digit)),
  );
}

/** Whether the digit fits nowhere in the house but in some of these cells. */
export function isWithin(
  grid: CandidateGrid,
  digit: Value,
  { cells }: House,
  some: readonly Cell[],
): boolean {
  return cells.every((cell) => !grid.can(cell, digit) || some.includes(cell));
}

/** Why it fits nowhere else there. */
export function elsewhere({ cells }: House, digit: Value, some: readonly Cell[]): Fact[] {
  return cells.filter((cell) => !some.includes(cell)).map((cell) => isNot(cell, digit));
}

/** That a digit is in none of the cells that see all of some cells, as far as that is news. */
export function leavesPeers(
  grid: CandidateGrid,
  peers: readonly (readonly Cell[])[],
  digit: Value,
  [first, ...rest]: readonly Cell[],
): Fact[] {
  return peers[first]
    .filter((cell) => grid.can(cell, digit) && rest.every((one) => peers[cell].includes(one)))
    .map((cell) => isNot(cell, digit));
}
