import { type Coder, WHOLE } from "./coder.ts";
import { Odds } from "./odds.ts";

/** A number of few bits, all of whose values have odds of their own. */
export class SmallNumbers {
  readonly #bits: number;
  readonly #odds: Odds;

  /** @param contexts How many situations there are with odds of their own. */
  constructor(bits: number, contexts = 1) {
    this.#bits = bits;
    this.#odds = new Odds(contexts << bits);
  }

  code(coder: Coder, value: number, context = 0): number {
    let prefix = 1;
    for (let bit = this.#bits - 1; bit >= 0; bit--)
      prefix = (prefix << 1) | coder.learnt(this.#odds, (context << this.#bits) + prefix, (value >> bit) & 1);
    return prefix - (1 << this.#bits);
  }
}

/** Bits of the greatest number, and the leading bits of a number that have odds of their own. */
const MOST_BITS = 31;
const LEADING = 3;

/** Numbers from 0 to 2^31 - 2, small ones in few bits: first how many bits a number plus one has, then these. */
export class Numbers {
  readonly #lengths = new SmallNumbers(5);
  readonly #odds = new Odds((MOST_BITS + 1) << LEADING);

  code(coder: Coder, value: number): number {
    const length = this.#lengths.code(coder, 31 - Math.clz32(value + 1));
    let number = 1;
    for (let bit = length - 1; bit >= 0; bit--) {
      const wanted = ((value + 1) >>> bit) & 1;
      const isLeading = number < 1 << LEADING;
      const place = (length << LEADING) + number;
      number =
        (number << 1) |
        (isLeading ? coder.learnt(this.#odds, place, wanted) : coder.fixed(WHOLE / 2, wanted));
    }
    return number - 1;
  }
}

/** One of so many choices, all equally likely. */
export function codeChoice(coder: Coder, choices: number, value: number): number {
  let from = 0;
  let until = choices;
  while (until - from > 1) {
    const middle = (from + until) >> 1;
    const ones = Math.floor(((until - middle) * WHOLE) / (until - from));
    if (coder.fixed(ones, value >= middle ? 1 : 0)) from = middle;
    else until = middle;
  }
  return from;
}
