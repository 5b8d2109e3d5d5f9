import type { Cell } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import type { NurikabeGrid } from "./grid.ts";
import { numberOf } from "./islands.ts";
import type { NurikabePuzzle } from "./puzzle.ts";
import { type Regions, regionsOf, UNKNOWN } from "./regions.ts";

/**
 * The cell to branch on, or -1 when all are decided: beside the region that has the fewest ways to
 * grow and still must; else any unknown cell.
 */
export function pick(puzzle: NurikabePuzzle, grid: Grid): Cell | -1 {
  const regions = regionsOf(puzzle, grid as NurikabeGrid);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let region = 0; region < regions.count; region++) {
    const freedom = regions.freedom(region);
    if (freedom === 0) continue;
    const weight = freedom + (regions.isLand(region) ? needOf(regions, region) : 2);
    if (weight >= least) continue;
    least = weight;
    best = region;
  }
  return best < 0 ? regions.colour.indexOf(UNKNOWN) : regions.liberties(best)[0];
}

function needOf(regions: Regions, region: number): number {
  if (regions.clues[region] === 0) return 1;
  const number = numberOf(regions, region);
  return number > 0 ? (number - regions.size(region)) / 4 : 4;
}
