import type { Cell } from "../../../model/fact.ts";
import type { CandidateGrid } from "../../shared/digit-grid.ts";
import type { House } from "../../shared/digit-houses.ts";
import { boxAt, type Houses, type SudokuSize } from "../puzzle/houses.ts";
import { leftAt, peerBits, sizeOf, wordsOf } from "./cell-bits.ts";

/** The almost locked sets of one house, as far as they depend on nothing but the candidates of its cells. */
export interface HouseSets {
  /** The candidates of each cell, 0 for a cell with a digit. */
  readonly of: readonly number[];
  readonly house: House;
  readonly digits: readonly number[];
  readonly cells: readonly (readonly Cell[])[];
  /** By set, then digit, as bit sets of cells: those that can hold the digit, and all that see these. */
  readonly spots: Int32Array;
  readonly peers: Int32Array;
}

const known = new WeakMap<CandidateGrid, HouseSets[]>();

/** The sets of each house of a grid as it is now. Those of a house are found again when its candidates have changed. */
export function setsByHouse(grid: CandidateGrid, houses: Houses): readonly HouseSets[] {
  const all = known.get(grid) ?? [];
  known.set(grid, all);
  for (const [at, house] of houses.all.entries())
    if (!all[at] || isChanged(all[at], grid)) all[at] = setsIn(house, houses, grid);
  return all;
}

function isChanged({ of, house: { cells } }: HouseSets, grid: CandidateGrid): boolean {
  for (let at = 0; at < of.length; at++) if (of[at] !== leftAt(grid, cells[at])) return true;
  return false;
}

/**
 * Most cells of a set: with one more a sentence could not name the digits of two sets. On a small board it has at least two cells
 * less than a house, as all cells of a house but one would always be a set.
 */
function mostCells(size: SudokuSize): number {
  return Math.min(6, size - 2);
}

/** By subset of the open cells of a house, as a bit set: their candidates, and the boxes that they lie in. Filled anew for each house. */
const unions = new Uint16Array(1 << 9);
const boxes = new Uint16Array(1 << 9);

/** The sets of a house, but those of a line that lie in one box: they are found in the box. */
function setsIn(house: House, houses: Houses, grid: CandidateGrid): HouseSets {
  const { size } = houses;
  const most = mostCells(size);
  const of = house.cells.map((cell) => leftAt(grid, cell));
  const open = house.cells.filter((_, at) => sizeOf(of[at]) > 1 && sizeOf(of[at]) <= most + 1);
  const digits: number[] = [];
  const cells: Cell[][] = [];
  for (let subset = 1; subset < 1 << open.length; subset++) {
    const first = open[31 - Math.clz32(subset & -subset)];
    const others = subset & (subset - 1);
    unions[subset] = unions[others] | grid.candidates(first);
    boxes[subset] = boxes[others] | (1 << boxAt(size, first));
    const count = sizeOf(subset);
    if (count > most || sizeOf(unions[subset]) !== count + 1) continue;
    if (house.law !== "box" && sizeOf(boxes[subset]) === 1) continue;
    digits.push(unions[subset]);
    const members: Cell[] = [];
    for (let rest = subset; rest; rest &= rest - 1) members.push(open[31 - Math.clz32(rest & -rest)]);
    cells.push(members);
  }
  return { of, house, digits, cells, ...placesOf(digits, cells, houses, grid) };
}

function placesOf(
  digits: readonly number[],
  cells: readonly (readonly Cell[])[],
  houses: Houses,
  grid: CandidateGrid,
): Pick<HouseSets, "spots" | "peers"> {
  const words = wordsOf(houses);
  const seen = peerBits(houses);
  const spots = new Int32Array(digits.length * (houses.size + 1) * words);
  const peers = new Int32Array(spots.length);
  for (let set = 0; set < digits.length; set++)
    for (let rest = digits[set]; rest; rest &= rest - 1) {
      const at = (set * (houses.size + 1) + 31 - Math.clz32(rest & -rest)) * words;
      peers.fill(-1, at, at + words);
      for (const cell of cells[set]) {
        if ((grid.candidates(cell) & rest & -rest) === 0) continue;
        spots[at + (cell >> 5)] |= 1 << (cell & 31);
        for (let word = 0; word < words; word++) peers[at + word] &= seen[cell * words + word];
      }
    }
  return { spots, peers };
}
