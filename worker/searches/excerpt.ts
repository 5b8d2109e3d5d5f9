import type { Fact } from "../../engine/model/fact.ts";
import type { SearchWatch } from "../../engine/model/search.ts";
import { SearchStanding } from "../../engine/search/standing.ts";
import type { Trace } from "../api.ts";
import { Tape } from "./tape.ts";

/** Watches a search for a stretch of its events, and knows how it stood at the first of them. */
export class EventExcerpt implements SearchWatch {
  readonly #from: number;
  readonly #tape: Tape;
  readonly #standing = new SearchStanding();

  /** @param from the first event that is wanted, counted from 0. @param count how many are wanted at most. */
  constructor(from: number, count: number) {
    this.#from = from;
    this.#tape = new Tape(from, count);
  }

  /** Whether it has all it wants. */
  get isOver(): boolean {
    return this.#tape.isOver;
  }

  decision(fact: Fact): void {
    if (this.#isBefore) this.#standing.decision(fact);
    this.#tape.decision(fact);
  }

  propagated(fact: Fact): void {
    if (this.#isBefore) this.#standing.propagated(fact);
    this.#tape.propagated(fact);
  }

  checked(times: number): void {
    if (this.#isBefore) this.#standing.checked(times);
    this.#tape.checked(times);
  }

  backtrack(): void {
    if (this.#isBefore) this.#standing.backtrack();
    this.#tape.backtrack();
  }

  answered(): void {
    this.#tape.answered();
  }

  /** The wanted events; a search with fewer events gives its end. */
  trace(): Trace {
    return { standing: this.#standing.parts(), counts: this.#standing.counts(), packed: this.#tape.take() };
  }

  get #isBefore(): boolean {
    return this.#tape.passed < this.#from;
  }
}
