import { type Cell, cellOf, isNot, type Value } from "../../../model/fact.ts";
import type { NativeFinding } from "../../shared/native-rule.ts";
import { outOfReach } from "../laws/owner.ts";
import { LAND, UNKNOWN, WALL } from "../puzzle/colour.ts";
import { SEA } from "../puzzle/grid.ts";
import { beyondClues, seaFacts } from "../regions/facts.ts";
import { cluesWithin, reachersOf, reachOf } from "../regions/reach.ts";
import type { Regions } from "../regions/regions.ts";
import { type RegionFinding, supposing } from "./finding.ts";

/** A cell that no island can reach with the cells it still has left is sea. */
export function* unreachable(regions: Regions): Iterable<RegionFinding> {
  const { puzzle, colour } = regions;
  const reachers = reachersOf(regions);
  for (let cell = 0; cell < puzzle.cells; cell++) {
    if (reachers[cell] !== 0 || colour[cell] === WALL || puzzle.clueAt[cell] > 0) continue;
    yield { adds: seaFacts([cell]), because: () => beyondClues(puzzle, outOfReach(regions, cell)) };
  }
}

/** A cell near land without an owner is sea if, as land, it would make every island that comes to hold it too large. */
export function* overgrown(regions: Regions, only?: Cell): Iterable<NativeFinding | number> {
  const { puzzle, colour, touch } = regions;
  const reachers = reachersOf(regions);
  for (let cell = only ?? 0; cell <= (only ?? puzzle.cells - 1); cell++) {
    if (colour[cell] !== UNKNOWN || touch[cell] !== 0 || reachers[cell] === 0) continue;
    if (!isNearLoose(regions, cell)) continue;
    yield puzzle.cells;
    const after = supposing(regions, isNot(cell, SEA));
    const holds = (clue: Value): boolean =>
      reachOf(regions, clue).includes(cell) && reachOf(after, clue).includes(cell);
    if (cluesWithin(regions, cell).some(holds)) continue;
    yield {
      adds: seaFacts([cell]),
      because: () => beyondClues(puzzle, outOfReach(after, cell)).filter((fact) => cellOf(fact) !== cell),
      bindings: () => ({ cell: { as: "cell", of: cell } }),
    };
  }
}

/** Whether land within two steps of a cell belongs to no clue yet. */
function isNearLoose({ puzzle, colour, label, owner }: Regions, cell: Cell): boolean {
  const { near } = puzzle.lattice;
  const isLoose = (at: Cell): boolean => colour[at] === LAND && owner[label[at]] === 0;
  return near[cell].some((next) => isLoose(next) || near[next].some(isLoose));
}
