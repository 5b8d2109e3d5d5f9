import type { Fact } from "../../engine/model/fact.ts";
import type { SearchWatch } from "../../engine/model/search.ts";
import { MOST_CARRIED, packEvent, type SearchEvent } from "../../engine/search/event.ts";

/** Room for events, to begin with. */
const ROOM = 1 << 12;

/** Packs a stretch of a search's events, counts the rest, and hands out the packed ones. */
export class Tape implements SearchWatch {
  /** Events so far, packed or not. */
  passed = 0;
  readonly #from: number;
  readonly #end: number;
  #events = new Int32Array(ROOM);
  #held = 0;

  /** @param from the first event that is packed, counted from 0. @param count how many are packed at most. */
  constructor(from: number, count: number) {
    this.#from = from;
    this.#end = from + count;
  }

  /** Whether nothing more will be packed. */
  get isOver(): boolean {
    return this.passed >= this.#end;
  }

  decision(fact: Fact): void {
    this.#pass("decision", fact);
  }

  propagated(fact: Fact): void {
    this.#pass("propagated", fact);
  }

  checked(times: number): void {
    for (let rest = times; rest > 0; rest -= MOST_CARRIED)
      this.#pass("checked", Math.min(rest, MOST_CARRIED));
  }

  backtrack(): void {
    this.#pass("backtrack", 0);
  }

  answered(): void {
    this.#pass("answered", 0);
  }

  /** The events that were packed since it was last asked, in an array that is not kept. */
  take(): Int32Array {
    const taken = this.#events.slice(0, this.#held);
    this.#held = 0;
    if (this.isOver) this.#events = new Int32Array();
    return taken;
  }

  #pass(type: SearchEvent["type"], carried: number): void {
    const index = this.passed++;
    if (index < this.#from || index >= this.#end) return;
    if (this.#held === this.#events.length) {
      const larger = new Int32Array(this.#held * 2);
      larger.set(this.#events);
      this.#events = larger;
    }
    this.#events[this.#held++] = packEvent(type, carried);
  }
}
