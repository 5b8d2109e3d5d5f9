import type { Cell, Value } from "../../../model/fact.ts";
import type { LinkedSets } from "../native/als-links.ts";

/** Sets in a chain. With fewer it is a pair or a wing; longer ones are hardly followed by anyone. */
const FEWEST = 4;
const MOST = 7;

/** Almost locked sets in a row, each linked with the next by a digit, no digit twice in succession. */
export interface SetChain {
  readonly row: readonly number[];
  readonly by: readonly Value[];
}

/**
 * Searches for the chain that strikes a candidate. Were it true, the sets that it takes its digit from would hold all their others,
 * and a set that is linked with one of these by another digit would lack that. Breadth first the search reaches sets by digits that they
 * lack; a set which lacks the digit of the candidate and another one ends a chain. Each state, a set with a digit that it lacks, counts
 * once, so a search takes at most as many steps as there are links for each of their digits. After the table of HoDoKu's solver.
 */
export class SetChains {
  /** Steps of evaluation of the latest search. */
  work = 0;
  readonly #linked: LinkedSets;
  readonly #digits: number;
  /** Of each state that was reached, the cells of the lightest way there in the layer that reached it first; 0 for others. */
  #weight = new Int32Array(0);
  #layer = new Uint8Array(0);
  /** The states that have a weight. */
  readonly #reached: number[] = [];
  /** The state before each, -1 for a start. */
  #before = new Int32Array(0);

  constructor(linked: LinkedSets, digits: number) {
    this.#linked = linked;
    this.#digits = digits;
  }

  /** The chain of fewest sets, of these one of few cells; null where there is none or a pair or a wing strikes the candidate too. */
  shortest(cell: Cell, digit: Value): SetChain | null {
    const ends = this.#linked.sets.seenFrom(cell, digit);
    this.work = this.#linked.sets.count;
    if (ends.length < 2) return null;
    this.#makeRoom();
    for (const state of this.#reached) this.#weight[state] = 0;
    this.#reached.length = 0;
    let reached = ends.map((set) => this.#reach(set * this.#digits + digit, -1, 1));
    for (let length = 2; length <= MOST && reached.length > 0; length++) {
      reached = this.#next(reached, length);
      const end = this.#lightest(reached, cell, digit);
      if (end >= 0) return length < FEWEST ? null : this.#wayTo(end);
    }
    return null;
  }

  /** Most searches end before they need it. */
  #makeRoom(): void {
    const states = this.#linked.sets.count * this.#digits;
    if (this.#weight.length === states) return;
    this.#weight = new Int32Array(states);
    this.#layer = new Uint8Array(states);
    this.#before = new Int32Array(states);
  }

  /** The states that the links from others lead to first. */
  #next(from: readonly number[], layer: number): number[] {
    const { sets, start, to, by } = this.#linked;
    const reached: number[] = [];
    for (const state of from) {
      const set = Math.floor(state / this.#digits);
      const lacked = state % this.#digits;
      this.work += start[set + 1] - start[set];
      for (let link = start[set]; link < start[set + 1]; link++) {
        if (by[link] === lacked) continue;
        const next = to[link] * this.#digits + by[link];
        const known = this.#weight[next];
        if (known > 0 && this.#layer[next] < layer) continue;
        if (known > 0 && known <= this.#weight[state] + sets.cells[to[link]].length) continue;
        if (this.#isOnWay(to[link], state)) continue;
        if (known === 0) reached.push(next);
        this.#reach(next, state, layer);
      }
    }
    return reached;
  }

  #reach(state: number, before: number, layer: number): number {
    const cells = this.#linked.sets.cells[Math.floor(state / this.#digits)].length;
    if (this.#weight[state] === 0) this.#reached.push(state);
    this.#weight[state] = cells + (before < 0 ? 0 : this.#weight[before]);
    this.#before[state] = before;
    this.#layer[state] = layer;
    return state;
  }

  #isOnWay(set: number, state: number): boolean {
    for (let at = state; at >= 0; at = this.#before[at])
      if (Math.floor(at / this.#digits) === set) return true;
    return false;
  }

  /** The lightest of the states whose set lacks the digit besides another; -1 for none. */
  #lightest(states: readonly number[], cell: Cell, digit: Value): number {
    const { sets } = this.#linked;
    let lightest = -1;
    for (const state of states) {
      if (state % this.#digits === digit) continue;
      if (!sets.isSeenFrom(Math.floor(state / this.#digits), cell, digit)) continue;
      if (lightest < 0 || this.#weight[state] < this.#weight[lightest]) lightest = state;
    }
    return lightest;
  }

  #wayTo(end: number): SetChain {
    const row: number[] = [];
    const by: Value[] = [];
    for (let at = end; at >= 0; at = this.#before[at]) {
      row.unshift(Math.floor(at / this.#digits));
      if (this.#before[at] >= 0) by.unshift(at % this.#digits);
    }
    return { row, by };
  }
}
