import type { Net } from "./net.ts";
import type { OpenBoard } from "./open-board.ts";

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
  readonly #words: number;
  readonly #left: Int32Array;
  /** By demand that is open: its field. */
  readonly #field: Int16Array;
  readonly #demandAt: Int16Array;
  /** By candidate: what it leaves, and what it places. */
  readonly #leaves: (Int32Array | undefined)[] = [];
  readonly #places: (readonly number[])[] = [];
  readonly #now: Int32Array;
  readonly #isPlaced: Uint8Array;
  readonly #placed: number[] = [];
  #added = 0;
  work = 0;

  /** @param most Demands that what a candidate leads to by itself may rest on. */
  constructor(board: OpenBoard, net: Net, most: number) {
    const { demands, left, open } = board;
    this.#board = board;
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
    this.#isPlaced = new Uint8Array(demands.candidates);
    for (const candidate of open) {
      net.suppose([candidate], [], most);
      const leaves = new Int32Array(this.#words).fill(-1);
      for (const lost of net.lost) this.#drop(leaves, lost);
      this.#leaves[candidate] = leaves;
      this.#places[candidate] = [...net.placed];
    }
  }

  /** Those of some candidates that cannot hold together with one, though neither rules the other out by itself, and how many were placed on the way. */
  rivals(
    candidate: number,
    others: readonly number[],
  ): { readonly other: number; readonly placed: number }[] {
    const found: { other: number; placed: number }[] = [];
    for (const other of others) {
      if (!this.#keeps(candidate, other) || !this.#keeps(other, candidate)) continue;
      if (this.breaks(candidate, [other], [])) found.push({ other, placed: this.#added - 1 });
    }
    return found;
  }

  /** Whether some candidates lead to a demand that cannot be met, where others are lost. */
  breaks(candidate: number, others: readonly number[], lost: readonly number[]): boolean {
    const now = this.#now;
    this.#added = 0;
    const first = this.#leaves[candidate] as Int32Array;
    for (let at = 0; at < this.#words; at++) now[at] = this.#left[at] & first[at];
    for (const one of this.#places[candidate]) this.#mark(one);
    for (const other of others) this.#add(other);
    for (const one of lost) this.#drop(now, one);
    const isBroken = this.#spread();
    for (const one of this.#placed) this.#isPlaced[one] = 0;
    this.#placed.length = 0;
    return isBroken;
  }

  #spread(): boolean {
    const now = this.#now;
    const { members, size } = this.#board.demands;
    for (let again = true; again; ) {
      again = false;
      this.work++;
      for (let word = 0; word < this.#words; word++) {
        const masks = now[word];
        if ((((masks | GUARDS) - ONES) & GUARDS) !== GUARDS) return true;
        const more = masks & (masks - ONES);
        for (let rest = ~((more | GUARDS) - ONES) & GUARDS; rest !== 0; rest &= rest - 1) {
          const index = Math.floor((31 - Math.clz32(rest & -rest)) / FIELD);
          const demand = this.#demandAt[word * FIELDS + index];
          const mask = (now[word] >>> (FIELD * index)) & 511;
          if (mask === 0) return true;
          const candidate = members[demand * size + 31 - Math.clz32(mask)];
          if (this.#isPlaced[candidate] !== 0) continue;
          again = true;
          this.#add(candidate);
        }
      }
    }
    return false;
  }

  #add(candidate: number): void {
    this.#added++;
    const leaves = this.#leaves[candidate] as Int32Array;
    const now = this.#now;
    for (let at = 0; at < this.#words; at++) now[at] &= leaves[at];
    this.#mark(candidate);
    for (const one of this.#places[candidate]) this.#mark(one);
  }

  #mark(candidate: number): void {
    if (this.#isPlaced[candidate] === 0) this.#placed.push(candidate);
    this.#isPlaced[candidate] = 1;
  }

  #keeps(candidate: number, other: number): boolean {
    const field = this.#field[this.#board.demands.of[other * 4]];
    const shift = FIELD * (field % FIELDS);
    const leaves = this.#leaves[candidate] as Int32Array;
    return ((leaves[Math.floor(field / FIELDS)] >> shift) & this.#board.demands.bits[other * 4]) !== 0;
  }

  #drop(masks: Int32Array, candidate: number): void {
    const { of, bits } = this.#board.demands;
    for (let at = candidate * 4; at < candidate * 4 + 4; at++) {
      const field = this.#field[of[at]];
      masks[Math.floor(field / FIELDS)] &= ~(bits[at] << (FIELD * (field % FIELDS)));
    }
  }
}
