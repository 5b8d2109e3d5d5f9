import { sizeOf } from "../native/cell-bits.ts";
import { boxAt, type SudokuSize } from "../puzzle/houses.ts";
import { least, sumOf, WORDS } from "./digit-counts.ts";
import { FitTables } from "./fit-tables.ts";

/** Where some rows cross some columns, both as bit sets, and how many cells are open there. */
export interface Crossing {
  readonly rows: number;
  readonly columns: number;
  readonly open: number;
}

/** Most cells of a crossing that are not open: boards that are nearly full have thousands of full crossings that say nothing new. */
export const MOST_PLACED = 4;

/** More than any crossing has to spare: of one that is not counted. */
export const NOT_COUNTED = 127;

/** Fewest rows, and fewest columns: with fewer of one of them chains and almost locked sets mostly say as much. */
function fewestLines(size: SudokuSize): number {
  return Math.floor(size / 2);
}

/**
 * The crossings in which digits fit at most as often as cells are open, almost all of them open, those of fewest cells first. A digit fits at most as often as
 * there are rows, or columns, or boxes that have a place for it there. `left` has the candidates of each open cell, 0 for others.
 *
 * A crossing has at most as many lines as a house has cells: of a larger one that is full, the other rows and columns mostly make one too.
 * Time: some 50,000 crossings of a 9x9 board, a few operations each. Source of the idea: the multi-sector locked sets of puzzle players.
 */
export function fullCrossings(size: SudokuSize, left: Uint16Array): Crossing[] {
  const tables = new FitTables(size);
  tables.fill(left);
  return countCrossings(size, tables).full;
}

/** All crossings of a board, counted. They are numbered: by their rows, in the order of `rows`, and those of the same rows by their columns, in the order of `columns`. */
export interface CountedCrossings {
  readonly full: Crossing[];
  readonly rows: readonly number[];
  readonly columns: Uint16Array;
  /** By number: how many times more often digits fit than cells are open. */
  readonly spare: Int8Array;
}

/** The full crossings, and how far the others are from it. */
export function countCrossings(size: SudokuSize, tables: FitTables): CountedCrossings {
  return new CrossingSearch(size, tables).run();
}

/** Those of fewest cells first, then of fewest lines. */
export function fewestCellsFirst(crossings: Crossing[]): Crossing[] {
  return crossings.sort((a, b) => a.open - b.open || linesOf(a) - linesOf(b));
}

/** Of each set of columns, always two words a count. */
class CrossingSearch {
  readonly #size: SudokuSize;
  readonly #fewest: number;
  readonly #columns: Columns;
  readonly #tables: FitTables;
  /** By row: its cells that are not open, as a bit set of columns. */
  readonly #filled: Uint16Array;
  /** By number of rows, for the present ones: what is counted of the sets of columns that they cross. */
  readonly #rows: readonly RowCounts[];
  /** By set of columns: in how many columns and boxes a digit fits, of the present rows. */
  readonly #columnCounts: Int32Array;
  readonly #boxCounts: Int32Array;
  readonly #found: Crossing[] = [];
  /** The sets of rows looked at; the sets of columns that may cross them; what each such crossing has to spare. */
  readonly #looked: number[] = [];
  readonly #wide: Uint16Array;
  readonly #spare: Int8Array;

  constructor(size: SudokuSize, tables: FitTables) {
    const sets = 1 << size;
    this.#size = size;
    this.#fewest = fewestLines(size);
    this.#columns = columnsOf(size);
    this.#tables = tables;
    this.#filled = Uint16Array.from({ length: size }, (_, row) => {
      const isFilled = (column: number): boolean => tables.open[(1 << row) * size + column] === 0;
      return linesWith(size, isFilled);
    });
    this.#rows = Array.from({ length: size - this.#fewest + 1 }, () => new RowCounts(sets));
    this.#columnCounts = new Int32Array(sets * WORDS);
    this.#boxCounts = new Int32Array(sets * WORDS);
    const { sets: all, until } = this.#columns;
    this.#wide = all.subarray(until[this.#fewest - 1], until[size - this.#fewest]);
    this.#spare = new Int8Array(this.#wide.length ** 2).fill(NOT_COUNTED);
  }

  run(): CountedCrossings {
    this.#addRows(0, 0, 0);
    return {
      full: fewestCellsFirst(this.#found),
      rows: this.#looked,
      columns: this.#wide,
      spare: this.#spare,
    };
  }

  /** Adds a row from one on to some, in every way. */
  #addRows(rows: number, from: number, count: number): void {
    if (count >= this.#fewest) this.#lookAt(rows, count);
    if (count === this.#size - this.#fewest) return;
    for (let row = from; row < this.#size; row++)
      if (this.#countIn(row, count + 1)) this.#addRows(rows | (1 << row), row + 1, count + 1);
  }

  /**
   * Adds a row to those before it: counts in how many of them digits fit, and leaves out the sets of columns in which too many cells are filled, as they are with
   * further rows too. Whether a set of enough columns is left.
   */
  #countIn(row: number, count: number): boolean {
    const before = this.#rows[count - 1];
    const now = this.#rows[count];
    const fit = this.#tables.inRow;
    const { sets, until } = this.#columns;
    const enough = until[this.#fewest - 1];
    const end = until[this.#size - Math.max(count, this.#fewest)];
    const filled = this.#filled[row];
    let left = 0;
    for (let index = 0; index < before.left; index++) {
      const at = before.sets[index];
      if (at >= end) break;
      const placed = before.placed[at] + sizeOf(filled & sets[at]);
      if (placed > MOST_PLACED) continue;
      now.placed[at] = placed;
      now.sets[left++] = at;
      if (at < enough) continue;
      const word = WORDS * at;
      const here = WORDS * ((row << this.#size) + sets[at]);
      now.counts[word] = before.counts[word] + fit[here];
      now.counts[word + 1] = before.counts[word + 1] + fit[here + 1];
    }
    now.left = left;
    return left > 0 && now.sets[left - 1] >= enough;
  }

  /** Compares how often digits fit where the rows cross each set of columns with the open cells there. */
  #lookAt(rows: number, count: number): void {
    const { counts: inRows, placed, sets: some, left } = this.#rows[count];
    const inColumns = this.#columnCounts;
    const inBoxes = this.#boxCounts;
    const fit = this.#tables.inColumn;
    const { sets, until, lines, fewer, first, part, rest } = this.#columns;
    const enough = until[this.#fewest - 1];
    const spare = this.#spare;
    const firstColumn = rows * this.#size;
    const from = this.#wide.length * this.#looked.length - enough;
    this.#looked.push(rows);
    // Where a set of columns is left, so are its parts, of which the counts are summed up here: no more cells are filled in them.
    for (let index = 0; index < left; index++) {
      const at = some[index];
      const word = WORDS * at;
      const before = WORDS * fewer[at];
      const column = WORDS * (firstColumn + first[at]);
      const column0 = inColumns[before] + fit[column];
      const column1 = inColumns[before + 1] + fit[column + 1];
      inColumns[word] = column0;
      inColumns[word + 1] = column1;
      if (part[at] === at) {
        inBoxes[word] = this.#tables.inBoxes(rows, sets[at], 0);
        inBoxes[word + 1] = this.#tables.inBoxes(rows, sets[at], 1);
      } else {
        inBoxes[word] = inBoxes[WORDS * part[at]] + inBoxes[WORDS * rest[at]];
        inBoxes[word + 1] = inBoxes[WORDS * part[at] + 1] + inBoxes[WORDS * rest[at] + 1];
      }
      const cells = count * lines[at] - placed[at];
      if (at < enough || cells === 0) continue;
      const fits =
        sumOf(least(least(inRows[word], column0), inBoxes[word])) +
        sumOf(least(least(inRows[word + 1], column1), inBoxes[word + 1]));
      spare[from + at] = fits - cells;
      if (fits === cells) this.#found.push({ rows, columns: sets[at], open: cells });
    }
  }
}

/** Counts for some rows, by set of columns: which sets are left; of these, how many cells are filled, and where they have enough columns, in how many rows digits fit. */
class RowCounts {
  readonly sets: Uint16Array;
  left: number;
  readonly counts: Int32Array;
  readonly placed: Uint8Array;

  /** Of no rows: all sets are left. */
  constructor(sets: number) {
    this.sets = new Uint16Array(sets);
    for (let at = 0; at < sets; at++) this.sets[at] = at;
    this.left = sets;
    this.counts = new Int32Array(sets * WORDS);
    this.placed = new Uint8Array(sets);
  }
}

function linesOf({ rows, columns }: Crossing): number {
  return sizeOf(rows) + sizeOf(columns);
}

/** All sets of columns, those of fewest columns first: by place in this order. */
interface Columns {
  readonly sets: Uint16Array;
  /** By number of columns: how many sets have no more. */
  readonly until: Uint16Array;
  /** How many columns a set has, its first column, and the place of the set without it. */
  readonly lines: Uint8Array;
  readonly first: Uint8Array;
  readonly fewer: Uint16Array;
  /** The place of the columns that share boxes with the first one, and of the others. */
  readonly part: Uint16Array;
  readonly rest: Uint16Array;
}

const known = new Map<SudokuSize, Columns>();

function columnsOf(size: SudokuSize): Columns {
  const columns = known.get(size) ?? allColumns(size);
  known.set(size, columns);
  return columns;
}

function allColumns(size: SudokuSize): Columns {
  const all = Uint16Array.from({ length: 1 << size }, (_, set) => set);
  // The empty set, of which all counts are 0, is the last one.
  const sets = all.sort((a, b) => (a === 0 ? 1 : b === 0 ? -1 : sizeOf(a) - sizeOf(b) || a - b));
  const place = new Uint16Array(1 << size);
  for (const [at, set] of sets.entries()) place[set] = at;
  const first = Uint8Array.from(sets, (set) => 31 - Math.clz32(set & -set));
  const inStack = Array.from({ length: size }, (_, column) =>
    linesWith(size, (line) => boxAt(size, line) === boxAt(size, column)),
  );
  const partOf = (set: number, at: number): number => set & (inStack[first[at]] ?? 0);
  return {
    sets,
    until: Uint16Array.from(
      { length: size + 1 },
      (_, most) => sets.filter((set) => set > 0 && sizeOf(set) <= most).length,
    ),
    lines: Uint8Array.from(sets, sizeOf),
    first,
    fewer: sets.map((set) => place[set & (set - 1)]),
    part: sets.map((set, at) => place[partOf(set, at)]),
    rest: sets.map((set, at) => place[set & ~partOf(set, at)]),
  };
}

function linesWith(size: SudokuSize, isIn: (line: number) => boolean): number {
  let lines = 0;
  for (let line = 0; line < size; line++) if (isIn(line)) lines |= 1 << line;
  return lines;
}
