import type { DepthSpan } from "../../../engine/search/profile.ts";

/** Bins of a skyline at most; when they are full, two become one. */
const MOST_BINS = 2_048;
/** In a bin of which nothing is known. */
const UNKNOWN = 0xffff;

/**
 * How deep a search was at every event, in a bounded number of bins that grow wider as it goes on. Noting
 * an event costs the same however many there are; depths above 65,534 count as that.
 */
export class Skyline {
  /** Events noted so far, each time it was. */
  noted = 0;
  /** Events a bin: a power of two. */
  #width = 1;
  /** Bins up to the last that is known. */
  #used = 0;
  readonly #least = new Uint16Array(MOST_BINS).fill(UNKNOWN);
  readonly #most = new Uint16Array(MOST_BINS);
  readonly #answers = new Uint8Array(MOST_BINS);

  get width(): number {
    return this.#width;
  }

  /** Bins up to the last of which something is known. */
  get length(): number {
    return this.#used;
  }

  /** The depth at event number `index`; events may come in any order. */
  note(index: number, depth: number, isAnswer: boolean): void {
    this.noted++;
    while (index >= this.#width * MOST_BINS) this.#fold();
    const bin = Math.floor(index / this.#width);
    const shown = Math.min(depth, UNKNOWN - 1);
    if (shown < this.#least[bin]) this.#least[bin] = shown;
    if (shown > this.#most[bin]) this.#most[bin] = shown;
    if (isAnswer) this.#answers[bin] = 1;
    if (bin >= this.#used) this.#used = bin + 1;
  }

  /** How deep it was in the events from one to another, the last not included. Cost: the bins that they are in. */
  noteSpan(from: number, to: number, { least, most, answers }: DepthSpan): void {
    this.note(to - 1, least, answers);
    const last = Math.floor((to - 1) / this.#width);
    for (let bin = Math.floor(from / this.#width); bin <= last; bin++) {
      this.#least[bin] = Math.min(this.#least[bin], least);
      this.#most[bin] = Math.max(this.#most[bin], Math.min(most, UNKNOWN - 1));
    }
  }

  /** Null: nothing is known of these events. */
  bin(number: number): DepthSpan | null {
    const least = this.#least[number];
    if (number >= this.#used || least === UNKNOWN) return null;
    return { least, most: this.#most[number], answers: this.#answers[number] === 1 };
  }

  #fold(): void {
    for (let bin = 0; bin < MOST_BINS / 2; bin++) {
      const [one, other] = [2 * bin, 2 * bin + 1];
      this.#least[bin] = Math.min(this.#least[one], this.#least[other]);
      this.#most[bin] = Math.max(this.#most[one], this.#most[other]);
      this.#answers[bin] = this.#answers[one] | this.#answers[other];
    }
    this.#least.fill(UNKNOWN, MOST_BINS / 2);
    this.#most.fill(0, MOST_BINS / 2);
    this.#answers.fill(0, MOST_BINS / 2);
    this.#width *= 2;
    this.#used = Math.ceil(this.#used / 2);
  }
}
