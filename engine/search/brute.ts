import type { Search } from "../model/search.ts";
import { inOrder } from "./in-order.ts";

/**
 * Brute force: while the board fills, only the laws that the puzzle names as its filters are tested
 * (maybe none), all the others on the full board.
 */
export const brute: Search = (puzzle, from, limits, watch) => {
  const { filters = [] } = puzzle;
  return inOrder(puzzle, from, limits, ({ id }) => filters.includes(id), watch);
};
