import type { Cell, Value } from "../../../model/fact.ts";
import { countOf, digitsIn } from "../../shared/digit-grid.ts";
import { boxAt, type Houses, sharedAt } from "../puzzle/houses.ts";
import type { Survey } from "./survey.ts";

/** Whether two houses can be those of a technique by two links, by their numbers among all. */
export type Paired = (houses: Houses, one: number, other: number) => boolean;

/** Two rows, or two columns. */
export const areParallel: Paired = ({ size }, one, other) =>
  one >= size && other >= size && one >= 2 * size === other >= 2 * size;

/** A row and a column. */
export const areAcross: Paired = ({ size }, one, other) =>
  one >= size && other >= size && one >= 2 * size !== other >= 2 * size;

/** A box and another house. */
export const haveBox: Paired = ({ size }, one, other) => one < size || other < size;

/** Whether a digit has two places in each of two houses of a sort, one of each in sight of each other, and can be struck in sight of the other two. */
export function hasTwoLinks(survey: Survey, digit: Value, arePaired: Paired): boolean {
  const links = survey.linksOf(digit);
  for (let first = 0; first < links.length; first++)
    for (let second = first + 1; second < links.length; second++) {
      const [one, other] = [links[first], links[second]];
      if (!arePaired(survey.houses, one.house, other.house)) continue;
      for (let near = 0; near < 2; near++)
        for (let there = 0; there < 2; there++) {
          if (!survey.sees(one.ends[near], other.ends[there])) continue;
          if (isStruck(survey, digit, one.ends[1 - near], other.ends[1 - there])) return true;
        }
    }
  return false;
}

/** Whether a digit has two places in a line, of which one is in sight of a box, and can be struck across from the other. */
export function hasEmptyRectangle(survey: Survey, digit: Value): boolean {
  const { size } = survey.houses;
  for (const { house, ends } of survey.linksOf(digit)) {
    if (house < size) continue;
    const isRow = house < 2 * size;
    if (hasHinge(survey, digit, isRow, ends[0], ends[1]) || hasHinge(survey, digit, isRow, ends[1], ends[0]))
      return true;
  }
  return false;
}

/** Whether a box that the line across through the near cell meets has its places on that line and on one more, and the digit fits where this meets the line across through the far cell. */
function hasHinge(survey: Survey, digit: Value, isRow: boolean, near: Cell, far: Cell): boolean {
  const { houses } = survey;
  const { size } = houses;
  const across = acrossAt(houses, isRow, near);
  const meets = acrossAt(houses, isRow, far);
  const [ownBox, farBox] = [boxAt(size, near), boxAt(size, far)];
  for (let box = 0; box < size; box++) {
    const on = sharedAt(houses, box, across);
    if (box === ownBox || on === 0) continue;
    const off = survey.places(box, digit) & ~on;
    if (off === 0) continue;
    for (let line = isRow ? size : 2 * size, end = line + size; line < end; line++) {
      if ((off & ~sharedAt(houses, box, line)) !== 0) continue;
      // In the box of the far cell it sees more of the line than the cell across.
      const struck = sharedAt(houses, line, meets) | sharedAt(houses, line, farBox);
      if ((survey.places(line, digit) & struck & ~sharedAt(houses, line, box)) !== 0) return true;
    }
  }
  return false;
}

/** The line across through a cell, by its number among all houses. */
function acrossAt({ size }: Houses, isRow: boolean, cell: Cell): number {
  return isRow ? 2 * size + (cell % size) : size + Math.floor(cell / size);
}

/** Whether two cells with two candidates see a third with all but one of theirs, and these can be struck in sight of both. */
export function hasXyWing(survey: Survey): boolean {
  const { grid, pairs } = survey;
  for (const pivot of pairs) {
    const own = grid.candidates(pivot);
    const wings = pairs.filter((cell) => {
      const digits = grid.candidates(cell);
      return digits !== own && (digits & own) !== 0 && survey.sees(pivot, cell);
    });
    for (const one of wings)
      for (const other of wings) {
        const shared = grid.candidates(one) & grid.candidates(other);
        const isWing = (own & ~(grid.candidates(one) | grid.candidates(other))) === 0;
        if (!isWing || (shared & ~own) === 0) continue;
        if (isStruck(survey, lowestOf(shared & ~own), one, other)) return true;
      }
  }
  return false;
}

/** The same where the third cell has all of their candidates. */
export function hasXyzWing(survey: Survey): boolean {
  const { puzzle, grid, pairs } = survey;
  for (let pivot = 0; pivot < puzzle.cells; pivot++) {
    const own = grid.candidates(pivot);
    if (countOf(own) !== 3) continue;
    const wings = pairs.filter((cell) => (grid.candidates(cell) & ~own) === 0 && survey.sees(pivot, cell));
    for (const one of wings)
      for (const other of wings) {
        if (grid.candidates(one) === grid.candidates(other)) continue;
        const shared = lowestOf(grid.candidates(one) & grid.candidates(other));
        if (isStruck(survey, shared, one, other, pivot)) return true;
      }
  }
  return false;
}

/** Whether two cells out of sight of each other have the same two candidates, each place of the one in some house is in sight of them, and the other can be struck. */
export function hasWWing(survey: Survey): boolean {
  const { grid, pairs } = survey;
  for (const one of pairs)
    for (const other of pairs) {
      const both = grid.candidates(one);
      if (one >= other || grid.candidates(other) !== both || survey.sees(one, other)) continue;
      for (const digit of digitsIn(both)) {
        const struck = lowestOf(both & ~(1 << digit));
        if (isStruck(survey, struck, one, other) && isBridged(survey, digit, one, other)) return true;
      }
    }
  return false;
}

/** Whether each place of the digit in some house is in sight of one of the cells. */
function isBridged(survey: Survey, digit: Value, one: Cell, other: Cell): boolean {
  const { houses, grid } = survey;
  const isSeen = (cell: Cell): boolean => survey.sees(one, cell) || survey.sees(other, cell);
  return houses.all.some(({ cells }) => cells.every((cell) => !grid.can(cell, digit) || isSeen(cell)));
}

/** Whether some cell that can hold the digit sees all of the cells. */
function isStruck({ peers, words, grid }: Survey, digit: Value, a: Cell, b: Cell, c = b): boolean {
  const open = grid.open(digit);
  for (let word = 0; word < words; word++)
    if (open[word] & peers[a * words + word] & peers[b * words + word] & peers[c * words + word]) return true;
  return false;
}

/** The lowest digit of a bit set. */
function lowestOf(digits: number): Value {
  return 31 - Math.clz32(digits & -digits);
}
