import { cellOf, type Fact } from "../model/fact.ts";
import type { Grid } from "../model/grid.ts";
import type { Job } from "../model/job.ts";
import type { Puzzle } from "../model/puzzle.ts";
import type { Limits, SearchResult, SearchWatch } from "../model/search.ts";
import { depthFirst, type Looking } from "./depth-first.ts";
import { Propagator } from "./propagate.ts";

/**
 * Propagation at every node, over any kind: laws propagate to the fixpoint, then the search branches on the cell with the fewest
 * options (or the kind's pick). Complete; deterministic; one node a decision.
 */
export function forward(puzzle: Puzzle, from: Grid, limits: Limits, watch?: SearchWatch): Job<SearchResult> {
  const laws = new Propagator(puzzle, from, watch);
  const looking: Looking = {
    get checks() {
      return laws.checks;
    },
    start: () => laws.settle(),
    after(choice) {
      laws.touch(cellOf(choice));
      return laws.settle();
    },
  };
  return depthFirst(puzzle, from, limits, looking, () => fewestOptions(puzzle, from), watch);
}

/** The options of the next cell: none at a dead end; null when every cell is decided. */
function fewestOptions(puzzle: Puzzle, grid: Grid): readonly Fact[] | null {
  const picked = puzzle.pick?.(grid) ?? -1;
  if (picked >= 0) return puzzle.options(grid, picked);
  let fewest: readonly Fact[] | null = null;
  for (let cell = 0; cell < puzzle.cells; cell++) {
    if (puzzle.decided(grid, cell)) continue;
    const options = puzzle.options(grid, cell);
    if (fewest && fewest.length <= options.length) continue;
    fewest = options;
    if (options.length < 2) break;
  }
  return fewest;
}
