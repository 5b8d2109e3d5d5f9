import type { Cell } from "../../../model/fact.ts";
import { floodFill } from "../graph/flood-fill.ts";
import { LAND, WALL } from "../puzzle/colour.ts";
import type { Regions } from "./regions.ts";

/** The cells that the sea can spread to from one of its cells if another cell is land (-1: none). O(cells). */
export function seaRoomWithout({ puzzle, colour }: Regions, start: Cell, without: Cell | -1): Cell[] {
  const met = new Uint8Array(puzzle.cells);
  if (without >= 0) met[without] = 1;
  return floodFill(puzzle.lattice, [start], colour, LAND, met);
}

/** The known land cells that no clue is joined to if one more cell is sea. O(cells). */
export function strandedWithout({ puzzle, colour }: Regions, without: Cell): Cell[] {
  const met = new Uint8Array(puzzle.cells);
  met[without] = 1;
  floodFill(puzzle.lattice, puzzle.clueCells, colour, WALL, met);
  const lands: Cell[] = [];
  for (let cell = 0; cell < puzzle.cells; cell++) {
    if (colour[cell] === LAND && met[cell] === 0) lands.push(cell);
  }
  return lands;
}
