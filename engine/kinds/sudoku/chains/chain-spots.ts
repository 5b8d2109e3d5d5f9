import type { Cell, Value } from "../../../model/fact.ts";
import type { House } from "../../shared/digit-houses.ts";
import { housesOf, type SudokuSize } from "../puzzle/houses.ts";

/** Two parts of a house, by spot and as positions in it, that a digit may be confined to; they may share a cell. */
export interface Parts {
  readonly one: number;
  readonly inOne: number;
  readonly other: number;
  readonly inOther: number;
}

/**
 * Where a node of a chain stands, by number: a cell, or behind all cells a crossing, which is what a box and a line have
 * in common. A node is a digit at a spot, by number too: "the digit is in one of these cells".
 */
export interface Spots {
  readonly size: SudokuSize;
  readonly cells: number;
  readonly count: number;
  readonly cellsOf: readonly (readonly Cell[])[];
  /** By cell: its crossings. */
  readonly crossingsAt: readonly (readonly number[])[];
  /** By house: in which two parts a digit makes a link. */
  readonly parts: readonly (readonly Parts[])[];
  /** By node: the nodes with which it cannot hold, those of one cell first. */
  readonly rivals: readonly Int16Array[];
  /** By spot times count plus spot: 1 where each cell of the one sees each of the other. */
  readonly sees: Uint8Array;
}

const known = new Map<SudokuSize, Spots>();

/** The spots of that size; the same each time. */
export function spotsOf(size: SudokuSize): Spots {
  let spots = known.get(size);
  if (!spots) {
    spots = build(size);
    known.set(size, spots);
  }
  return spots;
}

/** The node of a digit at a spot. */
export function nodeAt(size: number, spot: number, digit: Value): number {
  return spot * size + digit - 1;
}

/** Whether two nodes cannot both hold. */
export function areRivals({ size, cells, count, sees }: Spots, one: number, other: number): boolean {
  const spot = Math.floor(one / size);
  const there = Math.floor(other / size);
  if ((one - other) % size === 0) return sees[spot * count + there] === 1;
  return spot === there && spot < cells;
}

function build(size: SudokuSize): Spots {
  const { all, boxes, rows, columns, peers } = housesOf(size);
  const cells = size * size;
  const crossings = boxes.flatMap((box) =>
    [...rows, ...columns].map((line) => box.cells.filter((cell) => line.cells.includes(cell))),
  );
  const cellsOf = [
    ...Array.from({ length: cells }, (_, cell) => [cell]),
    ...crossings.filter((crossing) => crossing.length > 1),
  ];
  const count = cellsOf.length;
  const sees = new Uint8Array(count * count);
  for (const [one, here] of cellsOf.entries())
    for (const [other, there] of cellsOf.entries())
      if (here.every((cell) => there.every((seen) => peers[cell].includes(seen))))
        sees[one * count + other] = 1;
  const rivals = Array.from({ length: count * size }, (_, node) => {
    const spot = Math.floor(node / size);
    const others: number[] = [];
    for (let at = 0; at < count; at++) if (sees[spot * count + at]) others.push(at * size + (node % size));
    for (let at = spot * size; spot < cells && at < (spot + 1) * size; at++) if (at !== node) others.push(at);
    return Int16Array.from(others.sort((a, b) => a - b));
  });
  return {
    ...{ size, cells, count, cellsOf, sees, rivals },
    crossingsAt: Array.from({ length: cells }, (_, cell) =>
      cellsOf.flatMap((of, spot) => (spot >= cells && of.includes(cell) ? [spot] : [])),
    ),
    parts: all.map((house) => partsOf(house, cells, cellsOf)),
  };
}

/** Each two crossings of a house, which may meet only in a box. */
function partsOf(house: House, cells: number, cellsOf: Spots["cellsOf"]): Parts[] {
  const within = cellsOf.flatMap((of, spot) => {
    if (spot < cells || !of.every((cell) => house.cells.includes(cell))) return [];
    return [{ spot, at: of.reduce((bits, cell) => bits | (1 << house.cells.indexOf(cell)), 0) }];
  });
  return within.flatMap((one, index) =>
    within
      .slice(index + 1)
      .map((other) => ({ one: one.spot, inOne: one.at, other: other.spot, inOther: other.at })),
  );
}
