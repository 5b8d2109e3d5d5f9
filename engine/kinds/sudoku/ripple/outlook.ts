import { type Cell, is, type Value } from "../../../model/fact.ts";
import type { CandidateGrid } from "../../shared/digit-grid.ts";
import type { Pencilled } from "../native/sight.ts";
import { Spread } from "./spread.ts";

/**
 * Which candidates of one state of a grid lead by singles and locked candidates to a broken law. Each candidate that a straight chain or a kraken
 * strikes does so, as each of their links is one of these; so where none does, no such pattern need be looked for.
 */
export class Outlook {
  readonly #grid: CandidateGrid;
  readonly #size: number;
  readonly #cells: number;
  readonly #spread: Spread;
  readonly #state: Int32Array;
  /** By candidate, cell times 16 plus digit: 1 where it holds, 2 where it breaks a law, 0 where that has not been asked. */
  readonly #known: Uint8Array;
  #any: boolean | null = null;

  constructor({ grid, puzzle }: Pencilled) {
    this.#grid = grid;
    this.#size = puzzle.size;
    this.#cells = puzzle.cells;
    this.#spread = new Spread(puzzle.size, grid);
    this.#state = this.#spread.save();
    this.#known = new Uint8Array(puzzle.cells * 16);
  }

  /** Whether a candidate may be struck so. Where the grid itself leads on, any may. */
  mayGo(cell: Cell, digit: Value): boolean {
    if (!this.#spread.isQuiet) return true;
    const at = cell * 16 + digit;
    this.#known[at] ||= this.#spread.holds(is(cell, digit), this.#state) ? 1 : 2;
    return this.#known[at] === 2;
  }

  /** Whether any may. */
  get mayAnyGo(): boolean {
    this.#any ??= this.#anyGoes();
    return this.#any;
  }

  #anyGoes(): boolean {
    for (let cell = 0; cell < this.#cells; cell++) {
      if (this.#grid.at(cell) > 0) continue;
      for (let digit = 1; digit <= this.#size; digit++)
        if (this.#grid.can(cell, digit) && this.mayGo(cell, digit)) return true;
    }
    return false;
  }
}

interface Seen {
  readonly version: number;
  readonly outlook: Outlook;
}

const seen = new WeakMap<CandidateGrid, Seen>();

/** The outlook of the grid as it is now; the same for each state of it. */
export function outlookOn(view: Pencilled): Outlook {
  const { grid } = view;
  const last = seen.get(grid);
  if (last?.version === grid.version) return last.outlook;
  const outlook = new Outlook(view);
  seen.set(grid, { version: grid.version, outlook });
  return outlook;
}
