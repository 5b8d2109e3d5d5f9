import type { Kept } from "./lemmas.ts";
import { type OpenBoard, waysOf } from "./open-board.ts";

/** Bits of a word, and the word in which all are set. */
const LANES = 32;
const ALL = -1;

/** How many candidates are placed and lost by a supposition. */
export interface Consequences {
  readonly placed: number;
  readonly lost: number;
}

/**
 * Propagation of 32 suppositions side by side: each has a lane, which is one bit of every word. It comes to a contradiction where `Net` does, without the reasons,
 * so `Net` is spared where it would find none. Time: a few words for each demand that may be used, in each round.
 */
export class Lanes {
  readonly #board: OpenBoard;
  /** By candidate: what it rules out by itself or by a lemma. */
  readonly #lost: Int16Array[];
  /** The open candidates of all demands; by demand, where its own begin. */
  readonly #from: Int16Array;
  readonly #members: Int16Array;
  /** By candidate: the lanes in which it is open, which are all or none, those in which it is left, and those in which it is placed. */
  readonly #open: Int32Array;
  readonly #left: Int32Array;
  readonly #placed: Int32Array;
  /** By demand: the lanes in which it may be used. */
  readonly #allowed: Int32Array;
  /** The lanes without a contradiction. */
  #going = ALL;

  constructor(board: OpenBoard, kept: readonly Kept[]) {
    const { demands, isOpen } = board;
    const { candidates, count, peers } = demands;
    this.#board = board;
    this.#lost = [...peers];
    for (const { one, other } of kept) {
      this.#lost[one] = Int16Array.of(...this.#lost[one], other);
      this.#lost[other] = Int16Array.of(...this.#lost[other], one);
    }
    this.#from = new Int16Array(count + 1);
    const open: number[] = [];
    for (let demand = 0; demand < count; demand++) {
      this.#from[demand] = open.length;
      open.push(...waysOf(board, demand));
    }
    this.#from[count] = open.length;
    this.#members = Int16Array.from(open);
    this.#open = Int32Array.from(isOpen, (one) => (one === 1 ? ALL : 0));
    this.#left = this.#open.slice();
    this.#placed = new Int32Array(candidates);
    this.#allowed = new Int32Array(count);
  }

  /** Those of some suppositions that come to a contradiction, each by itself: a candidate that holds, or -1 - candidate for one that fails. */
  broken(supposed: readonly number[]): number[] {
    return inLanes(supposed, (some) => {
      this.#supposeEach(some);
      return inBits(some, this.#propagate(this.#board.unmet));
    });
  }

  /** How many candidates are placed and lost by each of some suppositions, itself counted. */
  leadsTo(supposed: readonly number[]): Consequences[] {
    return inLanes(supposed, (some) => {
      this.#supposeEach(some);
      this.#propagate(this.#board.unmet);
      return this.#countIn(some.length);
    });
  }

  #supposeEach(some: readonly number[]): void {
    this.#begin(some.length);
    for (const [lane, literal] of some.entries())
      if (literal < 0) this.#left[-1 - literal] &= ~(1 << lane);
      else this.#place(literal, 1 << lane);
  }

  /** What is placed and lost in each of the first lanes. */
  #countIn(lanes: number): Consequences[] {
    const placed = new Uint16Array(LANES);
    const lost = new Uint16Array(LANES);
    for (const candidate of this.#board.open) {
      addBits(placed, this.#placed[candidate]);
      addBits(lost, ~this.#left[candidate]);
    }
    return Array.from({ length: lanes }, (_, lane) => ({ placed: placed[lane], lost: lost[lane] }));
  }

  /** Those of some demands that a contradiction can do without, each by itself: what is supposed comes to it by the other ones alone. */
  needless(demands: readonly number[], holds: readonly number[], fails: readonly number[]): number[] {
    return inLanes(demands, (some) => {
      this.#begin(some.length);
      for (const [lane, demand] of some.entries()) this.#allowed[demand] = ~(1 << lane);
      for (const candidate of fails) this.#left[candidate] = 0;
      for (const candidate of holds) this.#place(candidate, ALL);
      return inBits(some, this.#propagate(demands));
    });
  }

  /** Begins with so many lanes, in which nothing is supposed. */
  #begin(lanes: number): void {
    this.#going = lanes === LANES ? ALL : (1 << lanes) - 1;
    this.#allowed.fill(ALL);
    this.#left.set(this.#open);
    this.#placed.fill(0);
  }

  /** Draws what follows by some demands in each lane; the lanes that come to a contradiction. */
  #propagate(demands: ArrayLike<number>): number {
    const all = this.#going;
    while (this.#going !== 0) {
      let isNew = false;
      for (let at = 0; at < demands.length; at++) if (this.#fill(demands[at])) isNew = true;
      if (isNew) continue;
      for (let at = 0; at < demands.length; at++) if (this.#strike(demands[at])) isNew = true;
      if (!isNew) break;
    }
    return all & ~this.#going;
  }

  /** Places what is the only one that a demand has left, and ends the lanes in which it has none; whether one was placed. */
  #fill(demand: number): boolean {
    const members = this.#members;
    const left = this.#left;
    const from = this.#from[demand];
    const to = this.#from[demand + 1];
    let one = 0;
    let several = 0;
    for (let at = from; at < to; at++) {
      const lanes = left[members[at]];
      several |= one & lanes;
      one |= lanes;
    }
    const allowed = this.#allowed[demand];
    this.#going &= one | ~allowed;
    const single = one & ~several & this.#going & allowed;
    if (single === 0) return false;
    let isNew = false;
    for (let at = from; at < to; at++) {
      const candidate = members[at];
      const lanes = single & left[candidate] & ~this.#placed[candidate];
      if (lanes === 0) continue;
      this.#place(candidate, lanes);
      isNew = true;
    }
    return isNew;
  }

  /** Rules out what is seen by all that a demand has left; whether something was ruled out. */
  #strike(demand: number): boolean {
    const { demands, left } = this.#board;
    const { size, members, shared } = demands;
    const first = demand * size + 31;
    let isNew = false;
    for (const { mask, others } of shared[demand]) {
      let lanes = this.#going & this.#allowed[demand];
      for (let rest = left[demand] & ~mask; rest !== 0 && lanes !== 0; rest &= rest - 1)
        lanes &= ~this.#left[members[first - Math.clz32(rest & -rest)]];
      if (lanes === 0) continue;
      for (const other of others) {
        if ((this.#left[other] & lanes) === 0) continue;
        this.#left[other] &= ~lanes;
        isNew = true;
      }
    }
    return isNew;
  }

  #place(candidate: number, lanes: number): void {
    this.#placed[candidate] |= lanes;
    const lost = this.#lost[candidate];
    for (let at = 0; at < lost.length; at++) this.#left[lost[at]] &= ~lanes;
  }
}

/** What is asked of all, in groups of a lane each. */
function inLanes<T>(all: readonly number[], ask: (some: readonly number[]) => readonly T[]): T[] {
  const answers: T[] = [];
  for (let from = 0; from < all.length; from += LANES) answers.push(...ask(all.slice(from, from + LANES)));
  return answers;
}

/** Those whose lane has a bit. */
function inBits(some: readonly number[], bits: number): number[] {
  return some.filter((_, lane) => (bits & (1 << lane)) !== 0);
}

/** Adds a word to the counts of its bits. */
function addBits(counts: Uint16Array, word: number): void {
  for (let rest = word; rest !== 0; rest &= rest - 1) counts[31 - Math.clz32(rest & -rest)]++;
}
