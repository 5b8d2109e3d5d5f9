import type { Value } from "../../../model/fact.ts";
import type { Grid } from "../../../model/grid.ts";
import { floodFill } from "../graph/flood-fill.ts";
import { type NurikabeGrid, SEA } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";

/** The clue number of each cell by flood fill from the clues over cells that are not sea; 0 for sea, -1 for land that no clue reaches. */
export function answerOn(puzzle: NurikabePuzzle, grid: Grid): Value[] {
  const owners: Value[] = [];
  const met = new Uint8Array(puzzle.cells);
  for (let cell = 0; cell < puzzle.cells; cell++) owners.push((grid as NurikabeGrid).isSea(cell) ? SEA : -1);
  puzzle.clueCells.forEach((home, index) => {
    if (owners[home] !== -1) return;
    for (const cell of floodFill(puzzle.lattice, [home], owners, SEA, met)) owners[cell] = index + 1;
  });
  return owners;
}
