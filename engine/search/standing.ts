import type { Fact } from "../model/fact.ts";
import type { Counts, SearchWatch } from "../model/search.ts";

/**
 * The present state of a watched search: the sums of its events, and its board as the standing decisions with
 * the facts propagated since each. Undone facts are forgotten, so it is no larger than the board.
 */
export class SearchStanding implements SearchWatch {
  #nodes = 1;
  #checks = 0;
  #backtracks = 0;
  #deepest = 0;
  /** The standing facts, oldest first, and the index of each standing decision among them. */
  #facts = new Int32Array(256);
  #size = 0;
  #starts = new Int32Array(64);
  #depth = 0;

  decision(fact: Fact): void {
    this.#nodes++;
    if (this.#depth === this.#starts.length) this.#starts = twice(this.#starts);
    this.#starts[this.#depth++] = this.#size;
    if (this.#depth > this.#deepest) this.#deepest = this.#depth;
    this.propagated(fact);
  }

  propagated(fact: Fact): void {
    if (this.#size === this.#facts.length) this.#facts = twice(this.#facts);
    this.#facts[this.#size++] = fact;
  }

  checked(times: number): void {
    this.#checks += times;
  }

  backtrack(): void {
    this.#backtracks++;
    this.#size = this.#starts[--this.#depth];
  }

  answered(): void {}

  /** Number of standing decisions. */
  get depth(): number {
    return this.#depth;
  }

  /** The sums, the start included. */
  counts(): Counts {
    return {
      nodes: this.#nodes,
      checks: this.#checks,
      backtracks: this.#backtracks,
      depth: this.#deepest,
    };
  }

  /** All standing facts, in the order of their events. */
  facts(): Fact[] {
    return Array.from(this.#facts.subarray(0, this.#size)) as Fact[];
  }

  /** The same by decision level: the facts propagated at the start, then for each standing decision the decision and its propagated facts. */
  parts(): Fact[][] {
    const facts = this.facts();
    const starts = [0, ...this.#starts.subarray(0, this.#depth)];
    return starts.map((start, index) => facts.slice(start, starts[index + 1]));
  }
}

/** The same numbers, and as much room again. */
function twice(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}
