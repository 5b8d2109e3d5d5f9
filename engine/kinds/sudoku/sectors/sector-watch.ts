import { sizeOf } from "../native/cell-bits.ts";
import type { SudokuSize } from "../puzzle/houses.ts";
import { FitTables } from "./fit-tables.ts";
import {
  type CountedCrossings,
  type Crossing,
  countCrossings,
  fewestCellsFirst,
  MOST_PLACED,
  NOT_COUNTED,
} from "./sector-search.ts";

/** More crossings than so many are counted faster by a search for all of them. */
const MOST_DUE = 10_000;

/**
 * The full crossings of a board that loses candidates one after the other. A lost candidate is at most one place less for its digit, so where digits fit n
 * times more often than cells are open, n candidates are lost before the crossing is full. Only those of which so many are lost since they were counted
 * are counted again. Time: most states of a board have a few hundred of them, of 50,000.
 */
export class CrossingWatch {
  readonly #size: SudokuSize;
  readonly #tables: FitTables;
  /** The candidates of each open cell as last seen, 0 for others. */
  #left: Uint16Array;
  #counted: CountedCrossings;
  /** By row, how many candidates are lost since all crossings were counted. */
  readonly #lost: Uint16Array;
  /** By crossing: how many are lost in its rows when it may be full. */
  #due: Int16Array;
  #full: readonly Crossing[];

  constructor(size: SudokuSize, left: Uint16Array) {
    this.#size = size;
    this.#tables = new FitTables(size);
    this.#tables.fill(left);
    this.#lost = new Uint16Array(size);
    this.#left = left;
    this.#counted = countCrossings(size, this.#tables);
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
    this.#tables.fill(left);
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
    this.#counted = countCrossings(this.#size, this.#tables);
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
    const full: Crossing[] = [];
    for (const at of due) {
      const [some, others] = [rows[Math.floor(at / columns.length)], columns[at % columns.length]];
      const open = this.#tables.openIn(some, others);
      const isCounted = open > 0 && sizeOf(some) * sizeOf(others) - open <= MOST_PLACED;
      const spare = isCounted ? this.#tables.fitIn(some, others) - open : NOT_COUNTED;
      this.#due[at] = this.#lostIn(some) + spare;
      if (spare === 0) full.push({ rows: some, columns: others, open });
    }
    return fewestCellsFirst(full);
  }
}
