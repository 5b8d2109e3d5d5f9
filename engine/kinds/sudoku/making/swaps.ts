import type { Cell, Value } from "../../../model/fact.ts";
import { boxAt, housesOf, type SudokuSize } from "../puzzle/houses.ts";

/** A unit in a set's word: more than the sum of all indices of groups. */
const UNIT_BITS = 13;
const UNIT = 1 << UNIT_BITS;

/**
 * Unavoidable sets: cells of a full board whose digits can be changed among themselves into another full
 * board, so that one cell of each must be given. Cells come in groups that are given or dug out together. A
 * query about a group costs as much as it has sets.
 */
export interface UnavoidableSets {
  /** Begins with a full board on which all groups are given; the sets of before are forgotten. */
  begin(full: ArrayLike<Value>, groups: readonly (readonly Cell[])[]): void;
  /** Whether some set would have no given left without the group, which is given. */
  needs(group: number): boolean;
  digOut(group: number): void;
  putBack(group: number): void;
  /** Adds the cells in which another full board differs, all of them dug out; the last of their groups. */
  learn(other: ArrayLike<Value>): number;
}

/**
 * The sets for boards of one size. It knows from the start the swaps of two digits, of two rows through the
 * same boxes and of two such columns. Its lists are used anew for every board.
 */
export function swapsFor(size: SudokuSize): UnavoidableSets {
  const cells = size * size;
  const boxOf = Array.from({ length: cells }, (_, cell) => boxAt(size, cell));
  const lines = pairsOfLines(size);
  const all = (1 << size) - 1;
  /** By set: a unit and the index of each of its groups that is given, so a word with one unit names the group. */
  const words: number[] = [];
  /** By group: the sets that it has cells in, how many of them have no other given, and the latest it was put in. */
  const setsOf: number[][] = Array.from({ length: cells }, () => []);
  const sole = new Uint16Array(cells);
  const latest = new Int32Array(cells);
  const groupOf = new Uint8Array(cells);
  /** By digit and row: its cell. By digit and column, or box: the row of its cell. */
  const cellIn = new Uint8Array((size + 1) * size);
  const rowByColumn = new Uint8Array((size + 1) * size);
  const rowByBox = new Uint8Array((size + 1) * size);
  /** By row: the rows that a swap of two digits changes together with it, as bits. */
  const tied = new Uint16Array(size);
  const place = new Uint8Array(size + 1);
  let board: ArrayLike<Value> = [];

  function begin(full: ArrayLike<Value>, groups: readonly (readonly Cell[])[]): void {
    board = full;
    words.length = 0;
    for (let group = 0; group < groups.length; group++) {
      setsOf[group].length = 0;
      for (const cell of groups[group]) groupOf[cell] = group;
    }
    sole.fill(0);
    latest.fill(-1);
    for (let cell = 0; cell < cells; cell++) {
      const at = full[cell] * size;
      const row = Math.floor(cell / size);
      cellIn[at + row] = cell;
      rowByColumn[at + (cell % size)] = row;
      rowByBox[at + boxOf[cell]] = row;
    }
    for (let one = 1; one <= size; one++) {
      for (let two = one + 1; two <= size; two++) addDigits(one * size, two * size);
    }
    for (const [one, two] of lines) addLines(one, two);
  }

  /** The parts of all cells of two digits that can be swapped by themselves. */
  function addDigits(one: number, two: number): void {
    tied.fill(0);
    for (let row = 0; row < size; row++) {
      const cell = cellIn[one + row];
      const byColumn = rowByColumn[two + (cell % size)];
      const byBox = rowByBox[two + boxOf[cell]];
      tied[row] |= (1 << row) | (1 << byColumn) | (1 << byBox);
      tied[byColumn] |= 1 << row;
      tied[byBox] |= 1 << row;
    }
    for (let rest = all; rest !== 0; ) {
      const rows = tiedTo(31 - Math.clz32(rest));
      if (rows === all) return;
      rest &= ~rows;
      const set = words.push(0) - 1;
      for (let bits = rows; bits !== 0; bits &= bits - 1) {
        const row = 31 - Math.clz32(bits & -bits);
        put(cellIn[one + row], set);
        put(cellIn[two + row], set);
      }
    }
  }

  function tiedTo(row: number): number {
    let rows = tied[row];
    for (let done = 1 << row; done !== rows; ) {
      const next = 31 - Math.clz32(rows & ~done);
      done |= 1 << next;
      rows |= tied[next];
    }
    return rows;
  }

  /** The parts of two lines through the same boxes that can be swapped by themselves. */
  function addLines(one: readonly Cell[], two: readonly Cell[]): void {
    for (let at = 0; at < size; at++) place[board[one[at]]] = at;
    for (let rest = all; rest !== 0; ) {
      let part = 0;
      for (let at = 31 - Math.clz32(rest); !(part & (1 << at)); at = place[board[two[at]]]) part |= 1 << at;
      if (part === all) return;
      rest &= ~part;
      const set = words.push(0) - 1;
      for (let bits = part; bits !== 0; bits &= bits - 1) {
        const at = 31 - Math.clz32(bits & -bits);
        put(one[at], set);
        put(two[at], set);
      }
    }
  }

  function put(cell: Cell, set: number): void {
    const group = groupOf[cell];
    if (latest[group] === set) return;
    latest[group] = set;
    setsOf[group].push(set);
    words[set] += UNIT + group;
  }

  function digOut(group: number): void {
    const sets = setsOf[group];
    for (let index = 0; index < sets.length; index++) {
      const word = words[sets[index]] - UNIT - group;
      words[sets[index]] = word;
      if (word >> UNIT_BITS === 1) sole[word & (UNIT - 1)]++;
    }
  }

  function putBack(group: number): void {
    const sets = setsOf[group];
    for (let index = 0; index < sets.length; index++) {
      const word = words[sets[index]];
      words[sets[index]] = word + UNIT + group;
      if (word >> UNIT_BITS === 1) sole[word & (UNIT - 1)]--;
      else if (word === 0) sole[group]++;
    }
  }

  function learn(other: ArrayLike<Value>): number {
    const set = words.push(0) - 1;
    let last = -1;
    for (let cell = 0; cell < cells; cell++) {
      if (other[cell] === board[cell]) continue;
      const group = groupOf[cell];
      if (group > last) last = group;
      if (latest[group] === set) continue;
      latest[group] = set;
      setsOf[group].push(set);
    }
    return last;
  }

  return { begin, needs: (group) => sole[group] > 0, digOut, putBack, learn };
}

/** Every two rows, and every two columns, that run through the same boxes. */
function pairsOfLines(size: SudokuSize): (readonly [readonly Cell[], readonly Cell[]])[] {
  const { rows, columns } = housesOf(size);
  return [rows, columns].flatMap((lines) =>
    lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter((two) => boxAt(size, one.cells[0]) === boxAt(size, two.cells[0]))
        .map((two) => [one.cells, two.cells] as const),
    ),
  );
}
