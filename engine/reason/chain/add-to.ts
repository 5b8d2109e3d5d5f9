import type { Fact } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";

/** Adds a fact to a grid, and says whether it was news; strictly one that the grid would keep in other words only is left out. */
function addTo(grid: Grid, fact: Fact, isStrict = false): boolean {
  const before = grid.mark();
  if (!grid.add(fact)) return false;
  if (!isStrict || grid.knows(fact)) return true;
  grid.undo(before);
  return false;
}

/** Adds facts to a grid; those that were news. */
export function addedTo(grid: Grid, facts: readonly Fact[], isStrict?: boolean): readonly Fact[] {
  // Most bookkeeping adds one fact, and there is a lot of it.
  if (facts.length === 1 && addTo(grid, facts[0], isStrict)) return facts;
  return facts.filter((fact) => addTo(grid, fact, isStrict));
}
