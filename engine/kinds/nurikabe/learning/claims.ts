import type { Cell, Value } from "../../../model/fact.ts";
import type { Literal } from "../../../search/clauses.ts";
import { neighboursIn, WAYS } from "../graph/neighbours.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { ANY_SIZE } from "../puzzle/size.ts";

/** A claim says of a cell that it belongs to the island of a clue. There are claims only where the clue can reach. */
export type Claim = number;

/** So many take some 60 MB; only boards with many `?` or absurdly large islands have more. */
const MOST_CLAIMS = 1 << 19;

/**
 * The variables of a puzzle: first "the cell is sea", a variable a cell, then the claims, ordered by clue.
 * All arrays are flat; -1 stands for outside.
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

  /** The claims of a puzzle whose numbers fit the board; null if they are too many to be kept. */
  static of(puzzle: NurikabePuzzle): Claims | null {
    const { cells, clueCells, clues } = puzzle;
    const sizes = Int32Array.from([0, ...clueCells.map((cell) => clues[cell])]);
    const spare = cells - clueCells.reduce((sum, cell) => sum + Math.abs(clues[cell]), 0);
    const limits = sizes.map((size) => (size === ANY_SIZE ? 1 + spare : size));
    const nearCell = neighboursIn(puzzle);
    const touched = touches(puzzle, nearCell);
    const cellOf: Cell[] = [];
    const first = new Int32Array(clueCells.length + 2);
    for (const [index, home] of clueCells.entries()) {
      const clue = index + 1;
      first[clue] = cellOf.length;
      reach(home, limits[clue], (cell) => touched[cell] === 0 || touched[cell] === clue, nearCell, cellOf);
      if (cellOf.length > MOST_CLAIMS) return null;
    }
    first[clueCells.length + 1] = cellOf.length;
    return new Claims(nearCell, sizes, limits, first, cellOf);
  }

  private constructor(
    nearCell: Int32Array,
    sizes: Int32Array,
    limits: Int32Array,
    first: Int32Array,
    cellOf: readonly Cell[],
  ) {
    this.cells = nearCell.length / WAYS;
    this.clues = sizes.length - 1;
    this.count = cellOf.length;
    this.nearCell = nearCell;
    this.sizes = sizes;
    this.limits = limits;
    this.first = first;
    this.cellOf = Int32Array.from(cellOf);
    this.clueOf = new Int32Array(this.count);
    this.near = new Int32Array(this.count * WAYS).fill(-1);
    this.from = new Int32Array(this.cells + 1);
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

/** By cell: the clue on it or beside it, 0 if there is none, -1 if there is more than one. */
function touches({ clueCells }: NurikabePuzzle, nearCell: Int32Array): Int32Array {
  const touched = new Int32Array(nearCell.length / WAYS);
  const touch = (cell: Cell, clue: Value): void => {
    touched[cell] = touched[cell] === 0 ? clue : -1;
  };
  for (const [index, home] of clueCells.entries()) {
    touch(home, index + 1);
    for (let way = 0; way < WAYS; way++) {
      const cell = nearCell[home * WAYS + way];
      if (cell >= 0) touch(cell, index + 1);
    }
  }
  return touched;
}

/** Adds the cells that an island of so many cells could have, nearest first. */
function reach(
  home: Cell,
  limit: number,
  isFree: (cell: Cell) => boolean,
  nearCell: Int32Array,
  into: Cell[],
): void {
  const isMet = new Uint8Array(nearCell.length / WAYS);
  isMet[home] = 1;
  let at = into.push(home) - 1;
  for (let step = 1; step < limit && at < into.length; step++) {
    for (const end = into.length; at < end; at++) {
      for (let way = 0; way < WAYS; way++) {
        const next = nearCell[into[at] * WAYS + way];
        if (next < 0 || isMet[next] !== 0) continue;
        isMet[next] = 1;
        if (isFree(next)) into.push(next);
      }
    }
  }
}
