import type { Cell } from "../../../model/fact.ts";
import type { Lattice } from "../../../model/lattice.ts";

/**
 * Breadth-first flood fill: the starts, and all cells joined to them over cells that are open, the nearest first.
 * Cells marked in `met` are closed, and every cell found is marked there. O(cells).
 */
export function floodFill(
  { near, cells }: Lattice,
  starts: readonly Cell[],
  isOpen: (cell: Cell) => boolean,
  met = new Uint8Array(cells),
): Cell[] {
  const found = [...starts];
  for (const cell of found) met[cell] = 1;
  for (let at = 0; at < found.length; at++) {
    for (const next of near[found[at]]) {
      if (met[next] !== 0 || !isOpen(next)) continue;
      met[next] = 1;
      found.push(next);
    }
  }
  return found;
}
