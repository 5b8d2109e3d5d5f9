import type { Cell } from "./fact.ts";

/** How many rows and columns a board has. */
export interface Size {
  readonly rows: number;
  readonly cols: number;
}

/** Geometry of a rectangle of cells, row-major. */
export interface Lattice {
  readonly rows: number;
  readonly cols: number;
  readonly cells: number;
  /** Orthogonal neighbours of each cell: up, left, right, down, where they exist. */
  readonly near: readonly (readonly Cell[])[];
}

const lattices = new Map<string, Lattice>();

/** The lattice of that size; the same object each time. */
export function latticeOf(rows: number, cols: number): Lattice {
  const key = `${rows}x${cols}`;
  let lattice = lattices.get(key);
  if (!lattice) {
    lattice = { rows, cols, cells: rows * cols, near: neighbours(rows, cols) };
    lattices.set(key, lattice);
  }
  return lattice;
}

function neighbours(rows: number, cols: number): Cell[][] {
  const near: Cell[][] = [];
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const cell = row * cols + col;
      const around: Cell[] = [];
      if (row > 0) around.push(cell - cols);
      if (col > 0) around.push(cell - 1);
      if (col < cols - 1) around.push(cell + 1);
      if (row < rows - 1) around.push(cell + cols);
      near.push(around);
    }
  }
  return near;
}

/** "r3c5": rows and columns from 1. */
export function cellName(cell: Cell, cols: number): string {
  return `r${Math.floor(cell / cols) + 1}c${(cell % cols) + 1}`;
}
