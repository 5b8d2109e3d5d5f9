const WHOLE = 1 << 16;
/** Odds never come closer to certainty than this. */
const LEAST = 32;
/** A bit counts no less than one among so many. */
const LONGEST = 250;

/** A table of odds for bits, each of which learns from the bits that it met: quickly at first, then as their mean. */
export class Odds {
  readonly #ones: Uint16Array;
  readonly #met: Uint8Array;

  constructor(places: number) {
    this.#ones = new Uint16Array(places).fill(WHOLE / 2);
    this.#met = new Uint8Array(places);
  }

  /** The odds of a 1, from LEAST to WHOLE - LEAST. */
  ones(at: number): number {
    return this.#ones[at];
  }

  learn(at: number, bit: number): void {
    const met = this.#met[at];
    const ones = this.#ones[at];
    const moved = ones + Math.trunc(((bit ? WHOLE : 0) - ones) / (met + 1.5));
    this.#ones[at] = Math.min(Math.max(moved, LEAST), WHOLE - LEAST);
    if (met < LONGEST) this.#met[at] = met + 1;
  }
}
