import { type Cell, type Fact, isNot } from "../../../model/fact.ts";
import type { Grid } from "../../../model/grid.ts";
import type { SearchWatch } from "../../../model/search.ts";
import { candidateGrid } from "../../shared/digit-grid.ts";
import type { House } from "../../shared/digit-houses.ts";
import type { DigitPuzzle } from "../../shared/digit-puzzle.ts";

/**
 * Strikes a placed digit from the open cells of its houses, and nothing else: what follows from a cell with one
 * candidate left is the search's business. A check is one house that was gone through.
 */
export class DigitStrikes {
  checks = 0;
  readonly #houses: readonly (readonly House[])[];
  readonly #grid: Grid;
  readonly #watch: SearchWatch | undefined;

  constructor(puzzle: DigitPuzzle, grid: Grid, watch?: SearchWatch) {
    const { cells, houses } = puzzle;
    this.#houses = Array.from({ length: cells }, (_, cell) =>
      houses.filter((house) => house.cells.includes(cell)),
    );
    this.#grid = grid;
    this.#watch = watch;
  }

  /** False when it leaves a cell without a candidate, or the digit stands against a mark or a peer. */
  from(cell: Cell): boolean {
    const { checks } = this;
    const holds = this.#strike(cell);
    if (this.checks > checks) this.#watch?.checked(this.checks - checks);
    return holds;
  }

  #strike(cell: Cell): boolean {
    const grid = this.#grid;
    const digit = grid.at(cell);
    if (!grid.can(cell, digit)) return false;
    for (const { cells } of this.#houses[cell]) {
      this.checks++;
      for (const peer of cells) {
        if (peer === cell) continue;
        if (grid.at(peer) === digit) return false;
        if (grid.at(peer) < 0 && !this.#without(isNot(peer, digit), peer)) return false;
      }
    }
    return true;
  }

  #without(strike: Fact, peer: Cell): boolean {
    if (this.#grid.add(strike)) this.#watch?.propagated(strike);
    return candidateGrid(this.#grid).candidates(peer) !== 0;
  }
}

/** Strikes the digits that stand at the start, in the order of cells; false when the board cannot be filled. */
export function strikeStart({ cells }: DigitPuzzle, grid: Grid, strikes: DigitStrikes): boolean {
  for (let cell = 0; cell < cells; cell++)
    if (grid.at(cell) < 0 && candidateGrid(grid).candidates(cell) === 0) return false;
  for (let cell = 0; cell < cells; cell++) if (grid.at(cell) > 0 && !strikes.from(cell)) return false;
  return true;
}
