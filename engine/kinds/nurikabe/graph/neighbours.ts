import type { Cell } from "../../../model/fact.ts";
import type { Size } from "../../../model/lattice.ts";

/** Sides of a cell: up, left, right, down. The opposite of `way` is `WAYS - 1 - way`. */
export const WAYS = 4;

/** A graph in which each node has at most one neighbour on each side: that of node n at `n * WAYS + way`, -1 for none. */
export type Neighbours = Int32Array;

/** The cells of a rectangle as a graph. */
export function neighboursIn({ rows, cols }: Size): Neighbours {
  const near = new Int32Array(rows * cols * WAYS).fill(-1);
  for (let cell: Cell = 0; cell < rows * cols; cell++) {
    const col = cell % cols;
    if (cell >= cols) near[cell * WAYS] = cell - cols;
    if (col > 0) near[cell * WAYS + 1] = cell - 1;
    if (col + 1 < cols) near[cell * WAYS + 2] = cell + 1;
    if (cell + cols < rows * cols) near[cell * WAYS + 3] = cell + cols;
  }
  return near;
}
