import { type Cell, cellOf, type Fact, isNegative, isNot, type Value, valueOf } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import { assert } from "../../model/result.ts";

/**
 * Knowledge about a square board of digits: a digit and a set of candidates a cell, kept apart. The digits
 * run from 1 to the side of the board, at most 15. "Cell is 5" records the placement and nothing more;
 * removing the other candidates is a rule's work, a fact at a time.
 *
 * A contradiction stays in the grid for the laws to report: a placed digit that was ruled out stays ruled
 * out; a second digit for a placed cell says that the first is not there, and is recorded so.
 */
export class CandidateGrid implements Grid {
  readonly #candidates: Uint16Array;
  readonly #digits: Uint8Array;
  /** Of each digit the cells that can hold it, of 0 the cells without a digit: bit c % 32 of word c / 32 is cell c. */
  readonly #open: readonly Int32Array[];
  /** Of each digit the cells that hold it. */
  readonly #placed: readonly Int32Array[];
  /** The facts that were news, oldest first. */
  readonly #trail: Fact[] = [];
  #version = 0;

  constructor(size: number) {
    this.#candidates = new Uint16Array(size * size).fill(allDigits(size));
    this.#digits = new Uint8Array(size * size);
    const planes = Array.from({ length: size + 1 }, () => new Int32Array((size * size + 31) >> 5));
    this.#placed = planes;
    this.#open = planes.map((plane) => plane.map((_, at) => allCells(size, at)));
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

  /** The same of all cells, as they are now. */
  left(): Uint16Array {
    return this.#candidates.slice();
  }

  /** The cells that can hold the digit (of 0: those without a digit) as a bit set, which goes on changing with the grid. */
  open(digit: Value): Int32Array {
    return this.#open[digit];
  }

  /** The cells that hold the digit as a bit set, which goes on changing with the grid. */
  placed(digit: Value): Int32Array {
    return this.#placed[digit];
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
    this.#open[0][cell >> 5] &= ~(1 << (cell & 31));
    this.#placed[valueOf(fact)][cell >> 5] |= 1 << (cell & 31);
    this.#trail.push(fact);
    this.#version++;
    return true;
  }

  /** Another number after each change, undone ones too. */
  get version(): number {
    return this.#version;
  }

  mark(): number {
    return this.#trail.length;
  }

  undo(to: number): void {
    if (this.#trail.length > to) this.#version++;
    while (this.#trail.length > to) {
      const fact = this.#trail.pop() as Fact;
      const cell = cellOf(fact);
      const value = valueOf(fact);
      if (isNegative(fact)) {
        this.#candidates[cell] |= 1 << value;
        this.#open[value][cell >> 5] |= 1 << (cell & 31);
      } else {
        this.#digits[cell] = 0;
        this.#open[0][cell >> 5] |= 1 << (cell & 31);
        this.#placed[value][cell >> 5] &= ~(1 << (cell & 31));
      }
    }
  }

  #ruleOut(cell: Cell, value: Value): boolean {
    if (!this.can(cell, value)) return false;
    this.#candidates[cell] &= ~(1 << value);
    this.#open[value][cell >> 5] &= ~(1 << (cell & 31));
    this.#trail.push(isNot(cell, value));
    this.#version++;
    return true;
  }
}

/** Word `at` of the bit set of all cells. */
function allCells(size: number, at: number): number {
  const rest = size * size - at * 32;
  return rest >= 32 ? -1 : (1 << rest) - 1;
}

/** The bit set of all digits: bits 1 to size. */
export function allDigits(size: number): number {
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

/** The grid as one with candidates; a kind whose `blank` gives one has no other. */
export function candidateGrid(grid: Grid): CandidateGrid {
  assert(grid instanceof CandidateGrid, "a board of digits is thought about on a grid of candidates");
  return grid;
}

/** The facts that rule a digit out in each of the cells. */
export function notIn(cells: readonly Cell[], digit: Value): Fact[] {
  return cells.map((cell) => isNot(cell, digit));
}

/** The same as `make`, worked out once for each state of a grid. `before` is what was made of another state of it, the last one. */
export function perState<V extends { readonly grid: CandidateGrid }, T>(
  make: (view: V, before?: T) => T,
): (view: V) => T {
  const seen = new WeakMap<CandidateGrid, { readonly version: number; readonly made: T }>();
  return (view) => {
    const { grid } = view;
    const last = seen.get(grid);
    if (last?.version === grid.version) return last.made;
    const made = make(view, last?.made);
    seen.set(grid, { version: grid.version, made });
    return made;
  };
}
