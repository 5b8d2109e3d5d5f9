import type { Cell, Fact } from "../../../model/fact.ts";
import type { Size } from "../../../model/lattice.ts";
import { outOfReach } from "../laws/owner.ts";
import { LAND, WALL } from "../puzzle/colour.ts";
import { seaFacts } from "../regions/facts.ts";
import type { Regions } from "../regions/regions.ts";

/** The 2x2 blocks that hold one of some cells and no known land; the corner at the top left comes first in each. */
export function blocksWithoutLand({ puzzle, colour }: Regions, cells: readonly Cell[]): Cell[][] {
  return [...new Set(cells.flatMap((cell) => cornersOf(puzzle, cell)))]
    .sort((a, b) => a - b)
    .map((corner) => blockAt(corner, puzzle.cols))
    .filter((block) => block.every((cell) => colour[cell] !== LAND));
}

/** The corners at the top left of the blocks that hold a cell. */
export function cornersOf({ rows, cols }: Size, cell: Cell): Cell[] {
  const row = Math.floor(cell / cols);
  const col = cell % cols;
  const corners: Cell[] = [];
  for (let y = Math.max(0, row - 1); y <= Math.min(row, rows - 2); y++)
    for (let x = Math.max(0, col - 1); x <= Math.min(col, cols - 2); x++) corners.push(y * cols + x);
  return corners;
}

/** The block whose corner at the top left is a cell. */
export function blockAt(corner: Cell, cols: number): Cell[] {
  return [corner, corner + 1, corner + cols, corner + cols + 1];
}

/** Why no clue can bring land into a block: its walls, and the bounds that keep every reach off its other cells. */
export function outOfReachFacts(regions: Regions, block: readonly Cell[]): Fact[] {
  const walls = block.filter((cell) => regions.colour[cell] === WALL);
  const others = block.filter((cell) => regions.colour[cell] !== WALL);
  return [...new Set([...seaFacts(walls), ...others.flatMap((cell) => outOfReach(regions, cell))])];
}
