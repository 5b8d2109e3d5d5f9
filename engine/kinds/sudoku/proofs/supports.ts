import { type Lemmas, MOST_CITED } from "./lemmas.ts";
import type { OpenBoard } from "./open-board.ts";

/** What conclusions rest on, a slot each: a bit set of demands that are not met on the board, and behind them of lemmas, with its weight. */
export class Supports {
  readonly #lemmas: Lemmas;
  /** The demands that are not met, and by demand its number among them. */
  readonly #unmet: Int16Array;
  readonly #number: Int16Array;
  readonly #ofDemands: number;
  /** Words of a slot, and how many of them are in use: those of lemmas only as far as there are some. */
  readonly #stride: number;
  #words = 0;
  readonly #sets: Int32Array;
  readonly #weights: Int32Array;
  readonly #sum: Int32Array;

  constructor({ demands, unmet }: OpenBoard, slots: number, lemmas: Lemmas) {
    this.#unmet = unmet;
    this.#number = new Int16Array(demands.count);
    for (const [number, demand] of unmet.entries()) this.#number[demand] = number;
    this.#ofDemands = (unmet.length + 31) >> 5;
    this.#stride = this.#ofDemands + (MOST_CITED >> 5);
    this.#lemmas = lemmas;
    this.#sets = new Int32Array(slots * this.#stride);
    this.#weights = new Int32Array(slots);
    this.#sum = new Int32Array(this.#stride);
  }

  weightOf(slot: number): number {
    return this.#weights[slot];
  }

  /** Forgets all slots, and takes the lemmas as they are now. */
  restart(): void {
    this.#words = this.#ofDemands + ((this.#lemmas.count + 31) >> 5);
  }

  /** The slot rests on nothing. */
  clear(slot: number): void {
    this.#sets.fill(0, slot * this.#stride, (slot + 1) * this.#stride);
    this.#weights[slot] = 0;
  }

  /** Begins a sum with one demand. */
  begin(demand: number): void {
    const sum = this.#sum;
    const words = this.#words;
    for (let word = 0; word < words; word++) sum[word] = 0;
    const number = this.#number[demand];
    sum[number >> 5] = 1 << (number & 31);
  }

  /** Adds a slot to the sum. */
  add(slot: number): void {
    const sum = this.#sum;
    const sets = this.#sets;
    const words = this.#words;
    const from = slot * this.#stride;
    for (let word = 0; word < words; word++) sum[word] |= sets[from + word];
  }

  /** The weight of the sum. */
  get weight(): number {
    return this.#weigh(this.#sum, 0);
  }

  /** The demands of the sum. */
  demands(): number[] {
    return bitsOf(this.#sum.subarray(0, this.#ofDemands)).map((number) => this.#unmet[number]);
  }

  /** The slot rests on what was summed up. */
  keep(slot: number): void {
    const from = slot * this.#stride;
    for (let word = 0; word < this.#words; word++) this.#sets[from + word] = this.#sum[word];
    this.#weights[slot] = this.weight;
  }

  /** The slot rests on a lemma, and on another slot unless that is negative. */
  cite(slot: number, from: number, lemma: number): void {
    const base = slot * this.#stride;
    if (from < 0) this.#sets.fill(0, base, base + this.#words);
    else this.#sets.copyWithin(base, from * this.#stride, from * this.#stride + this.#words);
    this.#sets[base + this.#ofDemands + (lemma >> 5)] |= 1 << (lemma & 31);
    this.#weights[slot] = this.#weigh(this.#sets, base);
  }

  #weigh(sets: Int32Array, from: number): number {
    let weight = 0;
    const lemmas = from + this.#ofDemands;
    for (let at = from; at < lemmas; at++) weight += bitsIn(sets[at]);
    for (let at = lemmas; at < from + this.#words; at++)
      for (let rest = sets[at]; rest !== 0; rest &= rest - 1)
        weight += this.#lemmas.weightOf((at - lemmas) * 32 + 31 - Math.clz32(rest & -rest));
    return weight;
  }
}

function bitsOf(set: Int32Array): number[] {
  const bits: number[] = [];
  for (const [word, of] of set.entries())
    for (let rest = of; rest !== 0; rest &= rest - 1) bits.push(word * 32 + 31 - Math.clz32(rest & -rest));
  return bits;
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
