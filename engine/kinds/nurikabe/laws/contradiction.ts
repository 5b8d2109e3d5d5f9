import { cellOf, type Fact, is, isNegative, isNot, negate, valueOf } from "../../../model/fact.ts";
import { LAND, WALL } from "../puzzle/colour.ts";
import { type NurikabeGrid, SEA } from "../puzzle/grid.ts";
import { saidOf } from "../regions/facts.ts";
import type { Regions } from "../regions/regions.ts";
import { landWay } from "../regions/ways.ts";

/** A cell of which opposite things were said, in so many words or by way of its island. */
export function contradicted(regions: Regions, grid: NurikabeGrid): Fact[] | null {
  const { puzzle, colour } = regions;
  for (let cell = 0; cell < puzzle.cells; cell++) {
    if (colour[cell] === LAND && (grid.colours[cell] & WALL) !== 0) return [is(cell, SEA), isNot(cell, SEA)];
  }
  for (const fact of grid.extra) {
    const cell = cellOf(fact);
    if (colour[cell] !== LAND) continue;
    if (!isNegative(fact)) return [is(cell, grid.ownerAt(cell)), fact];
    const way = landWay(regions, [cell], (at) => regions.anchor[at] === valueOf(fact));
    if (way.length === 1) return [negate(fact), fact];
    if (way.length > 0) return [fact, ...way.map((at) => saidOf(regions, at))];
  }
  return null;
}
