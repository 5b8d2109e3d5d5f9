import type { Fact } from "../../../model/fact.ts";
import { type ChainStep, factsOf, sizeOf } from "./chain-steps.ts";

/** What one supposition came to, by a number for each fact: the steps that it rests on. */
export class Consequences {
  /** By fact, which of the suppositions came to it last. */
  readonly #at: Int32Array;
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  #steps: readonly ChainStep[] = [];
  #stamp = 0;

  constructor(facts: number) {
    this.#at = new Int32Array(facts);
    this.#low = new Int32Array(facts);
    this.#high = new Int32Array(facts);
  }

  /** Forgets all, and keeps what follows by these steps. */
  begin(steps: readonly ChainStep[]): void {
    this.#steps = [...steps];
    this.#stamp++;
  }

  put(fact: number, low: number, high: number): void {
    this.#at[fact] = this.#stamp;
    this.#low[fact] = low;
    this.#high[fact] = high;
  }

  /** The number of steps that a fact rests on; infinite where it did not follow. */
  sizeOf(fact: number): number {
    if (this.#at[fact] !== this.#stamp) return Number.POSITIVE_INFINITY;
    return sizeOf(this.#low[fact], this.#high[fact]);
  }

  /** The conclusions of these steps. */
  way(fact: number): Fact[] {
    return factsOf(this.#steps, this.#low[fact], this.#high[fact]);
  }
}
