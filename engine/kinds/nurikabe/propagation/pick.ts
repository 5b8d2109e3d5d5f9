import type { Cell } from "../../../model/fact.ts";
import type { Grid } from "../../../model/grid.ts";
import { UNKNOWN } from "../puzzle/colour.ts";
import type { NurikabeGrid } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { numberOf } from "../regions/islands.ts";
import type { Regions } from "../regions/regions.ts";
import { regionsOf } from "../regions/regions-of-grid.ts";

/**
 * The cell to branch on, or -1 when all are decided: of the region with the fewest ways to grow, and
 * little to grow, the way with the most known cells around. The weights come from trials on published
 * 10x10 puzzles: fewest nodes in all.
 */
export function pick(puzzle: NurikabePuzzle, grid: Grid): Cell | -1 {
  const regions = regionsOf(puzzle, grid as NurikabeGrid);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let region = 0; region < regions.count; region++) {
    const freedom = regions.freedom(region);
    if (freedom === 0) continue;
    const weight = freedom + slackOf(regions, region);
    if (weight >= least) continue;
    least = weight;
    best = region;
  }
  if (best < 0) return regions.colour.indexOf(UNKNOWN);
  let mostKnown = -1;
  let most = -1;
  for (const cell of regions.liberties(best)) {
    const known = knownAround(regions, cell);
    if (known <= most) continue;
    most = known;
    mostKnown = cell;
  }
  return mostKnown;
}

function slackOf(regions: Regions, region: number): number {
  if (!regions.isLand(region)) return 0.5;
  if (regions.clues[region] === 0) return 0;
  const number = numberOf(regions, region);
  return number > 0 ? (number - regions.size(region)) / 4 : 4;
}

/** Known cells beside a cell, counted twice, and at its corners. */
function knownAround({ puzzle, colour }: Regions, cell: Cell): number {
  const { rows, cols } = puzzle;
  const row = Math.floor(cell / cols);
  const col = cell % cols;
  let known = 0;
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
    for (let x = Math.max(0, col - 1); x <= Math.min(cols - 1, col + 1); x++) {
      if (colour[y * cols + x] !== UNKNOWN) known += y === row || x === col ? 2 : 1;
    }
  }
  return known;
}
