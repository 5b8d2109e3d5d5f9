import type { Cell, Fact } from "../../../model/fact.ts";
import { cellOf, isNegative, valueOf } from "../../../model/fact.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { SEA } from "../puzzle/size.ts";

/** A cell, or several, that a supposition has come to, under a name of the rule to be. */
export interface Come {
  readonly name: string;
  readonly cells: readonly Cell[];
  readonly isSea: boolean;
  /** The name stands for a set, even of one cell. */
  readonly isSet: boolean;
}

/** A part of one colour: the regions that were known, by the first cell of each, and what the supposition added. */
export interface Part {
  readonly cells: readonly Cell[];
  readonly known: readonly Cell[];
  readonly come: readonly Come[];
  /** The unknown cells beside it. */
  readonly libs: readonly Cell[];
}

/** What a supposition rests on, coloured; and what it came to so far. */
export class Picture {
  readonly puzzle: NurikabePuzzle;
  readonly come: Come[] = [];
  readonly #known: Int8Array;
  readonly #now: Int8Array;

  /** @param facts The premises; clues belong to the puzzle. */
  constructor(puzzle: NurikabePuzzle, facts: readonly Fact[]) {
    this.puzzle = puzzle;
    this.#known = new Int8Array(puzzle.cells);
    for (const cell of puzzle.clueCells) this.#known[cell] = LAND;
    for (const fact of facts) {
      const colour = colourOf(fact);
      if (colour !== 0) this.#known[cellOf(fact)] = colour;
    }
    this.#now = this.#known.slice();
  }

  add(come: Come): void {
    this.come.push(come);
    for (const cell of come.cells) this.#now[cell] = come.isSea ? WALL : LAND;
  }

  /** Takes back what was added last. */
  drop(): void {
    for (const cell of this.come.pop()?.cells ?? []) this.#now[cell] = this.#known[cell];
  }

  isOpen(cell: Cell): boolean {
    return this.#now[cell] === 0;
  }

  isSea(cell: Cell): boolean {
    return this.#now[cell] === WALL;
  }

  isLand(cell: Cell): boolean {
    return this.#now[cell] === LAND;
  }

  /** Whether it was known before anything was supposed. */
  wasKnown(cell: Cell): boolean {
    return this.#known[cell] !== 0;
  }

  partAt(cell: Cell): Part {
    const cells = this.#flood(this.#now, cell);
    const within = new Set(cells);
    const known: Cell[] = [];
    const seen = new Set<Cell>();
    for (const one of cells) {
      if (!this.wasKnown(one) || seen.has(one)) continue;
      const region = this.#flood(this.#known, one);
      for (const other of region) seen.add(other);
      known.push(Math.min(...region));
    }
    const libs = new Set<Cell>();
    for (const one of cells)
      for (const next of this.puzzle.lattice.near[one]) if (this.isOpen(next)) libs.add(next);
    const come = this.come.filter((one) => one.cells.some((cell) => within.has(cell)));
    return { cells, known, come, libs: [...libs] };
  }

  /** Every part of a colour. */
  *parts(isSea: boolean): Iterable<Part> {
    const seen = new Set<Cell>();
    for (let cell = 0; cell < this.puzzle.cells; cell++) {
      if (seen.has(cell) || this.#now[cell] !== (isSea ? WALL : LAND)) continue;
      const part = this.partAt(cell);
      for (const one of part.cells) seen.add(one);
      yield part;
    }
  }

  /** The region of a cell as it was known. */
  regionAt(cell: Cell): readonly Cell[] {
    return this.#flood(this.#known, cell);
  }

  /** The number in a region as far as it was known; 0 for none. */
  numberAt(cell: Cell): number {
    const clue = this.regionAt(cell).find((one) => this.puzzle.clueAt[one] > 0);
    return clue === undefined ? 0 : this.puzzle.clues[clue];
  }

  #flood(colours: Int8Array, start: Cell): Cell[] {
    const cells = [start];
    const seen = new Set(cells);
    for (const cell of cells)
      for (const next of this.puzzle.lattice.near[cell])
        if (colours[next] === colours[start] && !seen.has(next)) {
          seen.add(next);
          cells.push(next);
        }
    return cells;
  }
}

const WALL = 1;
const LAND = 2;

/** 1 for sea, 2 for land, 0 for what says no colour. */
function colourOf(fact: Fact): number {
  const isOfSea = valueOf(fact) === SEA;
  if (isNegative(fact)) return isOfSea ? LAND : 0;
  return isOfSea ? WALL : LAND;
}
