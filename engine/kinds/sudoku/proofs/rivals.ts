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
  /** By candidate: its number among those that were open on the first board. */
  readonly #number: Int16Array;
  #count = 0;
  #words = 0;
  /** By pair of numbers, both ways round. */
  #found = new Uint8Array(0);
  /** By number: a bit set of what it ruled out by itself. */
  #ruledOut = new Int32Array(0);
  #isOpen: Uint8Array;

  constructor(candidates: number) {
    this.#number = new Int16Array(candidates);
    this.#isOpen = new Uint8Array(candidates);
  }

  /** Goes on to a board; where more is open on it than on the last one, nothing is known of it. */
  begin({ isOpen, open }: OpenBoard): void {
    if (isOpen.some((one, candidate) => one > this.#isOpen[candidate])) {
      for (const [number, candidate] of open.entries()) this.#number[candidate] = number;
      this.#count = open.length;
      this.#words = (open.length + 31) >> 5;
      this.#found = new Uint8Array(open.length * open.length);
      this.#ruledOut = new Int32Array(open.length * this.#words);
    }
    this.#isOpen = isOpen;
  }

  /** Says what a candidate rules out by itself on the present board. */
  rulesOut(candidate: number, lost: readonly number[]): void {
    const numbers = this.#number;
    const known = this.#ruledOut;
    const base = numbers[candidate] * this.#words;
    let isNew = false;
    for (const one of lost) {
      const word = base + (numbers[one] >> 5);
      const bit = 1 << (numbers[one] & 31);
      if ((known[word] & bit) !== 0) continue;
      known[word] |= bit;
      isNew = true;
    }
    if (isNew) this.#askAgain(numbers[candidate]);
  }

  #askAgain(number: number): void {
    const count = this.#count;
    const found = this.#found;
    for (let other = 0; other < count; other++) {
      if (found[number * count + other] !== BOTH_HOLD) continue;
      found[number * count + other] = UNKNOWN;
      found[other * count + number] = UNKNOWN;
    }
  }

  isKnown(one: number, other: number): boolean {
    return this.#found[this.#at(one, other)] !== UNKNOWN;
  }

  /** How many candidates were placed until two were found to be rivals; -1 where they are none. */
  placed(one: number, other: number): number {
    return this.#found[this.#at(one, other)] - RIVALS;
  }

  #at(one: number, other: number): number {
    return this.#number[one] * this.#count + this.#number[other];
  }

  /** Notes that any two of some can both hold, where it is not known of them. */
  noteTogether(some: ArrayLike<number>): void {
    const found = this.#found;
    const numbers = this.#number;
    const count = this.#count;
    for (let at = 1; at < some.length; at++) {
      const one = numbers[some[at]];
      for (let before = 0; before < at; before++) {
        const other = numbers[some[before]];
        if (found[one * count + other] !== UNKNOWN) continue;
        found[one * count + other] = BOTH_HOLD;
        found[other * count + one] = BOTH_HOLD;
      }
    }
  }

  /** Notes what was found of two: they are rivals, and how many were placed on the way. */
  note(one: number, other: number, placed: number): void {
    const found = RIVALS + Math.min(placed, MOST_PLACED);
    this.#found[this.#at(one, other)] = found;
    this.#found[this.#at(other, one)] = found;
  }
}
