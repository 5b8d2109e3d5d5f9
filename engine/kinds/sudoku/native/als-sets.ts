import type { Cell, Value } from "../../../model/fact.ts";
import { type CandidateGrid, perState } from "../../shared/digit-grid.ts";
import type { House } from "../../shared/digit-houses.ts";
import { boxAt, type SudokuSize } from "../puzzle/houses.ts";
import { peerBits, sizeOf, wordsOf } from "./cell-bits.ts";
import type { Pencilled } from "./sight.ts";

/**
 * Most cells of a set: with one more a sentence could not name the digits of two sets. On a small board it has at least two cells
 * less than a house, as all cells of a house but one would always be a set.
 */
function mostCells(size: number): number {
  return Math.min(6, size - 2);
}

/** By subset of the open cells of a house, as a bit set: their candidates, and the boxes that they lie in. Filled anew for each house. */
const unions = new Uint16Array(1 << 9);
const boxes = new Uint16Array(1 << 9);

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
  /** By candidate: the sets whose cells of the digit it sees; each worked out when it is first asked for. */
  readonly #seen: (readonly number[] | undefined)[] = [];

  constructor({ puzzle, houses, grid }: Pencilled) {
    this.words = wordsOf(houses);
    this.#digits = puzzle.size + 1;
    for (const house of houses.all) this.#add(house, puzzle.size, grid);
    this.spots = new Int32Array(this.count * this.#digits * this.words);
    this.seers = new Int32Array(this.spots.length);
    const peers = peerBits(houses);
    for (let set = 0; set < this.count; set++) this.#see(set, grid, peers);
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
    const found: number[] = [];
    for (let set = 0; set < this.digits.length; set++) if (this.isSeenFrom(set, cell, digit)) found.push(set);
    this.#seen[at] = found;
    return found;
  }

  isSeenFrom(set: number, cell: Cell, digit: Value): boolean {
    return ((this.seers[this.at(set, digit) + (cell >> 5)] >> (cell & 31)) & 1) === 1;
  }

  /** Adds the sets of a house. Those of a line that lie in one box were found in the box. */
  #add(house: House, size: SudokuSize, grid: CandidateGrid): void {
    const most = mostCells(size);
    const open: Cell[] = [];
    for (const cell of house.cells) {
      const candidates = sizeOf(grid.candidates(cell));
      if (candidates > 1 && candidates <= most + 1 && grid.at(cell) < 0) open.push(cell);
    }
    for (let subset = 1; subset < 1 << open.length; subset++) {
      const first = open[31 - Math.clz32(subset & -subset)];
      const others = subset & (subset - 1);
      unions[subset] = unions[others] | grid.candidates(first);
      boxes[subset] = boxes[others] | (1 << boxAt(size, first));
      const cells = sizeOf(subset);
      if (cells > most || sizeOf(unions[subset]) !== cells + 1) continue;
      if (house.law !== "box" && sizeOf(boxes[subset]) === 1) continue;
      this.houses.push(house);
      this.digits.push(unions[subset]);
      const members: Cell[] = [];
      for (let rest = subset; rest; rest &= rest - 1) members.push(open[31 - Math.clz32(rest & -rest)]);
      this.cells.push(members);
      this.most = Math.max(this.most, cells);
    }
  }

  #see(set: number, grid: CandidateGrid, peers: Int32Array): void {
    const { words, spots, seers } = this;
    for (let rest = this.digits[set]; rest; rest &= rest - 1) {
      const digit = 31 - Math.clz32(rest & -rest);
      const at = this.at(set, digit);
      const open = grid.open(digit);
      for (let word = 0; word < words; word++) seers[at + word] = open[word];
      for (const cell of this.cells[set]) {
        if (!grid.can(cell, digit)) continue;
        spots[at + (cell >> 5)] |= 1 << (cell & 31);
        for (let word = 0; word < words; word++) seers[at + word] &= peers[cell * words + word];
      }
    }
  }
}

/** The sets of the grid as it is now. */
export const almostLockedSets = perState((view: Pencilled) => new AlmostLockedSets(view));
