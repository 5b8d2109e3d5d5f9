import type { SudokuSize } from "../puzzle/houses.ts";
import { boxWidth, columnOrdersOf } from "./column-orders.ts";

/** A way to rearrange a board so that its laws stay: which old cell comes to each new place, and what each digit is called there. */
export interface Arrangement {
  readonly cells: Uint8Array;
  /** The new name of each digit; 0, a blank, stays 0. */
  readonly names: Uint8Array;
}

/** A choice of what comes first: whether the board is transposed, its first two rows, and the order of its columns. */
interface Beginning {
  readonly board: Board;
  readonly first: number;
  readonly second: number;
  /** Where this order begins in the lists of column orders. */
  readonly order: number;
}

/** A full board as it is or transposed, and the old cell of each of its cells. */
interface Board {
  readonly digits: Uint8Array;
  readonly cells: Uint8Array;
}

/**
 * The arrangements of a full board that give the least of all boards that it can be rearranged to, read row by row: one for
 * each symmetry that the board has within itself. Rows and columns move within their bands and stacks, bands and stacks
 * among each other, digits are renamed, and where boxes are square the board is transposed.
 *
 * The first row is renamed to 1, 2, 3 and so on. A second row then depends on nothing but the two rows and the order of
 * the columns, so all of these are compared first; the order of the other rows follows from their first cells.
 */
export function leastArrangements(size: SudokuSize, answer: readonly number[]): readonly Arrangement[] {
  let least: Uint8Array | null = null;
  let found: Arrangement[] = [];
  for (const beginning of leastBeginnings(size, boardsOf(size, answer))) {
    const arrangement = completed(size, beginning);
    const board = arrangement.cells.map((cell) => arrangement.names[answer[cell]]);
    const order = least ? compare(board, least) : -1;
    if (order > 0) continue;
    if (order < 0) found = [];
    least = board;
    found.push(arrangement);
  }
  return found;
}

/** Below 0 where the first of two lists of the same length comes first, 0 where they are equal. */
export function compare(one: ArrayLike<number>, other: ArrayLike<number>): number {
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return one[at] - other[at];
  return 0;
}

function boardsOf(size: SudokuSize, answer: readonly number[]): Board[] {
  const cells = Uint8Array.from(answer.keys());
  const crossed = cells.map((cell) => (cell % size) * size + Math.floor(cell / size));
  const wide = boxWidth(size);
  const each = wide * wide === size ? [cells, crossed] : [cells];
  return each.map((from) => ({ digits: from.map((cell) => answer[cell]), cells: from }));
}

/** All beginnings whose second row is the least. */
function leastBeginnings(size: SudokuSize, boards: readonly Board[]): Beginning[] {
  const { count, columns, places } = columnOrdersOf(size);
  const high = size / boxWidth(size);
  const least = new Uint8Array(size).fill(size);
  let found: Beginning[] = [];
  for (const board of boards) {
    for (let first = 0; first < size; first++) {
      const band = first - (first % high);
      for (let second = band; second < band + high; second++) {
        if (second === first) continue;
        const stands = standsAt(size, board.digits, first, second);
        for (let order = 0; order < count * size; order += size) {
          let at = 0;
          let more = 0;
          for (; at < size && more === 0; at++)
            more = places[order + stands[columns[order + at]]] - least[at];
          if (more > 0) continue;
          if (more < 0) {
            found = [];
            for (at = 0; at < size; at++) least[at] = places[order + stands[columns[order + at]]];
          }
          found.push({ board, first, second, order });
        }
      }
    }
  }
  return found;
}

/** For each column the one in which the first row has the digit that the second row has here. */
function standsAt(size: number, digits: Uint8Array, first: number, second: number): Uint8Array {
  const columnOf = new Uint8Array(size + 1);
  for (let column = 0; column < size; column++) columnOf[digits[first * size + column]] = column;
  return Uint8Array.from({ length: size }, (_, column) => columnOf[digits[second * size + column]]);
}

/** The arrangement with that beginning whose further rows are the least. */
function completed(size: SudokuSize, { board, first, second, order }: Beginning): Arrangement {
  const { columns, places } = columnOrdersOf(size);
  const names = new Uint8Array(size + 1);
  for (let column = 0; column < size; column++)
    names[board.digits[first * size + column]] = places[order + column] + 1;
  const leading = (row: number): number => names[board.digits[row * size + columns[order]]];
  const high = size / boxWidth(size);
  const bands = Array.from({ length: size / high }, (_, band) =>
    Array.from({ length: high }, (_, at) => band * high + at).sort((a, b) => rank(a) - rank(b)),
  );
  // The chosen rows come before all others, whose first cells differ from each other.
  function rank(row: number): number {
    return row === first ? -2 : row === second ? -1 : leading(row);
  }
  const rows = bands.sort((a, b) => rank(a[0]) - rank(b[0])).flat();
  const cells = rows.flatMap((row) =>
    Array.from({ length: size }, (_, at) => board.cells[row * size + columns[order + at]]),
  );
  return { cells: Uint8Array.from(cells), names };
}
