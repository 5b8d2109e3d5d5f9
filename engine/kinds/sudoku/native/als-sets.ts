import type { Cell, Value } from "../../../model/fact.ts";
import { type CandidateGrid, perState } from "../../shared/digit-grid.ts";
import type { House } from "../../shared/digit-houses.ts";
import { setsByHouse } from "./als-houses.ts";
import { wordsOf } from "./cell-bits.ts";
import type { Pencilled } from "./sight.ts";

const NONE: readonly number[] = [];

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
  readonly #candidates: number;
  /** By candidate: the sets whose cells of the digit it sees, if there are any. */
  #seen: readonly (readonly number[] | undefined)[] | null = null;

  constructor({ puzzle, houses, grid }: Pencilled) {
    this.words = wordsOf(houses);
    this.#digits = puzzle.size + 1;
    this.#candidates = puzzle.cells * this.#digits;
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
    this.#seen ??= this.#seeAll();
    return this.#seen[cell * this.#digits + digit] ?? NONE;
  }

  isSeenFrom(set: number, cell: Cell, digit: Value): boolean {
    return ((this.seers[this.at(set, digit) + (cell >> 5)] >> (cell & 31)) & 1) === 1;
  }

  #seeAll(): (number[] | undefined)[] {
    const { words, seers } = this;
    const seen: (number[] | undefined)[] = Array.from({ length: this.#candidates });
    for (let set = 0; set < this.count; set++)
      for (let rest = this.digits[set]; rest; rest &= rest - 1) {
        const digit = 31 - Math.clz32(rest & -rest);
        const from = this.at(set, digit);
        for (let word = 0; word < words; word++)
          for (let bits = seers[from + word]; bits; bits &= bits - 1) {
            const at = ((word << 5) + 31 - Math.clz32(bits & -bits)) * this.#digits + digit;
            const sets = seen[at];
            if (sets) sets.push(set);
            else seen[at] = [set];
          }
      }
    return seen;
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

/** The sets of the grid as it is now. */
export const almostLockedSets = perState((view: Pencilled) => new AlmostLockedSets(view));
