import type { Cell } from "../../engine/model/fact.ts";
import type { Area, RelativePoint } from "../ui/pan-zoom/camera.ts";

/** Rows and columns of a board. */
export interface Extent {
  readonly rows: number;
  readonly cols: number;
}

/** Whether two boards have the same rows and columns. */
export function isAsLarge(one: Extent, other: Extent | undefined): boolean {
  return one.rows === other?.rows && one.cols === other.cols;
}

/** The cell at a place of the grid. */
export function cellAtPlace({ across, down }: RelativePoint, { rows, cols }: Extent): Cell {
  const row = Math.min(Math.floor(down * rows), rows - 1);
  return row * cols + Math.min(Math.floor(across * cols), cols - 1);
}

/** The place of a cell's top left corner, or so many cells further in. */
export function placeOf(cell: Cell, { rows, cols }: Extent, inset = 0): RelativePoint {
  return { across: ((cell % cols) + inset) / cols, down: (Math.floor(cell / cols) + inset) / rows };
}

/** The smallest area that holds the cells, of which there is at least one. */
export function areaOf(cells: readonly Cell[], extent: Extent): Area {
  const from = cells.map((cell) => placeOf(cell, extent));
  const to = cells.map((cell) => placeOf(cell, extent, 1));
  return {
    from: { across: Math.min(...from.map((at) => at.across)), down: Math.min(...from.map((at) => at.down)) },
    to: { across: Math.max(...to.map((at) => at.across)), down: Math.max(...to.map((at) => at.down)) },
  };
}
