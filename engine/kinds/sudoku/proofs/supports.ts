import { type Lemmas, MOST_CITED } from "./lemmas.ts";

/** What conclusions rest on, a slot each: a bit set of demands, and behind them of lemmas, with its weight. */
export class Supports {
  readonly words: number;
  readonly #ofDemands: number;
  readonly #lemmas: Lemmas;
  readonly #sets: Int32Array;
  readonly #weights: Int32Array;
  readonly #sum: Int32Array;

  /** @param ofDemands Words of a set of demands. */
  constructor(ofDemands: number, slots: number, lemmas: Lemmas) {
    this.#ofDemands = ofDemands;
    this.words = ofDemands + (MOST_CITED >> 5);
    this.#lemmas = lemmas;
    this.#sets = new Int32Array(slots * this.words);
    this.#weights = new Int32Array(slots);
    this.#sum = new Int32Array(this.words);
  }

  weightOf(slot: number): number {
    return this.#weights[slot];
  }

  /** The slot rests on nothing. */
  clear(slot: number): void {
    this.#sets.fill(0, slot * this.words, (slot + 1) * this.words);
    this.#weights[slot] = 0;
  }

  /** Begins a sum with one demand. */
  begin(demand: number): void {
    this.#sum.fill(0);
    this.#sum[demand >> 5] = 1 << (demand & 31);
  }

  /** Adds a slot to the sum. */
  add(slot: number): void {
    const { words } = this;
    const from = slot * words;
    for (let word = 0; word < words; word++) this.#sum[word] |= this.#sets[from + word];
  }

  /** The weight of the sum. */
  get weight(): number {
    return this.#weigh(this.#sum, 0);
  }

  /** The demands of the sum. */
  demands(): Int32Array {
    return this.#sum.slice(0, this.#ofDemands);
  }

  /** The slot rests on what was summed up. */
  keep(slot: number): void {
    this.#sets.set(this.#sum, slot * this.words);
    this.#weights[slot] = this.weight;
  }

  /** The slot rests on a lemma, and on another slot unless that is negative. */
  cite(slot: number, from: number, lemma: number): void {
    const { words } = this;
    const base = slot * words;
    if (from < 0) this.#sets.fill(0, base, base + words);
    else this.#sets.copyWithin(base, from * words, (from + 1) * words);
    this.#sets[base + this.#ofDemands + (lemma >> 5)] |= 1 << (lemma & 31);
    this.#weights[slot] = this.#weigh(this.#sets, base);
  }

  #weigh(sets: Int32Array, from: number): number {
    let weight = 0;
    const lemmas = from + this.#ofDemands;
    for (let at = from; at < lemmas; at++) weight += bitsIn(sets[at]);
    for (let at = lemmas; at < from + this.words; at++)
      for (let rest = sets[at]; rest !== 0; rest &= rest - 1)
        weight += this.#lemmas.weightOf((at - lemmas) * 32 + 31 - Math.clz32(rest & -rest));
    return weight;
  }
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
