import { type Cell, type Fact, is, isNot, type Value } from "../../../model/fact.ts";
import { latticeOf } from "../../../model/lattice.ts";
import type { Law } from "../../../model/puzzle.ts";
import { assert } from "../../../model/result.ts";
import { floodFill } from "../graph/flood-fill.ts";
import { NurikabeGrid, SEA } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { ANY_SIZE, MOST_CELLS } from "../puzzle/size.ts";
import { lawsOf } from "./laws.ts";

/** The puzzle with these clues, one entry a cell. The caller has checked the size. */
export function nurikabePuzzle(rows: number, cols: number, clues: readonly number[]): NurikabePuzzle {
  const cells = rows * cols;
  assert(
    clues.length === cells && cells <= MOST_CELLS,
    "a Nurikabe has one clue entry for each of its cells",
  );
  const clueCells: Cell[] = [];
  const clueAt = clues.map((clue, cell) => (clue === 0 ? 0 : clueCells.push(cell)));
  const land = clues.reduce((sum, clue) => sum + clue, 0);
  const laws: Law[] = [];
  const puzzle: NurikabePuzzle = {
    kind: "nurikabe",
    rows,
    cols,
    cells,
    values: clueCells.length + 1,
    givens: clueCells.map((cell, index) => is(cell, index + 1)),
    laws,
    clues,
    clueCells,
    clueAt,
    seaCells: clues.includes(ANY_SIZE) ? null : cells - land,
    lattice: latticeOf(rows, cols),
    blank: () => new NurikabeGrid(cells),
    decided: (grid, cell) => (grid as NurikabeGrid).hasColour(cell),
    options: (_, cell): Fact[] => [is(cell, SEA), isNot(cell, SEA)],
    answer: (grid) => ownersOn(puzzle, (cell) => (grid as NurikabeGrid).isSea(cell)),
  };
  laws.push(...lawsOf(puzzle));
  return puzzle;
}

/** The clue number of each cell by flood fill from the clues over cells that are not sea; 0 for sea, -1 for land that no clue reaches. */
function ownersOn(puzzle: NurikabePuzzle, isSea: (cell: Cell) => boolean): Value[] {
  const owners: Value[] = [];
  const met = new Uint8Array(puzzle.cells);
  for (let cell = 0; cell < puzzle.cells; cell++) owners.push(isSea(cell) ? SEA : -1);
  puzzle.clueCells.forEach((home, index) => {
    if (owners[home] !== -1) return;
    for (const cell of floodFill(puzzle.lattice, [home], owners, SEA, met)) owners[cell] = index + 1;
  });
  return owners;
}
