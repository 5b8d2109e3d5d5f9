import type { Cell } from "../../../model/fact.ts";
import { floodFill } from "../graph/flood-fill.ts";
import { LAND } from "../puzzle/colour.ts";
import type { Regions } from "./regions.ts";

/** What is not land outside a zone of the board, in joined pieces. */
export interface Outside {
  /** By cell the number of its piece, from 1 on; 0 in the zone and on land. */
  readonly pieces: Int16Array;
  /** By piece the cells of the zone beside it that are not land; none at 0. */
  readonly gates: readonly (readonly Cell[])[];
}

/** Finds the pieces outside a zone. O(cells). */
export function outsideOf({ colour, puzzle }: Regions, zone: readonly Cell[]): Outside {
  const { lattice, cells } = puzzle;
  const isInZone = new Uint8Array(cells);
  for (const cell of zone) isInZone[cell] = 1;
  const closed = isInZone.map((inside, cell) => (colour[cell] === LAND ? 1 : inside));
  const met = new Uint8Array(cells);
  const pieces = new Int16Array(cells);
  const gates: Cell[][] = [[]];
  for (let cell = 0; cell < cells; cell++) {
    if (closed[cell] === 1 || met[cell] === 1) continue;
    const beside = new Set<Cell>();
    for (const one of floodFill(lattice, [cell], closed, 1, met)) {
      pieces[one] = gates.length;
      for (const next of lattice.near[one])
        if (colour[next] !== LAND && isInZone[next] === 1) beside.add(next);
    }
    gates.push([...beside]);
  }
  return { pieces, gates };
}
