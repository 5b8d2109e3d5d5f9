import { housesOf, type SudokuSize } from "../puzzle/houses.ts";

/** The orders in which the columns of one size can stand so that stacks stay together, `size` entries each, one behind the other. */
export interface ColumnOrders {
  readonly count: number;
  /** The old column at each new place. */
  readonly columns: Uint8Array;
  /** The new place of each old column. */
  readonly places: Uint8Array;
}

/** Columns that a box of that size is wide. */
export function boxWidth(size: SudokuSize): number {
  return housesOf(size).boxes[0].cells.filter((cell) => cell < size).length;
}

const known = new Map<SudokuSize, ColumnOrders>();

/** The column orders of that size: 1,296 of nine columns, 72 of six, 8 of four. The same object each time. */
export function columnOrdersOf(size: SudokuSize): ColumnOrders {
  const orders = known.get(size) ?? build(size);
  known.set(size, orders);
  return orders;
}

function build(size: SudokuSize): ColumnOrders {
  const wide = boxWidth(size);
  const stacks = Array.from({ length: size / wide }, (_, stack) =>
    permutations(Array.from({ length: wide }, (_, at) => stack * wide + at)),
  );
  const all = permutations(stacks).flatMap((order) =>
    order.reduce<number[][]>(
      (begun, stack) => begun.flatMap((columns) => stack.map((more) => [...columns, ...more])),
      [[]],
    ),
  );
  const columns = Uint8Array.from(all.flat());
  const places = new Uint8Array(columns.length);
  for (const [order, row] of all.entries())
    for (const [place, column] of row.entries()) places[order * size + column] = place;
  return { count: all.length, columns, places };
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first, at) =>
    permutations([...items.slice(0, at), ...items.slice(at + 1)]).map((others) => [first, ...others]),
  );
}
