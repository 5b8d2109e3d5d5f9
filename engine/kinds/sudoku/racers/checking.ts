import { type Cell, cellOf } from "../../../model/fact.ts";
import type { Grid } from "../../../model/grid.ts";
import type { Job } from "../../../model/job.ts";
import type { Limits, Search, SearchResult, SearchWatch } from "../../../model/search.ts";
import { depthFirst, type Looking } from "../../../search/depth-first.ts";
import type { DigitPuzzle } from "../../shared/digit-puzzle.ts";
import { DigitStrikes, strikeStart } from "./strikes.ts";

/** The open cell to fill next, or -1. */
type Next = (puzzle: DigitPuzzle, grid: Grid) => Cell | -1;

/**
 * Plain forward checking (Haralick and Elliott, 1980): each choice strikes its digit from the open cells of its
 * houses, and is taken back at once when a cell has no candidate left. A cell with one candidate left is a
 * choice like any other. Complete; deterministic; one node a choice.
 */
function checking(
  puzzle: DigitPuzzle,
  from: Grid,
  limits: Limits,
  next: Next,
  watch?: SearchWatch,
): Job<SearchResult> {
  const strikes = new DigitStrikes(puzzle, from, watch);
  const looking: Looking = {
    get checks() {
      return strikes.checks;
    },
    start: () => strikeStart(puzzle, from, strikes),
    after: (choice) => strikes.from(cellOf(choice)),
  };
  const branch = () => {
    const cell = next(puzzle, from);
    return cell < 0 ? null : puzzle.options(from, cell);
  };
  return depthFirst(puzzle, from, limits, looking, branch, watch);
}

const inOrder: Next = ({ cells }, grid) => {
  for (let cell = 0; cell < cells; cell++) if (grid.at(cell) < 0) return cell;
  return -1;
};

const fewestLeft: Next = (puzzle, grid) => puzzle.pick?.(grid) ?? -1;

/** Forward checking that fills the cells in order. */
export const check: Search<DigitPuzzle> = (puzzle, from, limits, watch) =>
  checking(puzzle, from, limits, inOrder, watch);

/** Forward checking that fills the cell with the fewest candidates left, the first of equals (Bitner and Reingold, 1975). */
export const fewest: Search<DigitPuzzle> = (puzzle, from, limits, watch) =>
  checking(puzzle, from, limits, fewestLeft, watch);
