import type { Rule } from "../../model/rule.ts";
import { AGENDA, STUCK, type Turns } from "./turns.ts";

/** Layers before giving up. */
const LAYERS = 2_000;

/**
 * Breadth-first conflict resolution: firings of the named rules wait on the agenda until the layer ends, so
 * they count for the next layer only. Bookkeeping comes first in a layer and is written at once.
 */
export class LayeredTurns implements Turns {
  round = 1;
  isStuck = false;
  /** What can be said of a full board counts, too. */
  readonly isSettled = false;
  readonly #isThorough: boolean;
  /** Rules that are still asked: bookkeeping, then the named ones. */
  readonly #order: number[];
  /** How many of them do bookkeeping. */
  #books: number;
  #at = 0;
  /** The rule whose turn it is has fired in this turn. */
  #hasFired = false;
  /** This pass of bookkeeping added something, so another follows. */
  #isNews = false;
  /** Something is on the agenda. */
  #hasHeld = false;

  /**
   * @param isThorough Bookkeeping goes on until it has nothing to say, and then the goal is tested. Otherwise it is
   * one pass, and the goal is tested before it.
   */
  constructor(rules: readonly Rule[], isThorough: boolean) {
    const numbers = rules.map((_, rule) => rule);
    const books = numbers.filter((rule) => rules[rule].level === 0);
    this.#isThorough = isThorough;
    this.#order = [...books, ...numbers.filter((rule) => rules[rule].level > 0)];
    this.#books = books.length;
  }

  get isAtFront(): boolean {
    return !this.#hasFired;
  }

  get isBetween(): boolean {
    if (this.isStuck || this.#hasFired || this.#isNews) return false;
    return this.#at === (this.#isThorough ? this.#books : 0);
  }

  get isHeld(): boolean {
    return this.#at >= this.#books;
  }

  next(): number {
    if (this.#isNews && this.#at === this.#books) {
      this.#isNews = false;
      this.#at = 0;
    }
    if (this.#at < this.#order.length && !this.isStuck) return this.#order[this.#at];
    this.isStuck ||= !this.#hasHeld;
    return this.isStuck ? STUCK : AGENDA;
  }

  nothing(): void {
    this.#at++;
    this.#hasFired = false;
  }

  /** Only firings taken off the agenda count as work. */
  fired(): number {
    this.#hasFired = true;
    if (this.isHeld) this.#hasHeld = true;
    else this.#isNews = this.#isThorough;
    return 0;
  }

  drop(rule: number): void {
    const at = this.#order.indexOf(rule);
    if (at < 0) return;
    this.#order.splice(at, 1);
    if (at === this.#at) this.#hasFired = false;
    if (at < this.#at) this.#at--;
    if (at < this.#books) this.#books--;
  }

  restart(): void {
    this.calm();
    this.round++;
    this.isStuck = this.round > LAYERS;
  }

  calm(): void {
    this.#at = 0;
    this.#hasFired = false;
    this.#isNews = false;
    this.#hasHeld = false;
    this.isStuck = true;
  }
}
