import type { Fact } from "../model/fact.ts";
import { assert } from "../model/result.ts";
import type { SearchWatch } from "../model/search.ts";
import { MOST_CARRIED, packEvent, type SearchEvent, unpackEvent } from "./event.ts";

/** Events a block, as a power of two. */
const BLOCK_BITS = 14;

/**
 * Keeps the first events of a search, four bytes each, in blocks that are added as they fill. Events are
 * counted from 0.
 */
export class Recorder implements SearchWatch {
  /** Events kept. */
  length = 0;
  /** Whether nothing was left out. */
  isWhole = true;
  readonly #most: number;
  readonly #blocks: Int32Array[] = [];

  /** @param most events kept; later ones are not recorded. */
  constructor(most: number) {
    this.#most = most;
  }

  decision(fact: Fact): void {
    this.#keep("decision", fact);
  }

  propagated(fact: Fact): void {
    this.#keep("propagated", fact);
  }

  checked(times: number): void {
    for (let rest = times; rest > 0; rest -= MOST_CARRIED)
      this.#keep("checked", Math.min(rest, MOST_CARRIED));
  }

  backtrack(): void {
    this.#keep("backtrack", 0);
  }

  answered(): void {
    this.#keep("answered", 0);
  }

  event(index: number): SearchEvent {
    assert(index >= 0 && index < this.length, "only a recorded event is asked for");
    return unpackEvent(this.#blocks[index >> BLOCK_BITS][index & ((1 << BLOCK_BITS) - 1)]);
  }

  #keep(type: SearchEvent["type"], carried: number): void {
    if (this.length >= this.#most) {
      this.isWhole = false;
      return;
    }
    const block = this.length >> BLOCK_BITS;
    if (block === this.#blocks.length) this.#blocks.push(new Int32Array(1 << BLOCK_BITS));
    this.#blocks[block][this.length & ((1 << BLOCK_BITS) - 1)] = packEvent(type, carried);
    this.length++;
  }
}
