import type { Cell, Fact } from "../../../model/fact.ts";
import type { Grid } from "../../../model/grid.ts";
import type { Lattice } from "../../../model/lattice.ts";
import type { Law } from "../../../model/puzzle.ts";
import type { NurikabeGrid } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { seaFacts } from "../regions/facts.ts";

/** The laws of pools, by the lattice of the board. */
const known = new WeakMap<Lattice, readonly Law[]>();

/** A law for each 2x2 block: its cells are not all sea. The same objects for all boards of a size. */
export function pools({ lattice }: NurikabePuzzle): readonly Law[] {
  const laws = known.get(lattice) ?? poolsOn(lattice);
  known.set(lattice, laws);
  return laws;
}

function poolsOn({ rows, cols }: Lattice): Law[] {
  const laws: Law[] = [];
  for (let row = 0; row + 1 < rows; row++) {
    for (let col = 0; col + 1 < cols; col++) {
      const corner = row * cols + col;
      laws.push(pool([corner, corner + 1, corner + cols, corner + cols + 1]));
    }
  }
  return laws;
}

function pool(cells: readonly Cell[]): Law {
  const conflict = (grid: Grid): Fact[] | null =>
    cells.every((cell) => (grid as NurikabeGrid).isSea(cell)) ? seaFacts(cells) : null;
  return { id: "pool", cells, conflict };
}
