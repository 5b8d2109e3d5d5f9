import type { Odds } from "./odds.ts";

/** Odds are 16-bit: the probability of a 1 in parts of this. */
export const WHOLE = 1 << 16;

/**
 * One side of an arithmetic code. A format is written once, as a function that hands each of its bits to a coder: the writer
 * takes the bit as it is, the reader takes no notice of it and gives back the one that was written.
 */
export interface Coder {
  /** A bit with odds that learn from it, at some place of a table. */
  learnt(odds: Odds, at: number, bit: number): number;
  /** A bit with fixed odds, above 0 and below WHOLE. */
  fixed(ones: number, bit: number): number;
}

/** Bits of the interval. */
const TOP = 0xff000000;
const MOST = 0xffffffff;

/*
 * A carryless binary arithmetic coder after Matt Mahoney's lpaq: an interval of 32-bit numbers is divided by the odds of each
 * bit; bytes that both its ends share are written. Only whole numbers below 2^48 take part, so every machine writes the same.
 */

/** Where the interval from low to high is divided; the lower part, with the place itself, is that of a 1. */
function divided(low: number, high: number, ones: number): number {
  return low + Math.floor(((high - low) * ones) / WHOLE);
}

/** Writes bits into bytes. */
export class Writer implements Coder {
  readonly #bytes: number[] = [];
  #low = 0;
  #high = MOST;

  learnt(odds: Odds, at: number, bit: number): number {
    this.fixed(odds.ones(at), bit);
    odds.learn(at, bit);
    return bit;
  }

  fixed(ones: number, bit: number): number {
    const middle = divided(this.#low, this.#high, ones);
    if (bit) this.#high = middle;
    else this.#low = middle + 1;
    while (((this.#low ^ this.#high) & TOP) === 0) {
      this.#bytes.push(this.#high >>> 24);
      this.#low = (this.#low << 8) >>> 0;
      this.#high = ((this.#high << 8) | 0xff) >>> 0;
    }
    return bit;
  }

  /** All bytes, when the last bit is written. The reader takes zeros for what lies behind them. */
  end(): Uint8Array {
    // The shortest number within the interval, zeros behind it left out.
    for (let bits = 24; ; bits -= 8) {
      const number = this.#low === 0 ? 0 : (Math.floor((this.#low - 1) / 2 ** bits) + 1) * 2 ** bits;
      if (number > this.#high) continue;
      for (let shift = 24; shift >= bits; shift -= 8)
        this.#bytes.push(Math.floor(number / 2 ** shift) & 0xff);
      return Uint8Array.from(this.#bytes);
    }
  }
}

/** Reads the bits of a Writer; without an end where the bytes are not those of one. */
export class Reader implements Coder {
  readonly #bytes: Uint8Array;
  #at = 0;
  #low = 0;
  #high = MOST;
  #number = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    for (let byte = 0; byte < 4; byte++) this.#shift();
  }

  learnt(odds: Odds, at: number): number {
    const bit = this.fixed(odds.ones(at));
    odds.learn(at, bit);
    return bit;
  }

  fixed(ones: number): number {
    const middle = divided(this.#low, this.#high, ones);
    const bit = this.#number <= middle ? 1 : 0;
    if (bit) this.#high = middle;
    else this.#low = middle + 1;
    while (((this.#low ^ this.#high) & TOP) === 0) {
      this.#low = (this.#low << 8) >>> 0;
      this.#high = ((this.#high << 8) | 0xff) >>> 0;
      this.#shift();
    }
    return bit;
  }

  #shift(): void {
    this.#number = ((this.#number << 8) | (this.#bytes[this.#at++] ?? 0)) >>> 0;
  }
}
