import type { Cell, Value } from "../../../model/fact.ts";
import { type CandidateGrid, perState } from "../../shared/digit-grid.ts";
import type { House } from "../../shared/digit-houses.ts";
import { boxAt, type Houses, type SudokuSize } from "../puzzle/houses.ts";
import { leftAt, peerBits, sizeOf, wordsOf } from "./cell-bits.ts";
import type { Pencilled } from "./sight.ts";

/**
 * The almost locked sets of one state of a grid: open cells of a house with one candidate more than there are cells, so that a
 * set that loses one of its digits holds all the others. A cell with two candidates is the smallest. Set s lies in `houses[s]`,
 * and `digits[s]` are its candidates as a bit set. `spots` and `seers` are bit sets of cells, beginning at `at(s, digit)`.
 */
export class AlmostLockedSets {
  readonly houses: House[] = [];
  readonly digits: number[] = [];
  readonly cells: (readonly Cell[])[] = [];
  /** Cells of the largest. */
  most = 1;
  /** Words in a bit set of cells. */
  readonly words: number;
  /** The cells of a set that can hold the digit. */
  readonly spots: Int32Array;
  /** The cells of the board that can hold the digit and see all those of the set that can. */
  readonly seers: Int32Array;
  readonly #digits: number;
  /** By candidate, as far as they were asked for: the sets whose cells of the digit it sees. */
  readonly #seen: (readonly number[] | undefined)[];

  constructor({ puzzle, houses, grid }: Pencilled) {
    this.words = wordsOf(houses);
    this.#digits = puzzle.size + 1;
    this.#seen = new Array(puzzle.cells * this.#digits);
    const all = setsByHouse(grid, houses);
    for (const { house, digits, cells } of all)
      for (let set = 0; set < digits.length; set++) {
        this.houses.push(house);
        this.digits.push(digits[set]);
        this.cells.push(cells[set]);
        this.most = Math.max(this.most, cells[set].length);
      }
    this.spots = new Int32Array(this.count * this.#digits * this.words);
    this.seers = new Int32Array(this.spots.length);
    let at = 0;
    for (const { spots, peers } of all) {
      this.spots.set(spots, at);
      this.seers.set(peers, at);
      at += spots.length;
    }
    for (let set = 0; set < this.count; set++) this.#see(set, grid);
  }

  get count(): number {
    return this.digits.length;
  }

  /** Where the bit sets of a set and a digit begin. */
  at(set: number, digit: number): number {
    return (set * this.#digits + digit) * this.words;
  }

  /** The sets whose cells of the digit are all seen from the cell: if it held the digit, they would lack it. */
  seenFrom(cell: Cell, digit: Value): readonly number[] {
    const at = cell * this.#digits + digit;
    const known = this.#seen[at];
    if (known) return known;
    const seen: number[] = [];
    for (let set = 0; set < this.count; set++)
      if ((this.digits[set] >> digit) & 1 && this.isSeenFrom(set, cell, digit)) seen.push(set);
    this.#seen[at] = seen;
    return seen;
  }

  isSeenFrom(set: number, cell: Cell, digit: Value): boolean {
    return ((this.seers[this.at(set, digit) + (cell >> 5)] >> (cell & 31)) & 1) === 1;
  }

  /** Of all that see the cells of a digit those are left that can hold it. */
  #see(set: number, grid: CandidateGrid): void {
    const { words, seers } = this;
    for (let rest = this.digits[set]; rest; rest &= rest - 1) {
      const digit = 31 - Math.clz32(rest & -rest);
      const open = grid.open(digit);
      const at = this.at(set, digit);
      for (let word = 0; word < words; word++) seers[at + word] &= open[word];
    }
  }
}

/** The almost locked sets of one house, as far as they depend on nothing but the candidates of its cells. */
interface HouseSets {
  /** The candidates of each cell, 0 for a cell with a digit. */
  readonly of: readonly number[];
  readonly house: House;
  readonly digits: readonly number[];
  readonly cells: readonly (readonly Cell[])[];
  /** By set, then digit, as bit sets of cells: those that can hold the digit, and all that see these. */
  readonly spots: Int32Array;
  readonly peers: Int32Array;
}

const byHouse = new WeakMap<CandidateGrid, HouseSets[]>();

/** The sets of each house of a grid as it is now. Those of a house are found again when its candidates have changed. */
function setsByHouse(grid: CandidateGrid, houses: Houses): readonly HouseSets[] {
  const all = byHouse.get(grid) ?? [];
  byHouse.set(grid, all);
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

const NO_CELLS = new Int32Array(0);

function placesOf(
  digits: readonly number[],
  cells: readonly (readonly Cell[])[],
  houses: Houses,
  grid: CandidateGrid,
): Pick<HouseSets, "spots" | "peers"> {
  if (digits.length === 0) return { spots: NO_CELLS, peers: NO_CELLS };
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

/** The sets of the grid as it is now. */
export const almostLockedSets = perState((view: Pencilled) => new AlmostLockedSets(view));
