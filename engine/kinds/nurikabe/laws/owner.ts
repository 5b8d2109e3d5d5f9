import { type Cell, type Fact, is } from "../../../model/fact.ts";
import { LAND, WALL } from "../puzzle/colour.ts";
import { landFacts, seaFacts } from "../regions/facts.ts";
import { cluesWithin, reachersOf, reachOf } from "../regions/reach.ts";
import { reachBounds } from "../regions/reach-bounds.ts";
import type { Regions } from "../regions/regions.ts";
import { separators } from "../regions/separators.ts";
import { anchorIn } from "./island.ts";

/** Land that no clue can come to own. */
export function withoutOwner(regions: Regions): Fact[] | null {
  const region = orphan(regions);
  return region < 0 ? null : reasonAgainstOwner(regions, region);
}

/** Why a region of land can have no owner. */
export function reasonAgainstOwner(regions: Regions, region: number): Fact[] {
  const { puzzle, owner } = regions;
  const clue = owner[region];
  if (clue === 0) return outOfReach(regions, regions.first(region));
  const claim = is(anchorIn(regions, region, clue), clue);
  return [...reachBounds(regions, clue), claim, ...landFacts(puzzle, regions.members(region))];
}

/** The first region of land that its clue, or where none is known any clue, cannot reach; -1 if there is none. */
export function orphan(regions: Regions): number {
  const { owner, clues } = regions;
  let reachers: Uint16Array | null = null;
  for (let region = 0; region < regions.count; region++) {
    if (!regions.isLand(region) || clues[region] > 0) continue;
    const first = regions.first(region);
    if (owner[region] > 0) {
      if (!reachOf(regions, owner[region]).includes(first)) return region;
      continue;
    }
    reachers ??= reachersOf(regions);
    if (reachers[first] === 0) return region;
  }
  return -1;
}

/** Why no clue reaches a cell: the sea that shuts it off, else the bounds of every reach that could matter. */
export function outOfReach(regions: Regions, cell: Cell): Fact[] {
  const { puzzle, colour } = regions;
  const isLand = colour[cell] === LAND;
  const shore = separators(regions, cell, (at) => colour[at] === WALL, puzzle.clueCells);
  if (shore) return [...landFacts(puzzle, isLand ? [cell] : []), ...seaFacts(shore)];
  const island = isLand ? regions.members(regions.label[cell]) : [];
  const facts = new Set(landFacts(puzzle, island));
  for (const clue of cluesWithin(regions, cell)) {
    for (const fact of reachBounds(regions, clue)) facts.add(fact);
  }
  return [...facts];
}
