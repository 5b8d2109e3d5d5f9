import { boxAt, type SudokuSize } from "../puzzle/houses.ts";
import { countsOf, least, sumOf, WORDS } from "./digit-counts.ts";

/** Where digits fit on a board, as counts of one for each digit that does: always two words. `left` has the candidates of each open cell, 0 for others. */
export class FitTables {
  /** By set of rows and column: the digits that fit there, and how many cells are open. */
  readonly inColumn: Int32Array;
  readonly open: Uint8Array;
  /** By row and set of columns: the digits that fit there. */
  readonly inRow: Int32Array;
  readonly #size: SudokuSize;
  readonly #bands: readonly number[];
  readonly #stacks: readonly number[];
  /** The candidates that the tables are of. */
  readonly #left: Uint16Array;

  constructor(size: SudokuSize) {
    const sets = 1 << size;
    this.#size = size;
    this.#bands = alike(size, (row) => boxAt(size, row * size));
    this.#stacks = alike(size, (column) => boxAt(size, column));
    this.inColumn = new Int32Array(sets * size * WORDS);
    this.open = new Uint8Array(sets * size);
    this.inRow = new Int32Array(size * sets * WORDS);
    this.#left = new Uint16Array(size * size);
  }

  /** Takes over a board: the tables of rows and columns that are as before stay. */
  fill(left: Uint16Array): void {
    const size = this.#size;
    for (let line = 0; line < size; line++) {
      let isRowNew = false;
      let isColumnNew = false;
      for (let at = 0; at < size; at++) {
        isRowNew ||= left[line * size + at] !== this.#left[line * size + at];
        isColumnNew ||= left[at * size + line] !== this.#left[at * size + line];
      }
      if (isRowNew) this.#fillRow(line, left);
      if (isColumnNew) this.#fillColumn(line, left);
    }
    this.#left.set(left);
  }

  /** How many cells are open where rows cross columns. */
  openIn(rows: number, columns: number): number {
    let open = 0;
    for (let rest = columns; rest; rest &= rest - 1)
      open += this.open[rows * this.#size + 31 - Math.clz32(rest & -rest)];
    return open;
  }

  /** How often the digits fit there at most, all together: each as often as the kind of house with the fewest places for it has them. */
  fitIn(rows: number, columns: number): number {
    const { inRow, inColumn } = this;
    const size = this.#size;
    let [row0, row1, column0, column1, box0, box1] = [0, 0, 0, 0, 0, 0];
    for (let rest = rows; rest; rest &= rest - 1) {
      const at = WORDS * (((31 - Math.clz32(rest & -rest)) << size) + columns);
      row0 += inRow[at];
      row1 += inRow[at + 1];
    }
    for (let rest = columns; rest; rest &= rest - 1) {
      const at = WORDS * (rows * size + 31 - Math.clz32(rest & -rest));
      column0 += inColumn[at];
      column1 += inColumn[at + 1];
    }
    for (let stack = 0; stack < this.#stacks.length; stack++) {
      const some = columns & this.#stacks[stack];
      if (some === 0) continue;
      box0 += this.inBoxes(rows, some, 0);
      box1 += this.inBoxes(rows, some, 1);
    }
    return sumOf(least(least(row0, column0), box0)) + sumOf(least(least(row1, column1), box1));
  }

  /** In how many boxes of one stack digits fit, as counts. */
  inBoxes(rows: number, columns: number, word: number): number {
    const { inColumn } = this;
    const bands = this.#bands;
    let counts = 0;
    for (let at = 0; at < bands.length; at++) {
      const first = (rows & bands[at]) * this.#size;
      let fits = 0;
      for (let rest = columns; rest; rest &= rest - 1)
        fits |= inColumn[WORDS * (first + 31 - Math.clz32(rest & -rest)) + word];
      counts += fits;
    }
    return counts;
  }

  #fillRow(row: number, left: Uint16Array): void {
    const fit = this.inRow;
    for (let set = 1; set < 1 << this.#size; set++) {
      const digits = left[row * this.#size + 31 - Math.clz32(set & -set)];
      const at = WORDS * ((row << this.#size) + set);
      const rest = WORDS * ((row << this.#size) + (set & (set - 1)));
      for (let word = 0; word < WORDS; word++) fit[at + word] = fit[rest + word] | countsOf(digits, word);
    }
  }

  #fillColumn(column: number, left: Uint16Array): void {
    const size = this.#size;
    const fit = this.inColumn;
    for (let set = 1; set < 1 << size; set++) {
      const digits = left[(31 - Math.clz32(set & -set)) * size + column];
      const at = set * size + column;
      const rest = (set & (set - 1)) * size + column;
      this.open[at] = this.open[rest] + (digits ? 1 : 0);
      for (let word = 0; word < WORDS; word++)
        fit[WORDS * at + word] = fit[WORDS * rest + word] | countsOf(digits, word);
    }
  }
}

/** The lines that lie in the same boxes, as bit sets. */
function alike(size: SudokuSize, boxOf: (line: number) => number): number[] {
  const sets = new Map<number, number>();
  for (let line = 0; line < size; line++) sets.set(boxOf(line), (sets.get(boxOf(line)) ?? 0) | (1 << line));
  return [...sets.values()];
}
