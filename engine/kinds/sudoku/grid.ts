import { type Cell, cellOf, type Fact, isNegative, isNot, type Value, valueOf } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import { assert } from "../../model/result.ts";
import type { SudokuSize } from "./houses.ts";

/**
 * What is known of a Sudoku: a digit and a set of candidates a cell, kept apart. "Cell is 5" records
 * the placement and nothing more; that the other candidates go is a rule's work, a fact at a time.
 *
 * Told against what it knows, the grid keeps the contradiction for the laws to see: a digit that was
 * ruled out and is placed all the same stays ruled out; a second digit for a placed cell says in other
 * words that the first is not there, and is recorded so.
 */
export class CandidateGrid implements Grid {
  readonly #candidates: Uint16Array;
  readonly #digits: Uint8Array;
  /** The facts that were news, oldest first. */
  readonly #trail: Fact[] = [];

  constructor(size: SudokuSize) {
    this.#candidates = new Uint16Array(size * size).fill(allDigits(size));
    this.#digits = new Uint8Array(size * size);
  }

  can(cell: Cell, value: Value): boolean {
    return (this.#candidates[cell] & (1 << value)) !== 0;
  }

  at(cell: Cell): Value | -1 {
    return this.#digits[cell] || -1;
  }

  /** The values not ruled out in the cell, as a bit set: bit v for value v. */
  candidates(cell: Cell): number {
    return this.#candidates[cell];
  }

  knows(fact: Fact): boolean {
    const cell = cellOf(fact);
    const value = valueOf(fact);
    return isNegative(fact) ? !this.can(cell, value) : this.#digits[cell] === value;
  }

  add(fact: Fact): boolean {
    const cell = cellOf(fact);
    if (isNegative(fact)) return this.#ruleOut(cell, valueOf(fact));
    const placed = this.#digits[cell];
    if (placed === valueOf(fact)) return false;
    if (placed) return this.#ruleOut(cell, placed);
    this.#digits[cell] = valueOf(fact);
    this.#trail.push(fact);
    return true;
  }

  mark(): number {
    return this.#trail.length;
  }

  undo(to: number): void {
    for (const fact of this.#trail.splice(to).reverse()) {
      const cell = cellOf(fact);
      if (isNegative(fact)) this.#candidates[cell] |= 1 << valueOf(fact);
      else this.#digits[cell] = 0;
    }
  }

  #ruleOut(cell: Cell, value: Value): boolean {
    if (!this.can(cell, value)) return false;
    this.#candidates[cell] &= ~(1 << value);
    this.#trail.push(isNot(cell, value));
    return true;
  }
}

/** The bit set of all digits: bits 1 to size. */
export function allDigits(size: SudokuSize): number {
  return (2 << size) - 2;
}

/** The digits of a bit set, smallest first. */
export function digitsIn(bits: number): Value[] {
  const digits: Value[] = [];
  for (let digit = 1; bits >> digit; digit++) if (bits & (1 << digit)) digits.push(digit);
  return digits;
}

/** How many digits a bit set holds. */
export function countOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1) count++;
  return count;
}

/** The grid as one with candidates; Sudoku has no other. */
export function candidateGrid(grid: Grid): CandidateGrid {
  assert(grid instanceof CandidateGrid, "a Sudoku is thought about on a grid of candidates");
  return grid;
}

/** The facts that rule a digit out in each of the cells. */
export function notIn(cells: readonly Cell[], digit: Value): Fact[] {
  return cells.map((cell) => isNot(cell, digit));
}
