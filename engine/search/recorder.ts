import type { Fact } from "../model/fact.ts";
import { assert } from "../model/result.ts";
import type { Watch } from "../model/search.ts";

/** One thing that a search told its watch. */
export type SearchEvent =
  | { readonly type: "tried" | "forced"; readonly fact: Fact }
  | { readonly type: "checked"; readonly times: number }
  | { readonly type: "undone" | "answered" };

/** By the number in an event's lowest bits; what it carries (a fact, or times) stands above them. */
const TYPES = ["tried", "forced", "checked", "undone", "answered"] as const;
const TYPE_BITS = 3;
/** Most that one event can carry, so that it fits an Int32; a fact of the largest board takes 26 bits. */
const MOST_CARRIED = 2 ** (31 - TYPE_BITS) - 1;
/** Events a block, as a power of two. */
const BLOCK_BITS = 14;

/**
 * Keeps the first events of a search, four bytes each, in blocks that are added as they fill. Event k is
 * what was told as the k-th, counted from 0.
 */
export class Recorder implements Watch {
  /** Events kept. */
  length = 0;
  /** Whether nothing was left out. */
  isWhole = true;
  readonly #most: number;
  readonly #blocks: Int32Array[] = [];

  /** @param most events kept; what is told afterwards is not recorded. */
  constructor(most: number) {
    this.#most = most;
  }

  tried(fact: Fact): void {
    this.#keep("tried", fact);
  }

  forced(fact: Fact): void {
    this.#keep("forced", fact);
  }

  checked(times: number): void {
    for (let rest = times; rest > 0; rest -= MOST_CARRIED)
      this.#keep("checked", Math.min(rest, MOST_CARRIED));
  }

  undone(): void {
    this.#keep("undone", 0);
  }

  answered(): void {
    this.#keep("answered", 0);
  }

  event(index: number): SearchEvent {
    assert(index >= 0 && index < this.length, "only a recorded event is asked for");
    const packed = this.#blocks[index >> BLOCK_BITS][index & ((1 << BLOCK_BITS) - 1)];
    const type = TYPES[packed & ((1 << TYPE_BITS) - 1)];
    const carried = packed >> TYPE_BITS;
    if (type === "tried" || type === "forced") return { type, fact: carried as Fact };
    return type === "checked" ? { type, times: carried } : { type };
  }

  #keep(type: (typeof TYPES)[number], carried: number): void {
    if (this.length >= this.#most) {
      this.isWhole = false;
      return;
    }
    const block = this.length >> BLOCK_BITS;
    if (block === this.#blocks.length) this.#blocks.push(new Int32Array(1 << BLOCK_BITS));
    this.#blocks[block][this.length & ((1 << BLOCK_BITS) - 1)] = (carried << TYPE_BITS) | TYPES.indexOf(type);
    this.length++;
  }
}
