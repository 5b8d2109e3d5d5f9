import type { Net } from "./net.ts";
import type { OpenBoard } from "./open-board.ts";
import type { Rivals } from "./rivals.ts";

/*
 * Masks of three demands share a word, in fields of ten bits of which the uppermost is free.
 */
const FIELD = 10;
const FIELDS = 3;
const ONES = 1 | (1 << FIELD) | (1 << (2 * FIELD));
const GUARDS = ONES << (FIELD - 1);

/**
 * What several candidates lead to together, from what each of them leads to by itself: a quick test whether they can all hold, which does
 * not say why. Time: some hundred words for each of them, and for each candidate that is placed on the way.
 */
export class Closure {
  readonly #board: OpenBoard;
  readonly #known: Rivals;
  readonly #words: number;
  readonly #left: Int32Array;
  /** By demand that is open: its field. */
  readonly #field: Int16Array;
  readonly #demandAt: Int16Array;
  /** By candidate: what it leaves, and the guards of the demands that it meets, itself or by what it places. */
  readonly #leaves: Int32Array[] = [];
  readonly #meets: Int32Array[] = [];
  readonly #now: Int32Array;
  readonly #met: Int32Array;
  #added = 0;
  work = 0;

  /** @param most Demands that what a candidate leads to by itself may rest on. */
  constructor(board: OpenBoard, net: Net, most: number, known: Rivals) {
    const { demands, left, open } = board;
    this.#board = board;
    this.#known = known;
    known.begin(board);
    const live = [...left.keys()].filter((demand) => left[demand] !== 0);
    this.#words = Math.ceil(live.length / FIELDS);
    this.#field = new Int16Array(demands.count).fill(-1);
    this.#demandAt = Int16Array.from(live);
    this.#left = new Int32Array(this.#words).fill(3 * ONES);
    for (const [field, demand] of live.entries()) {
      this.#field[demand] = field;
      const shift = FIELD * (field % FIELDS);
      const word = Math.floor(field / FIELDS);
      this.#left[word] = (this.#left[word] & ~(1023 << shift)) | (left[demand] << shift);
    }
    this.#now = new Int32Array(this.#words);
    this.#met = new Int32Array(this.#words);
    for (const candidate of open) {
      net.suppose([candidate], [], most);
      known.rulesOut(candidate, net.lost);
      const leaves = this.#left.slice();
      for (const lost of net.lost) this.#drop(leaves, lost);
      const meets = new Int32Array(this.#words);
      for (const placed of net.placed) this.#meet(meets, placed);
      this.#leaves[candidate] = leaves;
      this.#meets[candidate] = meets;
    }
  }

  /** Those of some candidates that cannot hold together with one, though neither rules the other out by itself, and how many were placed on the way. */
  rivals(
    candidate: number,
    others: readonly number[],
  ): { readonly other: number; readonly placed: number }[] {
    const known = this.#known;
    const found: { other: number; placed: number }[] = [];
    for (const other of others) {
      if (!this.#keeps(candidate, other) || !this.#keeps(other, candidate)) continue;
      if (!known.isKnown(candidate, other))
        known.note(candidate, other, this.#breakTogether(candidate, other) ? this.#added - 1 : -1);
      const placed = known.placed(candidate, other);
      if (placed >= 0) found.push({ other, placed });
    }
    return found;
  }

  /** Whether some candidates lead to a demand that cannot be met, where others are lost. */
  breaks(candidate: number, others: readonly number[], lost: readonly number[]): boolean {
    this.#added = 0;
    this.#now.set(this.#leaves[candidate]);
    this.#met.set(this.#meets[candidate]);
    for (const other of others) this.#add(other);
    for (const one of lost) this.#drop(this.#now, one);
    return this.#spread();
  }

  /** The same for two, most of which say nothing together. */
  #breakTogether(one: number, other: number): boolean {
    this.#added = 1;
    this.work++;
    const leaves = this.#leaves[one];
    const leavesToo = this.#leaves[other];
    const meets = this.#meets[one];
    const meetsToo = this.#meets[other];
    const now = this.#now;
    const met = this.#met;
    const words = this.#words;
    let news = 0;
    for (let word = 0; word < words; word++) {
      const masks = leaves[word] & leavesToo[word];
      if ((((masks | GUARDS) - ONES) & GUARDS) !== GUARDS) return true;
      const isMet = meets[word] | meetsToo[word];
      news |= ~(((masks & (masks - ONES)) | GUARDS) - ONES) & GUARDS & ~isMet;
      now[word] = masks;
      met[word] = isMet;
    }
    return news !== 0 && this.#spread();
  }

  /** Adds what demands with one candidate left lead to, until there are no more of them; whether one has none. */
  #spread(): boolean {
    const now = this.#now;
    const met = this.#met;
    const words = this.#words;
    for (let again = true; again; ) {
      again = false;
      this.work++;
      for (let word = 0; word < words; word++) {
        const masks = now[word];
        if ((((masks | GUARDS) - ONES) & GUARDS) !== GUARDS) return true;
        // A lowest bit less: a field that is empty then, borrows from its guard.
        const single = ~(((masks & (masks - ONES)) | GUARDS) - ONES) & GUARDS & ~met[word];
        if (single === 0) continue;
        again = true;
        this.#place(word, 31 - Math.clz32(single));
        // What was placed may have left this very word less.
        word--;
      }
    }
    return false;
  }

  /** Places what is left in the field of a guard. */
  #place(word: number, guard: number): void {
    const { members, size } = this.#board.demands;
    const index = (guard + 1) / FIELD - 1;
    const mask = (this.#now[word] >>> (FIELD * index)) & 511;
    const demand = this.#demandAt[word * FIELDS + index];
    this.#add(members[demand * size + 31 - Math.clz32(mask)]);
  }

  #add(candidate: number): void {
    this.#added++;
    const leaves = this.#leaves[candidate];
    const meets = this.#meets[candidate];
    const now = this.#now;
    const met = this.#met;
    const words = this.#words;
    for (let at = 0; at < words; at++) {
      now[at] &= leaves[at];
      met[at] |= meets[at];
    }
  }

  #keeps(candidate: number, other: number): boolean {
    const field = this.#field[this.#board.demands.of[other * 4]];
    const shift = FIELD * (field % FIELDS);
    return (
      ((this.#leaves[candidate][Math.floor(field / FIELDS)] >> shift) &
        this.#board.demands.bits[other * 4]) !==
      0
    );
  }

  #meet(guards: Int32Array, candidate: number): void {
    const { of } = this.#board.demands;
    for (let at = candidate * 4; at < candidate * 4 + 4; at++) {
      const field = this.#field[of[at]];
      guards[Math.floor(field / FIELDS)] |= 1 << (FIELD * (field % FIELDS) + FIELD - 1);
    }
  }

  #drop(masks: Int32Array, candidate: number): void {
    const { of, bits } = this.#board.demands;
    for (let at = candidate * 4; at < candidate * 4 + 4; at++) {
      const field = this.#field[of[at]];
      masks[Math.floor(field / FIELDS)] &= ~(bits[at] << (FIELD * (field % FIELDS)));
    }
  }
}
