import type { Grid } from "../../../model/grid.ts";
import type { Job } from "../../../model/job.ts";
import type { Limits, SearchResult, SearchWatch } from "../../../model/search.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { explore, type Rest } from "./explore.ts";

/** Nodes after which exploring gives way to learning: few puzzles need more, and those that do may need millions. */
export const PATIENCE = 1_000;

/** Explores with few nodes, whatever the limit. */
export function exploreSoon(
  puzzle: NurikabePuzzle,
  from: Grid,
  limits: Limits,
  watch?: SearchWatch,
  rest?: Rest,
): Job<SearchResult> {
  return explore(puzzle, from, { ...limits, nodes: Math.min(limits.nodes, PATIENCE) }, watch, rest);
}
