import { type Cell, type Fact, is, isNot, type Value } from "../../model/fact.ts";
import { type Lattice, latticeOf } from "../../model/lattice.ts";
import type { Law, Puzzle } from "../../model/puzzle.ts";
import { assert } from "../../model/result.ts";
import { NurikabeGrid, SEA } from "./grid.ts";
import { lawsOf } from "./laws.ts";
import { ANY_SIZE, MOST_CELLS } from "./size.ts";

/** A Nurikabe puzzle: every land region holds one clue and has its size, the sea is one and has no pool. */
export interface NurikabePuzzle extends Puzzle {
  readonly kind: "nurikabe";
  /** A line a cell: 0 without a clue, else the size of the island, or ANY_SIZE. */
  readonly clues: readonly number[];
  /** The cell of each clue, row-major: that of clue k at index k - 1. */
  readonly clueCells: readonly Cell[];
  /** By cell: the clue that stands there, counted from 1, else 0. */
  readonly clueAt: readonly Value[];
  /** How many cells are sea in every answer, below 0 if the clues need more cells than there are; null where a clue may have any size. */
  readonly seaCells: number | null;
  readonly lattice: Lattice;
  blank(): NurikabeGrid;
}

declare module "../kind.ts" {
  interface PuzzleOf {
    readonly nurikabe: NurikabePuzzle;
  }
}

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

/** The clue number of each cell by flood fill from the clues over what is not sea; 0 for sea, -1 for land that no clue reaches. */
function ownersOn(puzzle: NurikabePuzzle, isSea: (cell: Cell) => boolean): Value[] {
  const owners: Value[] = [];
  for (let cell = 0; cell < puzzle.cells; cell++) owners.push(isSea(cell) ? SEA : -1);
  puzzle.clueCells.forEach((home, index) => {
    if (owners[home] !== -1) return;
    const queue = [home];
    owners[home] = index + 1;
    for (const cell of queue) {
      for (const next of puzzle.lattice.near[cell]) {
        if (owners[next] !== -1) continue;
        owners[next] = index + 1;
        queue.push(next);
      }
    }
  });
  return owners;
}
