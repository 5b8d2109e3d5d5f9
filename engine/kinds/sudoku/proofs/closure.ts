import { BITS, Fields, newsIn } from "./fields.ts";
import type { Net } from "./net.ts";
import type { OpenBoard } from "./open-board.ts";
import type { Rivals } from "./rivals.ts";

/**
 * What several candidates lead to together, from what each of them leads to by itself: a quick test whether they can all hold, which does
 * not say why. Time: some forty words for each candidate, and for each that is placed on the way.
 */
export class Closure {
  readonly #known: Rivals;
  readonly #fields: Fields;
  /** By candidate: what it leaves, and the guards of the demands that neither it nor what it places meets. */
  readonly #leaves: Int32Array[] = [];
  /** By candidate: how many it rules out. */
  readonly #losses: Int16Array;
  /** By candidate: a bit set of the words that it leaves otherwise than the board, and whether it leads to more than was followed. */
  readonly #changes: Int32Array[] = [];
  readonly #leadsOn: boolean[] = [];
  readonly #now: Int32Array;
  /** What was supposed and then placed, in the order in which it was. */
  readonly #added: Int16Array;
  #count = 0;
  work = 0;

  /** @param most Demands that what a candidate leads to by itself may rest on. */
  constructor(board: OpenBoard, net: Net, most: number, known: Rivals) {
    this.#known = known;
    known.begin(board);
    this.#fields = new Fields(board);
    this.#now = new Int32Array(this.#fields.words);
    this.#added = new Int16Array(board.demands.candidates);
    this.#losses = new Int16Array(board.demands.candidates);
    for (const candidate of board.open) {
      net.suppose([candidate], [], most);
      known.rulesOut(candidate, net.lost);
      const leaves = this.#fields.whole.slice();
      for (const lost of net.lost) this.#fields.lose(leaves, lost);
      for (const placed of net.placed) this.#fields.meet(leaves, placed);
      this.#leaves[candidate] = leaves;
      this.#losses[candidate] = net.lost.length;
      this.#sumUp(candidate, leaves);
    }
  }

  #sumUp(candidate: number, leaves: Int32Array): void {
    const { words, whole, ones, guards } = this.#fields;
    const changes = new Int32Array((words + 31) >> 5);
    let more = 0;
    for (let word = 0; word < words; word++) {
      if (leaves[word] !== whole[word]) changes[word >> 5] |= 1 << (word & 31);
      more |= newsIn(leaves[word], ones[word], guards[word]);
    }
    this.#changes[candidate] = changes;
    this.#leadsOn[candidate] = more !== 0;
  }

  /** Those of some candidates that cannot hold together with one, though neither rules the other out by itself, and how many were placed on the way. */
  rivals(candidate: number, others: Iterable<number>): { readonly other: number; readonly placed: number }[] {
    const known = this.#known;
    const found: { other: number; placed: number }[] = [];
    for (const other of others) {
      if (!this.#keeps(candidate, other) || !this.#keeps(other, candidate)) continue;
      if (!known.isKnown(candidate, other)) this.#ask(candidate, other);
      const placed = known.placed(candidate, other);
      if (placed >= 0) found.push({ other, placed });
    }
    return found;
  }

  /** How many candidates one rules out by itself. */
  losses(candidate: number): number {
    return this.#losses[candidate];
  }

  /** Asks whether two can hold together. If so, so can any two of those that they place on the way: each pair leads to no more. */
  #ask(one: number, other: number): void {
    if (this.#breakTogether(one, other)) this.#known.note(one, other, this.#count - 2);
    else this.#known.noteTogether(this.#added.subarray(0, this.#count));
  }

  /** Whether a candidate leads to a demand that cannot be met, where others are lost. */
  breaks(candidate: number, lost: Iterable<{ readonly candidate: number }>): boolean {
    this.#count = 0;
    this.#now.set(this.#leaves[candidate]);
    for (const one of lost) this.#fields.lose(this.#now, one.candidate);
    return this.#spread();
  }

  /** Whether two candidates lead to one together; most say nothing together. */
  #breakTogether(one: number, other: number): boolean {
    this.#added[0] = one;
    this.#added[1] = other;
    this.#count = 2;
    this.work++;
    const leaves = this.#leaves[one];
    const leavesToo = this.#leaves[other];
    const { ones, guards } = this.#fields;
    if (!this.#leadsOn[one] && !this.#leadsOn[other]) {
      // What neither says alone, both can say only of demands that both change.
      const changes = this.#changes[one];
      const changesToo = this.#changes[other];
      let news = 0;
      for (let part = 0; part < changes.length; part++)
        for (let bits = changes[part] & changesToo[part]; bits !== 0; bits &= bits - 1) {
          const word = part * 32 + 31 - Math.clz32(bits & -bits);
          news |= newsIn(leaves[word] & leavesToo[word], ones[word], guards[word]);
          if (news < 0) return true;
        }
      if (news === 0) return false;
    }
    const now = this.#now;
    for (let word = 0; word < now.length; word++) now[word] = leaves[word] & leavesToo[word];
    return this.#spread();
  }

  /** Adds what demands with one candidate left lead to, until there are no more of them; whether one has none. */
  #spread(): boolean {
    const now = this.#now;
    const { words, ones, guards, at } = this.#fields;
    this.work++;
    // Goes round until all words in turn say nothing.
    for (let quiet = 0, word = 0; quiet < words; ) {
      const news = newsIn(now[word], ones[word], guards[word]);
      if (news < 0) return true;
      if (news === 0) {
        quiet++;
        if (++word === words) word = 0;
        continue;
      }
      const guard = 31 - Math.clz32(news);
      const low = at[word * BITS + guard] - word * BITS;
      const field = now[word] & ((1 << guard) - (1 << low));
      this.#add(at[word * BITS + 31 - Math.clz32(field)]);
      this.work++;
      // It may have left this very word less.
      quiet = 0;
    }
    return false;
  }

  #add(candidate: number): void {
    this.#added[this.#count++] = candidate;
    const leaves = this.#leaves[candidate];
    const now = this.#now;
    for (let word = 0; word < now.length; word++) now[word] &= leaves[word];
  }

  #keeps(candidate: number, other: number): boolean {
    return this.#fields.keeps(this.#leaves[candidate], other);
  }
}
