import type { Cell, Value } from "../../../model/fact.ts";
import type { Literal } from "../../../search/clauses.ts";
import type { NurikabePuzzle } from "../puzzle.ts";
import { ANY_SIZE } from "../size.ts";

/** A claim says of a cell that it belongs to the island of a clue. There are claims only where the clue can reach. */
export type Claim = number;

/** Directions are numbered so that the opposite of `way` is `WAYS - 1 - way`. */
export const WAYS = 4;

/**
 * The variables of a puzzle: first "the cell is sea", a variable a cell, then the claims, ordered by
 * clue. All arrays are flat; what lies outside is -1.
 */
export class Claims {
  readonly cells: number;
  readonly clues: number;
  /** How many claims there are. */
  readonly count: number;
  /** By cell and way: the neighbour. */
  readonly nearCell: Int32Array;
  /** By claim: its cell and its clue. */
  readonly cellOf: Int32Array;
  readonly clueOf: Int32Array;
  /** By claim and way: the same clue's claim to the neighbour. */
  readonly near: Int32Array;
  /** By clue, from 1: its first claim, the one to its own cell; the next clue's first one ends them. */
  readonly first: Int32Array;
  /** By cell: where its claims begin in `at`; the next cell's ends them. */
  readonly from: Int32Array;
  readonly at: Int32Array;
  /** By clue: the cells that its island has, ANY_SIZE if not said. */
  readonly sizes: Int32Array;
  /** By clue: the most cells its island can have. */
  readonly limits: Int32Array;

  constructor(puzzle: NurikabePuzzle) {
    const { cells, clueCells, clues } = puzzle;
    this.cells = cells;
    this.clues = clueCells.length;
    this.nearCell = nearCells(puzzle);
    this.sizes = Int32Array.from([0, ...clueCells.map((cell) => clues[cell])]);
    const rest = clueCells.reduce((sum, cell) => sum + Math.abs(clues[cell]), 0);
    this.limits = this.sizes.map((size) => (size === ANY_SIZE ? Math.max(1, cells - rest + 1) : size));
    const cellOf: Cell[] = [];
    this.first = new Int32Array(this.clues + 2);
    for (let clue = 1; clue <= this.clues; clue++) {
      this.first[clue] = cellOf.length;
      reachable(puzzle, clue, this.limits[clue], cellOf);
    }
    this.first[this.clues + 1] = cellOf.length;
    this.count = cellOf.length;
    this.cellOf = Int32Array.from(cellOf);
    this.clueOf = new Int32Array(this.count);
    this.near = new Int32Array(this.count * WAYS).fill(-1);
    this.from = new Int32Array(cells + 1);
    this.at = new Int32Array(this.count);
    this.#join();
    this.#sort();
  }

  /** How many variables there are. */
  get variables(): number {
    return this.cells + this.count;
  }

  /** "The claim is right"; its opposite by `^ 1`. */
  own(claim: Claim): Literal {
    return (this.cells + claim) * 2;
  }

  /** The claim of a clue to a cell, -1 if there is none. */
  claimTo(cell: Cell, clue: Value): Claim | -1 {
    for (let index = this.from[cell]; index < this.from[cell + 1]; index++) {
      if (this.clueOf[this.at[index]] === clue) return this.at[index];
    }
    return -1;
  }

  #join(): void {
    const claimAt = new Int32Array(this.cells).fill(-1);
    for (let clue = 1; clue <= this.clues; clue++) {
      const [start, end] = [this.first[clue], this.first[clue + 1]];
      for (let claim = start; claim < end; claim++) {
        this.clueOf[claim] = clue;
        claimAt[this.cellOf[claim]] = claim;
      }
      for (let claim = start; claim < end; claim++) {
        for (let way = 0; way < WAYS; way++) {
          const next = this.nearCell[this.cellOf[claim] * WAYS + way];
          if (next >= 0) this.near[claim * WAYS + way] = claimAt[next];
        }
      }
      for (let claim = start; claim < end; claim++) claimAt[this.cellOf[claim]] = -1;
    }
  }

  #sort(): void {
    for (let claim = 0; claim < this.count; claim++) this.from[this.cellOf[claim] + 1]++;
    for (let cell = 0; cell < this.cells; cell++) this.from[cell + 1] += this.from[cell];
    const next = this.from.slice();
    for (let claim = 0; claim < this.count; claim++) this.at[next[this.cellOf[claim]]++] = claim;
  }
}

/** "The cell is sea"; land is its opposite, by `^ 1`. */
export function sea(cell: Cell): Literal {
  return cell * 2;
}

function nearCells({ rows, cols, cells }: NurikabePuzzle): Int32Array {
  const near = new Int32Array(cells * WAYS).fill(-1);
  for (let cell = 0; cell < cells; cell++) {
    const col = cell % cols;
    if (cell >= cols) near[cell * WAYS] = cell - cols;
    if (col > 0) near[cell * WAYS + 1] = cell - 1;
    if (col + 1 < cols) near[cell * WAYS + 2] = cell + 1;
    if (cell + cols < rows * cols) near[cell * WAYS + 3] = cell + cols;
  }
  return near;
}

/** Adds the cells that an island of so many cells can reach past the other clues, nearest first. */
function reachable(
  { lattice, clueAt, clueCells }: NurikabePuzzle,
  clue: Value,
  limit: number,
  into: Cell[],
): void {
  const home = clueCells[clue - 1];
  const met = new Set([home]);
  let layer = [home];
  for (let steps = 1; layer.length > 0; steps++) {
    const outer: Cell[] = [];
    for (const cell of layer) {
      into.push(cell);
      if (steps >= limit) continue;
      for (const next of lattice.near[cell]) {
        if (met.has(next)) continue;
        met.add(next);
        const isFree =
          clueAt[next] === 0 && lattice.near[next].every((at) => clueAt[at] === 0 || clueAt[at] === clue);
        if (isFree) outer.push(next);
      }
    }
    layer = outer;
  }
}
