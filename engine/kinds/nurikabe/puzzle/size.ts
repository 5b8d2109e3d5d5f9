export { MOST_CELLS, sizeProblem } from "../../shared/board-size.ts";

/** The value that stands for sea; land is "not sea". */
export const SEA = 0;

/** A clue whose island may have any size. */
export const ANY_SIZE = -1;

/** How many 2x2 blocks lie side by side without overlapping. */
export function blocksIn(rows: number, cols: number): number {
  return Math.floor(rows / 2) * Math.floor(cols / 2);
}
