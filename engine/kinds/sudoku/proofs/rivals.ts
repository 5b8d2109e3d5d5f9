import type { OpenBoard } from "./open-board.ts";

const UNKNOWN = 0;
const BOTH_HOLD = 1;
/** Behind it: how many candidates were placed until two were found to be rivals. */
const RIVALS = 2;
const MOST_PLACED = 255 - RIVALS;

/**
 * Which pairs of candidates cannot both hold, kept from one board of a puzzle to the next. What cannot be on one board cannot be on a later
 * one. What can be is asked again where one of the two has come to lead further by itself; it may be found late that two are rivals.
 */
export class Rivals {
  readonly #candidates: number;
  readonly #words: number;
  /** By pair, both ways round. */
  readonly #found: Uint8Array;
  /** By candidate: a bit set of what it ruled out by itself. */
  readonly #ruledOut: Int32Array;
  #isOpen: Uint8Array;

  constructor(candidates: number) {
    this.#candidates = candidates;
    this.#words = (candidates + 31) >> 5;
    this.#found = new Uint8Array(candidates * candidates);
    this.#ruledOut = new Int32Array(candidates * this.#words);
    this.#isOpen = new Uint8Array(candidates).fill(1);
  }

  /** Goes on to a board; where more is open on it than on the last one, nothing is known of it. */
  begin({ isOpen }: OpenBoard): void {
    if (isOpen.some((open, candidate) => open > this.#isOpen[candidate])) {
      this.#found.fill(UNKNOWN);
      this.#ruledOut.fill(0);
    }
    this.#isOpen = isOpen;
  }

  /** Says what a candidate rules out by itself on the present board. */
  rulesOut(candidate: number, lost: readonly number[]): void {
    const base = candidate * this.#words;
    const known = this.#ruledOut;
    let isNew = false;
    for (const one of lost) {
      const word = base + (one >> 5);
      const bit = 1 << (one & 31);
      if ((known[word] & bit) !== 0) continue;
      known[word] |= bit;
      isNew = true;
    }
    if (isNew) this.#askAgain(candidate);
  }

  #askAgain(candidate: number): void {
    const count = this.#candidates;
    const found = this.#found;
    for (let other = 0; other < count; other++) {
      if (found[candidate * count + other] !== BOTH_HOLD) continue;
      found[candidate * count + other] = UNKNOWN;
      found[other * count + candidate] = UNKNOWN;
    }
  }

  isKnown(one: number, other: number): boolean {
    return this.#found[one * this.#candidates + other] !== UNKNOWN;
  }

  /** How many candidates were placed until two were found to be rivals; -1 where they are none. */
  placed(one: number, other: number): number {
    return this.#found[one * this.#candidates + other] - RIVALS;
  }

  /** Notes that any two of some can both hold, where it is not known of them. */
  noteTogether(some: readonly number[]): void {
    const found = this.#found;
    const count = this.#candidates;
    for (let at = 1; at < some.length; at++)
      for (let before = 0; before < at; before++) {
        const pair = some[at] * count + some[before];
        if (found[pair] !== UNKNOWN) continue;
        found[pair] = BOTH_HOLD;
        found[some[before] * count + some[at]] = BOTH_HOLD;
      }
  }

  /** Notes what was found of two: they are rivals, and how many were placed on the way. */
  note(one: number, other: number, placed: number): void {
    const found = RIVALS + Math.min(placed, MOST_PLACED);
    this.#found[one * this.#candidates + other] = found;
    this.#found[other * this.#candidates + one] = found;
  }
}
