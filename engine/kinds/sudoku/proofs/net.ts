import type { Demands } from "./demands.ts";
import type { OpenBoard } from "./open-board.ts";

/** Propagation stops where all that is left rests on a greater weight: that many demands. */
export const MOST_WEIGHT = 250;
/** Most lemmas that one supposition can cite, those that are kept among them, and most that are kept. */
export const MOST_CITED = 160;
export const MOST_KEPT = 64;

/** A lemma that was proved before: two candidates that cannot both hold. */
export interface Kept {
  readonly one: number;
  readonly other: number;
}
/** What a lemma weighs that was proved before. */
const AGAIN = 1;

/** A candidate that a lemma rules out under the supposition, and the weight of that lemma, in demands. */
export interface Cited {
  readonly candidate: number;
  readonly weight: number;
}
/** What placed a candidate, where nothing did, and where it was supposed. */
const UNKNOWN = -1;
const SUPPOSED = -2;

/** One inference: a demand whose other candidates are lost gives one, or all its candidates left see what it strikes; or a lemma strikes. */
export interface Inference {
  /** The demand, or -1 for a lemma. */
  readonly demand: number;
  /** Number of the lemma that is cited, or -1; those that are kept come first. */
  readonly cited: number;
  /** The candidate that it places, or -1. */
  readonly places: number;
  /** What it strikes by itself, as far as that is needed; of a placement what follows needs no word. */
  readonly strikes: readonly number[];
  /** Numbers of the earlier inferences that it rests on. */
  readonly rests: readonly number[];
  /** Supposed candidates that it rests on directly; one that is supposed to fail as its opposite, -1 - candidate. */
  readonly supposed: readonly number[];
}

/**
 * Propagation from suppositions that remembers why. Each conclusion rests on a set of demands; those on the fewest demands are drawn
 * first, so of the ways that propagation knows a short one is found. A slot is such a set: that of a candidate that is placed has the
 * candidate's number, those of strikes follow behind.
 */
export class Net {
  readonly #board: OpenBoard;
  readonly #demands: Demands;
  readonly #kept: readonly Kept[];
  /** By candidate: the numbers of the kept lemmas about it. */
  readonly #keptOf: readonly number[][];
  #cited: readonly Cited[] = [];
  /** Words of a set: demands, and behind them the lemmas that are cited. */
  readonly #words: number;
  readonly #left: Int16Array;
  /** By candidate: the slot that ruled it out, or `UNKNOWN`. */
  readonly #lostBy: Int32Array;
  /** By candidate: the demand that placed it, or one of the two above. */
  readonly #placedBy: Int32Array;
  /** By slot of strikes: what made it, as in a bucket. */
  readonly #madeBy: Int32Array;
  readonly #sets: Int32Array;
  readonly #sizes: Int32Array;
  #slots: number;
  readonly #most: number;
  readonly #placed: number[] = [];
  readonly #lost: number[] = [];
  readonly #touched: number[] = [];
  /** By weight: demands with one candidate left; behind them those by the number of one of `shared`; lemmas are negative. */
  readonly #buckets: number[][] = Array.from({ length: MOST_WEIGHT + 2 }, () => []);
  #least = 0;
  #fullest = -1;
  readonly #sum: Int32Array;
  /** By demand: 1 where it may not be used. */
  readonly banned: Uint8Array;
  /** The demand that lacks a candidate on the fewest demands, -1 where none does, and their number. */
  broken = -1;
  size = Number.POSITIVE_INFINITY;
  /** Candidates lost, all suppositions together. */
  work = 0;

  constructor(board: OpenBoard, kept: readonly Kept[] = []) {
    const { demands } = board;
    this.#kept = kept;
    this.#keptOf = Array.from({ length: demands.candidates }, () => []);
    for (const [at, { one, other }] of kept.entries()) {
      this.#keptOf[one].push(at);
      this.#keptOf[other].push(at);
    }
    this.#board = board;
    this.#demands = demands;
    this.#words = demands.words + (MOST_CITED >> 5);
    this.#left = Int16Array.from(board.left);
    this.#lostBy = new Int32Array(demands.candidates).fill(UNKNOWN);
    this.#placedBy = new Int32Array(demands.candidates).fill(UNKNOWN);
    this.#most = demands.candidates * 4;
    this.#slots = demands.candidates;
    this.#madeBy = new Int32Array(this.#most);
    this.#sets = new Int32Array(this.#most * this.#words);
    this.#sizes = new Int32Array(this.#most);
    this.#sum = new Int32Array(this.#words);
    this.banned = new Uint8Array(demands.count);
  }

  /** Propagates from candidates that are supposed to hold, and from some that are supposed not to; nothing on more than `most` demands is drawn. */
  suppose(
    holds: readonly number[],
    fails: readonly number[],
    most = MOST_WEIGHT,
    cited: readonly Cited[] = [],
  ): boolean {
    this.#clear();
    const words = this.#words;
    this.#cited = cited;
    for (const [at, { weight }] of cited.entries()) this.#queue(-1 - (at + this.#kept.length) * 2, weight);
    const none = this.#demands.candidates;
    this.#sets.fill(0, none * words, (none + 1) * words);
    this.#sizes[none] = 0;
    this.#slots = none + 1;
    for (const candidate of holds) this.#sets.fill(0, candidate * words, (candidate + 1) * words);
    for (const candidate of holds) this.#sizes[candidate] = 0;
    for (const candidate of fails) this.#lose(candidate, none);
    for (const candidate of holds) this.#place(candidate, SUPPOSED);
    this.#spread(Math.min(most, MOST_WEIGHT));
    return this.broken >= 0;
  }

  /** Whether a candidate was placed, or lost. */
  isPlaced(candidate: number): boolean {
    return this.#placedBy[candidate] !== UNKNOWN;
  }

  isLost(candidate: number): boolean {
    return this.#lostBy[candidate] !== UNKNOWN;
  }

  /** The candidates that were placed, those supposed first, and those that were lost. */
  get placed(): readonly number[] {
    return this.#placed;
  }

  get lost(): readonly number[] {
    return this.#lost;
  }

  /** By candidate that was lost: on how many demands that rests. */
  costOfLoss(candidate: number): number {
    return this.#sizes[this.#lostBy[candidate]];
  }

  /** The demands that the broken one rests on, itself among them, as a bit set. */
  brokenSet(): Int32Array {
    this.#sumUp(this.broken, 0);
    return this.#sum.slice(0, this.#demands.words);
  }

  /** The inferences that come to the broken demand, each after those that it rests on; the last one is that demand. */
  inferences(): Inference[] {
    return this.#told([], this.broken);
  }

  /** The inferences that place some candidates. */
  inferencesTo(candidates: readonly number[]): Inference[] {
    return this.#told(candidates, -1);
  }

  #clear(): void {
    const { left } = this.#board;
    for (const candidate of this.#placed) this.#placedBy[candidate] = UNKNOWN;
    for (const candidate of this.#lost) this.#lostBy[candidate] = UNKNOWN;
    for (const demand of this.#touched) this.#left[demand] = left[demand];
    this.#placed.length = 0;
    this.#lost.length = 0;
    this.#touched.length = 0;
    for (; this.#fullest >= 0; this.#fullest--) this.#buckets[this.#fullest].length = 0;
    this.#least = 0;
    this.broken = -1;
    this.size = Number.POSITIVE_INFINITY;
  }

  #spread(most: number): void {
    for (let at = 0; at <= this.#fullest && at <= most && at < this.size; ) {
      const item = this.#buckets[at].pop();
      if (item === undefined) at++;
      else {
        this.#least = at;
        this.#draw(item);
        at = Math.min(at, this.#least);
      }
    }
  }

  #draw(item: number): void {
    const words = this.#words;
    const { count, size, members, shared } = this.#demands;
    if (item < 0) {
      this.#cite(-1 - item);
      return;
    }
    const demand = item % count;
    const way = Math.floor(item / count);
    if (way === 0) {
      const mask = this.#left[demand];
      if (mask === 0) return;
      const candidate = members[demand * size + 31 - Math.clz32(mask)];
      if (this.#placedBy[candidate] !== UNKNOWN) return;
      this.#sizes[candidate] = this.#sumUp(demand, 0);
      this.#sets.set(this.#sum, candidate * words);
      this.#place(candidate, demand);
      return;
    }
    const { mask, others } = shared[demand][way - 1];
    let slot = -1;
    for (const candidate of others) {
      if (this.#board.isOpen[candidate] === 0 || this.#lostBy[candidate] !== UNKNOWN) continue;
      if (slot < 0) {
        slot = this.#newSlot(item);
        if (slot < 0) return;
        this.#sizes[slot] = this.#sumUp(demand, mask);
        this.#sets.set(this.#sum, slot * words);
      }
      this.#lose(candidate, slot);
    }
  }

  /** Rules out what a lemma does: one that is cited, or one that is kept and speaks of a candidate that is placed. */
  #cite(code: number): void {
    const at = code >> 1;
    const from = this.#fromOf(code);
    const candidate = from < 0 ? this.#cited[at - this.#kept.length].candidate : this.#otherOf(at, from);
    const slot = this.#lostBy[candidate] === UNKNOWN ? this.#newSlot(-1 - code) : -1;
    if (slot < 0) return;
    const base = slot * this.#words;
    if (from < 0) this.#sets.fill(0, base, base + this.#words);
    else this.#sets.copyWithin(base, from * this.#words, (from + 1) * this.#words);
    this.#sets[base + this.#demands.words + (at >> 5)] |= 1 << (at & 31);
    this.#sizes[slot] = this.#weigh(this.#sets, base);
    this.#lose(candidate, slot);
  }

  /** The candidate that a kept lemma is used from; -1 for a lemma about what is supposed. */
  #fromOf(code: number): number {
    const at = code >> 1;
    if (at >= this.#kept.length) return -1;
    return (code & 1) === 0 ? this.#kept[at].one : this.#kept[at].other;
  }

  #otherOf(at: number, from: number): number {
    return this.#kept[at].one + this.#kept[at].other - from;
  }

  #newSlot(item: number): number {
    if (this.#slots === this.#most) return -1;
    const slot = this.#slots++;
    this.#madeBy[slot] = item;
    return slot;
  }

  #place(candidate: number, by: number): void {
    this.#placedBy[candidate] = by;
    this.#placed.push(candidate);
    const { isOpen } = this.#board;
    for (const peer of this.#demands.peers[candidate])
      if (isOpen[peer] !== 0 && this.#lostBy[peer] === UNKNOWN) this.#lose(peer, candidate);
    for (const at of this.#keptOf[candidate])
      if (this.#lostBy[this.#otherOf(at, candidate)] === UNKNOWN)
        this.#queue(
          -1 - (at * 2 + (this.#kept[at].one === candidate ? 0 : 1)),
          this.#sizes[candidate] + AGAIN,
        );
  }

  #lose(candidate: number, slot: number): void {
    this.work++;
    const { size, of, bits, shared, count } = this.#demands;
    this.#lostBy[candidate] = slot;
    this.#lost.push(candidate);
    for (let at = candidate * 4; at < candidate * 4 + 4; at++) {
      const demand = of[at];
      const mask = this.#left[demand] & ~bits[at];
      this.#left[demand] = mask;
      this.#touched.push(demand);
      if (this.banned[demand] !== 0) continue;
      if (mask === 0) {
        const sum = this.#sumUp(demand, 0);
        if (sum >= this.size) continue;
        this.size = sum;
        this.broken = demand;
      } else if ((mask & (mask - 1)) === 0) {
        if (this.#placedBy[this.#demands.members[demand * size + 31 - Math.clz32(mask)]] === UNKNOWN)
          this.#queue(demand, this.#sumUp(demand, 0));
      } else {
        const ways = shared[demand];
        for (let way = 0; way < ways.length; way++)
          if ((mask & ~ways[way].mask) === 0 && this.#strikes(ways[way].others))
            this.#queue(demand + (way + 1) * count, this.#sumUp(demand, ways[way].mask));
      }
    }
  }

  #strikes(others: Int16Array): boolean {
    for (const candidate of others)
      if (this.#board.isOpen[candidate] !== 0 && this.#lostBy[candidate] === UNKNOWN) return true;
    return false;
  }

  #queue(item: number, size: number): void {
    if (size > MOST_WEIGHT || size >= this.size) return;
    this.#buckets[size].push(item);
    if (size > this.#fullest) this.#fullest = size;
    if (size < this.#least) this.#least = size;
  }

  /** The demands that the loss of all candidates of a demand rests on, but for one that is left and those of a mask; how many they are. */
  #sumUp(demand: number, except: number): number {
    const words = this.#words;
    const { size, members } = this.#demands;
    const sum = this.#sum;
    sum.fill(0);
    sum[demand >> 5] = 1 << (demand & 31);
    const gone = this.#board.left[demand] & ~this.#left[demand] & ~except;
    for (let rest = gone; rest !== 0; rest &= rest - 1) {
      const from = this.#lostBy[members[demand * size + 31 - Math.clz32(rest & -rest)]] * words;
      for (let word = 0; word < words; word++) sum[word] |= this.#sets[from + word];
    }
    return this.#weigh(sum, 0);
  }

  /** The demands of a set, and the weights of the lemmas in it. */
  #weigh(sets: Int32Array, from: number): number {
    const { words } = this.#demands;
    let weight = 0;
    for (let at = from; at < from + words; at++) weight += bitsIn(sets[at]);
    for (let at = words; at < this.#words; at++)
      for (let rest = sets[from + at]; rest !== 0; rest &= rest - 1)
        weight += this.#weightOf((at - words) * 32 + 31 - Math.clz32(rest & -rest));
    return weight;
  }

  #weightOf(lemma: number): number {
    return lemma < this.#kept.length ? AGAIN : this.#cited[lemma - this.#kept.length].weight;
  }

  #told(slots: readonly number[], broken: number): Inference[] {
    const told: Inference[] = [];
    const needed = new Set<number>();
    const numbers = new Map<number, number>();
    const { count, shared, candidates } = this.#demands;
    const tell = (demand: number, places: number, strikes: readonly number[], except: number): number => {
      const rests = new Set<number>();
      const supposed = new Set<number>();
      for (const candidate of this.#gone(demand, places, except)) {
        const by = this.#lostBy[candidate];
        needed.add(candidate);
        if (by === candidates) supposed.add(-1 - candidate);
        else if (by < candidates && this.#placedBy[by] === SUPPOSED) supposed.add(by);
        else rests.add(numberOf(by));
      }
      told.push({ demand, cited: -1, places, strikes, rests: [...rests], supposed: [...supposed] });
      return told.length - 1;
    };
    const cite = (code: number, strikes: readonly number[]): number => {
      const from = this.#fromOf(code);
      const isSupposed = from >= 0 && this.#placedBy[from] === SUPPOSED;
      const rests = from >= 0 && !isSupposed ? [numberOf(from)] : [];
      told.push({
        demand: -1,
        cited: code >> 1,
        places: -1,
        strikes,
        rests,
        supposed: isSupposed ? [from] : [],
      });
      return told.length - 1;
    };
    /** Number of the inference that made a slot. */
    const numberOf = (slot: number): number => {
      const known = numbers.get(slot);
      if (known !== undefined) return known;
      const item = this.#madeBy[slot];
      let number: number;
      if (slot < candidates) number = tell(this.#placedBy[slot], slot, [], 0);
      else {
        const strikes = this.#lost.filter((candidate) => this.#lostBy[candidate] === slot);
        const { mask } = item < 0 ? { mask: 0 } : shared[item % count][Math.floor(item / count) - 1];
        if (item >= 0) number = tell(item % count, -1, strikes, mask);
        else number = cite(-1 - item, strikes);
      }
      numbers.set(slot, number);
      return number;
    };
    for (const slot of slots) numberOf(slot);
    if (broken >= 0) tell(broken, -1, [], 0);
    return told.map((one) => ({ ...one, strikes: one.strikes.filter((candidate) => needed.has(candidate)) }));
  }

  /** The candidates of a demand that were open at the start, but for one and for those of a mask. */
  #gone(demand: number, places: number, except: number): number[] {
    const { members, size } = this.#demands;
    const gone: number[] = [];
    for (let rest = this.#board.left[demand] & ~except; rest !== 0; rest &= rest - 1) {
      const candidate = members[demand * size + 31 - Math.clz32(rest & -rest)];
      if (candidate !== places) gone.push(candidate);
    }
    return gone;
  }
}

export function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
