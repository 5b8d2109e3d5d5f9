import type { Search } from "../model/search.ts";
import { inOrder } from "./in-order.ts";

/** Plain backtracking: every law that holds the filled cell is tested at every step, and nothing is concluded. */
export const backtrack: Search = (puzzle, from, limits, watch) =>
  inOrder(puzzle, from, limits, () => true, watch);
