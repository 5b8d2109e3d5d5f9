import type { Cell } from "../../../model/fact.ts";
import type { SudokuSize } from "../puzzle/houses.ts";
import type { Symmetry } from "./wish.ts";

/** Where a symmetry takes the cell in a row and a column; `end` is the last row and column. */
const MAPS: Readonly<Record<Symmetry, (row: number, col: number, end: number) => readonly [number, number]>> =
  {
    none: (row, col) => [row, col],
    "half-turn": (row, col, end) => [end - row, end - col],
    "quarter-turn": (row, col, end) => [col, end - row],
    "left-right": (row, col, end) => [row, end - col],
    "top-bottom": (row, col, end) => [end - row, col],
    diagonal: (row, col) => [col, row],
    "anti-diagonal": (row, col, end) => [end - col, end - row],
  };

const known = new Map<string, readonly (readonly Cell[])[]>();

/** The sets of cells that a symmetry takes into each other: given together or blank together. The same object each time. */
export function orbitsOf(size: SudokuSize, symmetry: Symmetry): readonly (readonly Cell[])[] {
  const key = `${size} ${symmetry}`;
  let orbits = known.get(key);
  if (!orbits) {
    orbits = build(size, MAPS[symmetry]);
    known.set(key, orbits);
  }
  return orbits;
}

function build(size: SudokuSize, map: (typeof MAPS)[Symmetry]): Cell[][] {
  const orbits: Cell[][] = [];
  const met = new Set<Cell>();
  for (let first = 0; first < size * size; first++) {
    const orbit: Cell[] = [];
    for (let cell = first; !met.has(cell); ) {
      met.add(cell);
      orbit.push(cell);
      const [row, col] = map(Math.floor(cell / size), cell % size, size - 1);
      cell = row * size + col;
    }
    if (orbit.length > 0) orbits.push(orbit);
  }
  return orbits;
}

/** Whether whole orbits can have so many cells together. */
export function canHold(size: SudokuSize, symmetry: Symmetry, givens: number): boolean {
  const orbits = orbitsOf(size, symmetry);
  const large = Math.max(...orbits.map((orbit) => orbit.length));
  const alone = orbits.filter((orbit) => orbit.length < large).length;
  return givens % large <= alone;
}
