import type { Net } from "./net.ts";
import type { OpenBoard } from "./open-board.ts";
import type { Rivals } from "./rivals.ts";

/*
 * Masks of three demands share a word, in fields of ten bits of which the uppermost is the guard: set while the demand is not met.
 */
const FIELD = 10;
const FIELDS = 3;
const ONES = 1 | (1 << FIELD) | (1 << (2 * FIELD));
const GUARDS = ONES << (FIELD - 1);
const MASKS = GUARDS - ONES;

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
  /** By candidate: what it leaves, and the guards of the demands that neither it nor what it places meets. */
  readonly #leaves: Int32Array[] = [];
  /** By candidate: a bit set of the words that it leaves otherwise than the board, and whether it leads to more than was followed. */
  readonly #changes: Int32Array[] = [];
  readonly #leadsOn: boolean[] = [];
  readonly #now: Int32Array;
  /** What was supposed and then placed, in the order in which it was. */
  #added: number[] = [];
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
    this.#left = new Int32Array(this.#words).fill(GUARDS | (3 * ONES));
    for (const [field, demand] of live.entries()) {
      this.#field[demand] = field;
      const shift = FIELD * (field % FIELDS);
      const word = Math.floor(field / FIELDS);
      this.#left[word] = (this.#left[word] & ~(511 << shift)) | (left[demand] << shift);
    }
    this.#now = new Int32Array(this.#words);
    for (const candidate of open) {
      net.suppose([candidate], [], most);
      known.rulesOut(candidate, net.lost);
      const leaves = this.#left.slice();
      for (const lost of net.lost) this.#drop(leaves, lost);
      for (const placed of net.placed) this.#meet(leaves, placed);
      this.#leaves[candidate] = leaves;
      this.#sumUp(candidate, leaves);
    }
  }

  #sumUp(candidate: number, leaves: Int32Array): void {
    const changes = new Int32Array((this.#words + 31) >> 5);
    let more = 0;
    for (let word = 0; word < this.#words; word++) {
      if (leaves[word] !== this.#left[word]) changes[word >> 5] |= 1 << (word & 31);
      if (hasEmpty(leaves[word])) more = 1;
      more |= singlesOf(leaves[word]);
    }
    this.#changes[candidate] = changes;
    this.#leadsOn[candidate] = more !== 0;
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
      if (!known.isKnown(candidate, other)) this.#ask(candidate, other);
      const placed = known.placed(candidate, other);
      if (placed >= 0) found.push({ other, placed });
    }
    return found;
  }

  /** Asks whether two can hold together. If so, so can any two of those that they place on the way: each pair leads to no more. */
  #ask(one: number, other: number): void {
    if (this.#breakTogether(one, other)) this.#known.note(one, other, this.#added.length - 2);
    else this.#known.noteTogether(this.#added);
  }

  /** Whether some candidates lead to a demand that cannot be met, where others are lost. */
  breaks(candidate: number, others: readonly number[], lost: readonly number[]): boolean {
    this.#added.length = 0;
    this.#now.set(this.#leaves[candidate]);
    for (const other of others) this.#add(other);
    for (const one of lost) this.#drop(this.#now, one);
    return this.#spread();
  }

  /** The same for two, most of which say nothing together. */
  #breakTogether(one: number, other: number): boolean {
    this.#added = [one, other];
    this.work++;
    const leaves = this.#leaves[one];
    const leavesToo = this.#leaves[other];
    if (!this.#leadsOn[one] && !this.#leadsOn[other]) {
      // What neither says alone, both can say only of demands that both change.
      const changes = this.#changes[one];
      const changesToo = this.#changes[other];
      let news = 0;
      for (let part = 0; part < changes.length; part++)
        for (let bits = changes[part] & changesToo[part]; bits !== 0; bits &= bits - 1) {
          const word = part * 32 + 31 - Math.clz32(bits & -bits);
          const both = leaves[word] & leavesToo[word];
          if (hasEmpty(both)) return true;
          news |= singlesOf(both);
        }
      if (news === 0) return false;
    }
    const now = this.#now;
    const words = this.#words;
    for (let word = 0; word < words; word++) now[word] = leaves[word] & leavesToo[word];
    return this.#spread();
  }

  /** Adds what demands with one candidate left lead to, until there are no more of them; whether one has none. */
  #spread(): boolean {
    const now = this.#now;
    const words = this.#words;
    for (let again = true; again; ) {
      again = false;
      this.work++;
      for (let word = 0; word < words; word++) {
        if (hasEmpty(now[word])) return true;
        const singles = singlesOf(now[word]);
        if (singles === 0) continue;
        again = true;
        this.#place(word, 31 - Math.clz32(singles));
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
    this.#added.push(candidate);
    const leaves = this.#leaves[candidate];
    const now = this.#now;
    const words = this.#words;
    for (let at = 0; at < words; at++) now[at] &= leaves[at];
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

  #meet(masks: Int32Array, candidate: number): void {
    const { of } = this.#board.demands;
    for (let at = candidate * 4; at < candidate * 4 + 4; at++) {
      const field = this.#field[of[at]];
      masks[Math.floor(field / FIELDS)] &= ~(1 << (FIELD * (field % FIELDS) + FIELD - 1));
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

/** Whether a mask is empty: it borrows from its guard. */
function hasEmpty(word: number): boolean {
  return (((word | GUARDS) - ONES) & GUARDS) !== GUARDS;
}

/** The guards of demands that are not met and have one candidate left, where no mask is empty: a lowest bit less, a mask borrows from its guard. */
function singlesOf(word: number): number {
  const masks = word & MASKS;
  return ~(((masks & (masks - ONES)) | GUARDS) - ONES) & GUARDS & word;
}
