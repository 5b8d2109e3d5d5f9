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
const MOST_DUE = 3000;

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
  /** By row, how many candidates are lost since all crossings were counted. */
  readonly #lost: Uint16Array;
  /** By crossing: how many are lost in its rows when it may be full. */
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
    this.#lost = new Uint16Array(size);
    this.#left = left;
    this.#counted = countCrossings(size, left);
    this.#due = Int16Array.from(this.#counted.spare);
    this.#full = this.#counted.full;
  }

  /** Those of the board as it is now, those of fewest cells first. */
  full(left: Uint16Array): readonly Crossing[] {
    const change = this.#look(left);
    if (change !== "none") this.#full = (change === "lost" ? this.#again() : null) ?? this.#anew();
    return this.#full;
  }

  /** Notes what is lost since the last look. */
  #look(left: Uint16Array): "none" | "lost" | "other" {
    const before = this.#left;
    this.#left = left;
    let lost = 0;
    for (let cell = 0; cell < left.length; cell++) {
      if (left[cell] & ~before[cell]) return "other";
      const gone = sizeOf((before[cell] & ~left[cell]) >> 1);
      this.#lost[Math.floor(cell / this.#size)] += gone;
      lost += gone;
    }
    return lost === 0 ? "none" : "lost";
  }

  #anew(): readonly Crossing[] {
    this.#counted = countCrossings(this.#size, this.#left);
    this.#due.set(this.#counted.spare);
    this.#lost.fill(0);
    return this.#counted.full;
  }

  #lostIn(rows: number): number {
    let lost = 0;
    for (let rest = rows; rest; rest &= rest - 1) lost += this.#lost[31 - Math.clz32(rest & -rest)];
    return lost;
  }

  /** The numbers of those that may be full by now; null where they are many. */
  #dueNow(): readonly number[] | null {
    const { rows, columns } = this.#counted;
    const due: number[] = [];
    let at = 0;
    for (const some of rows) {
      const lost = this.#lostIn(some);
      if (lost >= NOT_COUNTED) return null;
      for (const end = at + columns.length; at < end; at++) if (this.#due[at] <= lost) due.push(at);
      if (due.length > MOST_DUE) return null;
    }
    return due;
  }

  /** Counts those again that may be full, and tells which of them are; null where they are many. */
  #again(): readonly Crossing[] | null {
    const { rows, columns } = this.#counted;
    const due = this.#dueNow();
    if (!due) return null;
    this.#place(this.#left);
    const full: Crossing[] = [];
    for (const at of due) {
      const [some, others] = [rows[Math.floor(at / columns.length)], columns[at % columns.length]];
      const open = this.#openIn(some, others);
      const isCounted = open > 0 && sizeOf(some) * sizeOf(others) - open <= MOST_PLACED;
      const spare = isCounted ? this.#fitIn(some, others) - open : NOT_COUNTED;
      this.#due[at] = this.#lostIn(some) + spare;
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
