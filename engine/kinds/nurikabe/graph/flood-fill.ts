import type { Cell } from "../../../model/fact.ts";
import type { Lattice } from "../../../model/lattice.ts";

/**
 * Breadth-first flood fill: the starts, and all cells joined to them over cells of any colour but the closed one, the
 * nearest first. Cells marked in `met` are closed too, and every cell found is marked there. O(cells).
 */
export function floodFill(
  { near, cells }: Lattice,
  starts: readonly Cell[],
  colours: ArrayLike<number>,
  closed: number,
  met = new Uint8Array(cells),
): Cell[] {
  const found = [...starts];
  for (const cell of found) met[cell] = 1;
  for (let at = 0; at < found.length; at++) {
    const around = near[found[at]];
    for (let side = 0; side < around.length; side++) {
      const next = around[side];
      if (met[next] !== 0 || colours[next] === closed) continue;
      met[next] = 1;
      found.push(next);
    }
  }
  return found;
}
