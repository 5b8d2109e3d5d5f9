import { sizeOf } from "../native/cell-bits.ts";
import { boxAt, type SudokuSize } from "../puzzle/houses.ts";
import {
  type CountedCrossings,
  type Crossing,
  countCrossings,
  fewestCellsFirst,
  MOST_PLACED,
  NOT_COUNTED,
} from "./sector-search.ts";

/** More crossings than so many are counted faster by a search for all of them. */
const MOST_DUE = 2000;

/**
 * The full crossings of a board that loses candidates one after the other. A lost candidate is at most one place less for its digit, so where digits fit n
 * times more often than cells are open, n candidates are lost before the crossing is full. Only those of which so many are lost since they were counted
 * are counted again. Time: most states of a board have a few hundred of them, of 50,000.
 */
export class CrossingWatch {
  readonly #size: SudokuSize;
  /** Behind the last row of each band of boxes. */
  readonly #bands: readonly number[];
  /** By set of columns: the stacks of boxes that they lie in. */
  readonly #stacks: Uint16Array;
  /** By digit and row: the columns where the digit fits; of 0, where cells are open. */
  readonly #places: Uint16Array;
  /** The candidates of each open cell as last seen, 0 for others. */
  #left: Uint16Array;
  #counted: CountedCrossings;
  /** How many candidates are lost since all crossings were counted. */
  #lost = 0;
  /** By crossing: how many are lost when it may be full. */
  #due: Int16Array;
  #full: readonly Crossing[];

  constructor(size: SudokuSize, left: Uint16Array) {
    const lines = Array.from({ length: size }, (_, line) => line);
    const ofRow = lines.map((row) => boxAt(size, row * size));
    this.#size = size;
    this.#bands = [...lines.filter((row) => row > 0 && ofRow[row] !== ofRow[row - 1]), size];
    this.#stacks = new Uint16Array(1 << size);
    for (let set = 1; set < 1 << size; set++)
      this.#stacks[set] = this.#stacks[set & (set - 1)] | (1 << boxAt(size, 31 - Math.clz32(set & -set)));
    this.#places = new Uint16Array((size + 1) * size);
    this.#left = left;
    this.#counted = countCrossings(size, left);
    this.#due = Int16Array.from(this.#counted.spare);
    this.#full = this.#counted.full;
  }

  /** Those of the board as it is now, those of fewest cells first. */
  full(left: Uint16Array): readonly Crossing[] {
    const lost = lostBetween(this.#left, left);
    this.#left = left;
    if (lost === 0) return this.#full;
    this.#lost += lost;
    const due = lost > 0 && this.#lost < NOT_COUNTED ? this.#dueNow() : null;
    this.#full = due ? this.#again(due) : this.#anew();
    return this.#full;
  }

  #anew(): readonly Crossing[] {
    this.#counted = countCrossings(this.#size, this.#left);
    this.#due.set(this.#counted.spare);
    this.#lost = 0;
    return this.#counted.full;
  }

  /** The numbers of those that may be full by now; null where they are many. */
  #dueNow(): readonly number[] | null {
    const due: number[] = [];
    for (let at = 0; at < this.#due.length; at++)
      if (this.#due[at] <= this.#lost && due.push(at) > MOST_DUE) return null;
    return due;
  }

  /** Counts some again, and tells which of them are full. */
  #again(due: readonly number[]): readonly Crossing[] {
    const { rows, columns } = this.#counted;
    this.#place(this.#left);
    const full: Crossing[] = [];
    for (const at of due) {
      const [some, others] = [rows[Math.floor(at / columns.length)], columns[at % columns.length]];
      const open = this.#openIn(some, others);
      const isCounted = open > 0 && sizeOf(some) * sizeOf(others) - open <= MOST_PLACED;
      const spare = isCounted ? this.#fitIn(some, others) - open : NOT_COUNTED;
      this.#due[at] = this.#lost + spare;
      if (spare === 0) full.push({ rows: some, columns: others, open });
    }
    return fewestCellsFirst(full);
  }

  #place(left: Uint16Array): void {
    const size = this.#size;
    this.#places.fill(0);
    for (let cell = 0; cell < left.length; cell++) {
      const row = Math.floor(cell / size);
      const column = 1 << (cell % size);
      if (left[cell]) this.#places[row] |= column;
      for (let rest = left[cell]; rest; rest &= rest - 1)
        this.#places[(31 - Math.clz32(rest & -rest)) * size + row] |= column;
    }
  }

  #openIn(rows: number, columns: number): number {
    let open = 0;
    for (let row = 0; row < this.#size; row++)
      if ((rows >> row) & 1) open += sizeOf(this.#places[row] & columns);
    return open;
  }

  /** How often the digits fit at most. */
  #fitIn(rows: number, columns: number): number {
    const bands = this.#bands;
    let fit = 0;
    for (let digit = 1; digit <= this.#size; digit++) {
      let inRows = 0;
      let inBoxes = 0;
      let met = 0;
      for (let band = 0, row = 0; row < this.#size; band++) {
        let metInBand = 0;
        for (; row < bands[band]; row++) {
          const places = (rows >> row) & 1 ? this.#places[digit * this.#size + row] & columns : 0;
          if (places) inRows++;
          metInBand |= places;
        }
        inBoxes += sizeOf(this.#stacks[metInBand]);
        met |= metInBand;
      }
      fit += Math.min(inRows, inBoxes, sizeOf(met));
    }
    return fit;
  }
}

/** How many candidates of a state of the board are not in a later one; -1 where the later one has others. */
function lostBetween(earlier: Uint16Array, later: Uint16Array): number {
  let lost = 0;
  for (let cell = 0; cell < later.length; cell++) {
    if (later[cell] & ~earlier[cell]) return -1;
    lost += sizeOf((earlier[cell] & ~later[cell]) >> 1);
  }
  return lost;
}
