import type { Cell } from "../../../model/fact.ts";
import { type Houses, housesOf, type SudokuSize } from "../puzzle/houses.ts";

/** What kind of house: fish are named by the kinds of their houses. */
export const ROW = 0;
export const COLUMN = 1;
export const BOX = 2;

const LAWS = ["row", "column", "box"] as const;

/** The houses of a board by number: rows from the top, columns from the left, boxes row by row. */
export interface FishHouses {
  /** Houses of one kind. */
  readonly size: number;
  readonly cells: readonly (readonly Cell[])[];
  /** The row, column and box of each cell. */
  readonly of: readonly (readonly number[])[];
  /** The same as a bit set. */
  readonly bits: readonly number[];
  readonly peers: readonly ReadonlySet<Cell>[];
}

const known = new Map<SudokuSize, FishHouses>();

/** The houses of that size; the same object each time. */
export function fishHousesOf(size: SudokuSize): FishHouses {
  const houses = known.get(size) ?? build(housesOf(size));
  known.set(size, houses);
  return houses;
}

export function kindOfHouse({ size }: FishHouses, house: number): number {
  return Math.floor(house / size);
}

/** The house as a binding names it. */
export function namedHouse(houses: FishHouses, house: number): { law: string; of: number } {
  return { law: LAWS[kindOfHouse(houses, house)], of: (house % houses.size) + 1 };
}

/** In how many of some houses a cell lies. */
export function countIn({ of }: FishHouses, cell: Cell, some: readonly number[]): number {
  let count = 0;
  for (const house of of[cell]) if (some.includes(house)) count++;
  return count;
}

function build({ size, rows, columns, boxes, peers }: Houses): FishHouses {
  const cells = [...rows, ...columns, ...boxes].map((house) => house.cells);
  const of = peers.map((_, cell) => [...cells.keys()].filter((house) => cells[house].includes(cell)));
  const bits = of.map((some) => some.reduce((set, house) => set | (1 << house), 0));
  return { size, cells, of, bits, peers: peers.map((some) => new Set(some)) };
}
