import type { Fact } from "../../engine/model/fact.ts";
import type { Watch } from "../../engine/model/search.ts";
import { Standing } from "../../engine/search/standing.ts";
import type { Trace } from "../api.ts";
import { Tape } from "./tape.ts";

/** Watches a search for a stretch of its events, and knows how it stood at the first of them. */
export class Excerpt implements Watch {
  readonly #from: number;
  readonly #tape: Tape;
  readonly #standing = new Standing();

  /** @param from the first event that is wanted, counted from 0. @param count how many are wanted at most. */
  constructor(from: number, count: number) {
    this.#from = from;
    this.#tape = new Tape(from, count);
  }

  /** Whether it has all it wants. */
  get isOver(): boolean {
    return this.#tape.isOver;
  }

  tried(fact: Fact): void {
    if (this.#isBefore) this.#standing.tried(fact);
    this.#tape.tried(fact);
  }

  forced(fact: Fact): void {
    if (this.#isBefore) this.#standing.forced(fact);
    this.#tape.forced(fact);
  }

  checked(times: number): void {
    if (this.#isBefore) this.#standing.checked(times);
    this.#tape.checked(times);
  }

  undone(): void {
    if (this.#isBefore) this.#standing.undone();
    this.#tape.undone();
  }

  answered(): void {
    this.#tape.answered();
  }

  /** Where the search had less to tell, it is how it ended. */
  trace(): Trace {
    return { standing: this.#standing.parts(), counts: this.#standing.counts(), told: this.#tape.take() };
  }

  get #isBefore(): boolean {
    return this.#tape.passed < this.#from;
  }
}
