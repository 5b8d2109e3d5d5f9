import { countOf, digitsIn } from "../../shared/digit-grid.ts";
import { freeRectangles, isPair } from "../native/rectangles.ts";
import type { Survey } from "./survey.ts";

/** Positions in a rectangle differ by 1 on a row, by 2 on a column, by 3 across. */
const BESIDE = 1;
const BELOW = 2;
const ACROSS = 3;

/** Whether three corners of a rectangle have the same two candidates, and the fourth has one of them. */
export function hasThreeTwins({ puzzle, grid }: Survey): boolean {
  for (const corners of freeRectangles(puzzle))
    for (let at = 0; at < corners.length; at++) {
      const pair = grid.candidates(corners[at ^ ACROSS]);
      if (!isPair(pair) || (grid.candidates(corners[at]) & pair) === 0) continue;
      if (grid.candidates(corners[at ^ BESIDE]) === pair && grid.candidates(corners[at ^ BELOW]) === pair)
        return true;
    }
  return false;
}

/** Whether a corner of a rectangle has two candidates, and the one across has them too, and one of them on its row and on its column only in the rectangle. */
export function hasHiddenRectangle(survey: Survey): boolean {
  const { puzzle, grid, houses } = survey;
  const { size } = houses;
  for (const corners of freeRectangles(puzzle))
    for (let at = 0; at < corners.length; at++) {
      const pair = grid.candidates(corners[at ^ ACROSS]);
      const own = grid.candidates(corners[at]);
      if (!isPair(pair) || (own & pair) !== pair) continue;
      const row = size + Math.floor(corners[at] / size);
      const column = 2 * size + (corners[at] % size);
      for (const digit of digitsIn(pair))
        if (
          grid.can(corners[at ^ BESIDE], digit) &&
          grid.can(corners[at ^ BELOW], digit) &&
          countOf(survey.places(row, digit)) === 2 &&
          countOf(survey.places(column, digit)) === 2
        )
          return true;
    }
  return false;
}
