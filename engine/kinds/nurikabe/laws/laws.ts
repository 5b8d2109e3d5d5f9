import type { Fact } from "../../../model/fact.ts";
import type { Grid } from "../../../model/grid.ts";
import type { Law } from "../../../model/puzzle.ts";
import type { NurikabeGrid } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import type { Regions } from "../regions/regions.ts";
import { regionsOf } from "../regions/regions-of-grid.ts";
import { contradicted } from "./contradiction.ts";
import { ofWrongSize, withTwoClues } from "./island.ts";
import { withoutOwner } from "./owner.ts";
import { pools } from "./pool.ts";
import { divided } from "./sea.ts";

/**
 * The laws in the order in which pzpr checks them; together, on a board without unknown cells, exactly
 * the rules of the puzzle. A board without any sea keeps them: there is nothing to be divided.
 */
export function lawsOf(puzzle: NurikabePuzzle): Law[] {
  const cells = Array.from({ length: puzzle.cells }, (_, cell) => cell);
  const law = (id: string, conflict: (regions: Regions, grid: NurikabeGrid) => Fact[] | null): Law => ({
    id,
    cells,
    conflict: (grid: Grid) => conflict(regionsOf(puzzle, grid as NurikabeGrid), grid as NurikabeGrid),
  });
  return [
    ...pools(puzzle),
    law("owner", withoutOwner),
    law("sea", divided),
    law("two-clues", withTwoClues),
    law("size", ofWrongSize),
    law("cell", contradicted),
  ];
}
