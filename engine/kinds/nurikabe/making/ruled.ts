import type { Cell } from "../../../model/fact.ts";
import type { Size } from "../../../model/lattice.ts";
import { gridOf } from "../../../model/puzzle.ts";
import { nurikabePuzzle } from "../laws/puzzle-from-clues.ts";
import { openCells, settle } from "../propagation/settle.ts";
import { LAND, UNKNOWN, WALL } from "../puzzle/colour.ts";
import type { NurikabeGrid } from "../puzzle/grid.ts";
import { findersUpTo } from "../rules/finders-by-level.ts";
import type { Finder } from "../rules/finding.ts";
import type { Settler } from "./settler.ts";

/** Draws the conclusions of the rules up to a level. Slow: milliseconds. */
export class Ruled implements Settler {
  readonly #size: Size;
  readonly #finders: readonly (readonly Finder[])[];
  #puzzle = nurikabePuzzle(1, 1, [0]);
  #grid: NurikabeGrid = this.#puzzle.blank();

  constructor(size: Size, level: number) {
    this.#size = size;
    this.#finders = findersUpTo(level);
  }

  get open(): number {
    return openCells(this.#puzzle, this.#grid).length;
  }

  colourAt(cell: Cell): number {
    if (!this.#grid.hasColour(cell)) return UNKNOWN;
    return this.#grid.isSea(cell) ? WALL : LAND;
  }

  load(clues: ArrayLike<number>): void {
    this.#puzzle = nurikabePuzzle(this.#size.rows, this.#size.cols, Array.from(clues));
    this.#grid = gridOf(this.#puzzle) as NurikabeGrid;
  }

  settle(): boolean {
    return settle(this.#puzzle, this.#grid, this.#finders);
  }
}
