import { Agenda } from "./agenda.ts";
import type { Demands } from "./demands.ts";
import { type Inference, inferencesOf, SUPPOSED } from "./inference.ts";
import { Lanes } from "./lanes.ts";
import { type Cited, type Kept, Lemmas } from "./lemmas.ts";
import type { OpenBoard } from "./open-board.ts";
import { Supports } from "./supports.ts";

/** Propagation stops where all that is left rests on a greater weight: that many demands. */
const MOST_WEIGHT = 250;
/** What ruled a candidate out, or placed it, where nothing did. */
const UNKNOWN = -1;
/** In place of that, for a candidate that is not open on the board. */
const CLOSED = -2;

/**
 * Propagation from suppositions that remembers why. Each conclusion rests on a set of demands; those on the fewest demands are drawn
 * first, so of the ways that propagation knows a short one is found. A slot is such a set: that of a candidate that is placed has the
 * candidate's number, those of strikes follow behind.
 */
export class Net {
  readonly #board: OpenBoard;
  readonly #demands: Demands;
  readonly #lemmas: Lemmas;
  /** The same without reasons. */
  readonly lanes: Lanes;
  readonly #supports: Supports;
  /** Demands with one candidate left; behind them, times the number of demands, those by one of `shared`; lemmas are negative. */
  readonly #agenda = new Agenda(MOST_WEIGHT);
  readonly #left: Int16Array;
  /** By candidate: the slot that ruled it out, and the demand that placed it. */
  readonly #lostBy: Int32Array;
  readonly #placedBy: Int32Array;
  /** By slot of strikes: what made it, as in the agenda. */
  readonly #madeBy: Int32Array;
  #slots: number;
  readonly #placed: number[] = [];
  readonly #lost: number[] = [];
  /** By demand: 1 where it may not be used. */
  readonly banned: Uint8Array;
  /** The demand that lacks a candidate on the fewest demands, -1 where none does, and their number. */
  #broken = -1;
  size = Number.POSITIVE_INFINITY;
  /** Candidates lost, all suppositions together. */
  work = 0;

  constructor(board: OpenBoard, kept: readonly Kept[] = []) {
    const { demands, left } = board;
    const { candidates, count } = demands;
    this.#board = board;
    this.#demands = demands;
    this.#slots = candidates;
    this.#madeBy = new Int32Array(candidates * 4);
    this.#lemmas = new Lemmas(candidates, kept);
    this.lanes = new Lanes(board, kept);
    this.#supports = new Supports(board, this.#madeBy.length, this.#lemmas);
    this.#left = Int16Array.from(left);
    this.#lostBy = Int32Array.from(board.isOpen, (isOpen) => (isOpen === 1 ? UNKNOWN : CLOSED));
    this.#placedBy = new Int32Array(candidates).fill(UNKNOWN);
    this.banned = new Uint8Array(count);
  }

  /**
   * Propagates from candidates that are supposed to hold, and from some that are supposed not to; nothing that weighs more than `most` is
   * drawn. Whether some demand is left nothing. `cited` are lemmas about what is supposed.
   */
  suppose(
    holds: readonly number[],
    fails: readonly number[],
    most = MOST_WEIGHT,
    cited: readonly Cited[] = [],
  ): boolean {
    this.#clear();
    this.#lemmas.cite(cited);
    this.#supports.restart();
    for (let lemma = this.#lemmas.kept; lemma < this.#lemmas.count; lemma++)
      this.#agenda.add(-1 - lemma * 2, this.#lemmas.weightOf(lemma));
    const none = this.#demands.candidates;
    this.#slots = none + 1;
    this.#supports.clear(none);
    for (const candidate of holds) this.#supports.clear(candidate);
    for (const candidate of fails) this.#lose(candidate, none);
    for (const candidate of holds) this.#place(candidate, SUPPOSED);
    for (;;) {
      const item = this.#agenda.next(Math.min(most, this.size - 1));
      if (item === undefined) return this.#broken >= 0;
      this.#draw(item);
    }
  }

  /** The candidates that were placed, those supposed first, and those that were lost. */
  get placed(): readonly number[] {
    return this.#placed;
  }

  get lost(): readonly number[] {
    return this.#lost;
  }

  /** The demands that the broken one rests on, itself among them. */
  restsOn(): number[] {
    this.#sumUp(this.#broken, 0);
    return this.#supports.demands();
  }

  /** The inferences that come to the broken demand, each after those that it rests on; the last one is that demand. */
  inferences(): Inference[] {
    return this.#inferences([], this.#broken);
  }

  /** The inferences that place some candidates. */
  inferencesTo(candidates: readonly number[]): Inference[] {
    return this.#inferences(candidates, -1);
  }

  #inferences(places: readonly number[], broken: number): Inference[] {
    const trail = {
      board: this.#board,
      lemmas: this.#lemmas,
      lost: this.#lost,
      lostBy: this.#lostBy,
      placedBy: this.#placedBy,
      madeBy: this.#madeBy,
    };
    return inferencesOf(trail, places, broken);
  }

  #clear(): void {
    const { left } = this.#board;
    for (const candidate of this.#placed) this.#placedBy[candidate] = UNKNOWN;
    for (const candidate of this.#lost) this.#lostBy[candidate] = UNKNOWN;
    this.#left.set(left);
    this.#placed.length = 0;
    this.#lost.length = 0;
    this.#agenda.clear();
    this.#broken = -1;
    this.size = Number.POSITIVE_INFINITY;
  }

  #draw(item: number): void {
    const { count, size, members } = this.#demands;
    if (item < 0) this.#cite(-1 - item);
    else if (item >= count) this.#strike(item);
    else {
      const mask = this.#left[item];
      const candidate = members[item * size + 31 - Math.clz32(mask)];
      if (mask === 0 || this.#placedBy[candidate] !== UNKNOWN) return;
      this.#sumUp(item, 0);
      this.#supports.keep(candidate);
      this.#place(candidate, item);
    }
  }

  /** Rules out what all candidates see that a demand has left. */
  #strike(item: number): void {
    const { count, shared } = this.#demands;
    const { mask, others } = shared[item % count][Math.floor(item / count) - 1];
    let slot = -1;
    for (const candidate of others) {
      if (!this.#isLeft(candidate)) continue;
      if (slot < 0) {
        slot = this.#newSlot(item);
        if (slot < 0) return;
        this.#sumUp(item % count, mask);
        this.#supports.keep(slot);
      }
      this.#lose(candidate, slot);
    }
  }

  /** Rules out what a lemma does. */
  #cite(use: number): void {
    const candidate = this.#lemmas.struck(use);
    const slot = this.#lostBy[candidate] === UNKNOWN ? this.#newSlot(-1 - use) : -1;
    if (slot < 0) return;
    this.#supports.cite(slot, this.#lemmas.from(use), use >> 1);
    this.#lose(candidate, slot);
  }

  /** A slot for strikes; -1 where there are too many. */
  #newSlot(item: number): number {
    if (this.#slots === this.#madeBy.length) return -1;
    const slot = this.#slots++;
    this.#madeBy[slot] = item;
    return slot;
  }

  #isLeft(candidate: number): boolean {
    return this.#lostBy[candidate] === UNKNOWN;
  }

  #place(candidate: number, by: number): void {
    this.#placedBy[candidate] = by;
    this.#placed.push(candidate);
    const peers = this.#demands.peers[candidate];
    for (let at = 0; at < peers.length; at++) if (this.#isLeft(peers[at])) this.#lose(peers[at], candidate);
    for (const use of this.#lemmas.usesFrom(candidate))
      if (this.#isLeft(this.#lemmas.struck(use))) {
        const weight = this.#supports.weightOf(candidate) + this.#lemmas.weightOf(use >> 1);
        this.#agenda.add(-1 - use, weight);
      }
  }

  #lose(candidate: number, slot: number): void {
    this.work++;
    const { size, members, of, bits, shared, count } = this.#demands;
    const left = this.#left;
    const banned = this.banned;
    this.#lostBy[candidate] = slot;
    this.#lost.push(candidate);
    for (let at = candidate * 4; at < candidate * 4 + 4; at++) {
      const demand = of[at];
      const mask = left[demand] & ~bits[at];
      left[demand] = mask;
      if (banned[demand] !== 0) continue;
      if (mask === 0) {
        const sum = this.#sumUp(demand, 0);
        if (sum >= this.size) continue;
        this.size = sum;
        this.#broken = demand;
      } else if ((mask & (mask - 1)) === 0) {
        if (this.#placedBy[members[demand * size + 31 - Math.clz32(mask)]] === UNKNOWN)
          this.#agenda.add(demand, this.#sumUp(demand, 0));
      } else if (isFew(mask)) {
        const ways = shared[demand];
        for (let way = 0; way < ways.length; way++)
          if ((mask & ~ways[way].mask) === 0 && this.#strikes(ways[way].others))
            this.#agenda.add(demand + (way + 1) * count, this.#sumUp(demand, ways[way].mask));
      }
    }
  }

  #strikes(others: Int16Array): boolean {
    for (let at = 0; at < others.length; at++) if (this.#isLeft(others[at])) return true;
    return false;
  }

  /** Sums up what the loss of a demand's candidates rests on, but for those of a mask; its weight. */
  #sumUp(demand: number, except: number): number {
    const { size, members } = this.#demands;
    this.#supports.begin(demand);
    const gone = this.#board.left[demand] & ~this.#left[demand] & ~except;
    for (let rest = gone; rest !== 0; rest &= rest - 1)
      this.#supports.add(this.#lostBy[members[demand * size + 31 - Math.clz32(rest & -rest)]]);
    return this.#supports.weight;
  }
}

/** Whether a mask has at most three bits: two houses share no more cells. */
function isFew(mask: number): boolean {
  const rest = mask & (mask - 1);
  const last = rest & (rest - 1);
  return (last & (last - 1)) === 0;
}
