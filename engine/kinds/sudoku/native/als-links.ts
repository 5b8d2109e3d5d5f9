import type { Value } from "../../../model/fact.ts";
import { perState } from "../../shared/digit-grid.ts";
import { type AlmostLockedSets, almostLockedSets } from "./als-sets.ts";
import { firstIn } from "./cell-bits.ts";
import type { Pencilled } from "./sight.ts";

/**
 * Almost locked sets and their restricted commons: a digit of two sets where all its cells in the one see all its cells in the
 * other, so that at most one of the two holds it. The links of set s are those from `start[s]` to `start[s + 1]`, by digit.
 * Sets may overlap elsewhere.
 */
export class LinkedSets {
  readonly sets: AlmostLockedSets;
  readonly start: Int32Array;
  /** The other set of each link. */
  readonly to: number[] = [];
  /** The digit of each link. */
  readonly by: number[] = [];
  #pairs: readonly LinkedPair[] | null = null;

  constructor(view: Pencilled) {
    this.sets = almostLockedSets(view);
    this.start = new Int32Array(this.sets.count + 1);
    const { sets, to, by } = this;
    const chains = new SetsBySpot(sets, view.puzzle.cells, view.puzzle.size + 1);
    for (let one = 0; one < sets.count; one++) {
      for (let rest = sets.digits[one]; rest; rest &= rest - 1) {
        const digit = 31 - Math.clz32(rest & -rest);
        chains.within(sets.at(one, digit), digit, (other) => {
          to.push(other);
          by.push(digit);
        });
      }
      this.start[one + 1] = to.length;
    }
  }

  /** The pairs that links make, each once. */
  get pairs(): readonly LinkedPair[] {
    this.#pairs ??= this.#pair();
    return this.#pairs;
  }

  #pair(): LinkedPair[] {
    const { sets, start, to, by } = this;
    const pairs: { sets: [number, number]; by: Value[] }[] = [];
    const latest = new Int32Array(sets.count).fill(-1);
    for (let one = 0; one < sets.count; one++) {
      const first = pairs.length;
      for (let link = start[one]; link < start[one + 1]; link++) {
        const other = to[link];
        if (other < one) continue;
        if (latest[other] < first) latest[other] = pairs.push({ sets: [one, other], by: [] }) - 1;
        pairs[latest[other]].by.push(by[link]);
      }
    }
    return pairs;
  }
}

/** Two linked sets, and the digits that link them. */
export interface LinkedPair {
  readonly sets: readonly [number, number];
  readonly by: readonly Value[];
}

/** The sets with a digit by the first cell that can hold it, so that few are compared with a set that they may be linked with. */
class SetsBySpot {
  readonly #sets: AlmostLockedSets;
  readonly #digits: number;
  readonly #first: Int32Array;
  /** By set and digit, the next set with the same first cell; -1 for none. */
  readonly #next: Int32Array;

  constructor(sets: AlmostLockedSets, cells: number, digits: number) {
    this.#sets = sets;
    this.#digits = digits;
    this.#first = new Int32Array(cells * digits).fill(-1);
    this.#next = new Int32Array(sets.count * digits);
    for (let set = sets.count - 1; set >= 0; set--) {
      for (let rest = sets.digits[set]; rest; rest &= rest - 1) {
        const digit = 31 - Math.clz32(rest & -rest);
        const at = firstIn(sets.spots, sets.at(set, digit)) * digits + digit;
        this.#next[set * digits + digit] = this.#first[at];
        this.#first[at] = set;
      }
    }
  }

  /** The sets whose cells of the digit are all among the seers that begin there. */
  within(seers: number, digit: number, found: (set: number) => void): void {
    const { words, spots, seers: bits } = this.#sets;
    for (let word = 0; word < words; word++) {
      for (let rest = bits[seers + word]; rest; rest &= rest - 1) {
        const cell = word * 32 + 31 - Math.clz32(rest & -rest);
        let set = this.#first[cell * this.#digits + digit];
        for (; set >= 0; set = this.#next[set * this.#digits + digit]) {
          const at = this.#sets.at(set, digit);
          let outside = 0;
          for (let each = 0; each < words; each++) outside |= spots[at + each] & ~bits[seers + each];
          if (outside === 0) found(set);
        }
      }
    }
  }
}

/** The sets of the grid as it is now and their links. */
export const linkedSets = perState((view: Pencilled) => new LinkedSets(view));
