import type { Strategy } from "../../model/choice.ts";
import type { Rule } from "../../model/rule.ts";
import { STUCK, type Turns } from "./turns.ts";

/**
 * Turns in which every firing is written at once. `easiest`: every firing of a bookkeeping rule (level 0), else one
 * firing, then from the first rule again. `rounds`: every rule over everything, again and again; advanced ones, at
 * the end of the list, only in a round in which no simple one fired.
 */
export class SingleTurns implements Turns {
  /** With `easiest` a round ends with the firing of a named rule. */
  round = 1;
  isStuck = false;
  readonly isHeld = false;
  readonly isSettled: boolean;
  readonly #rules: readonly Rule[];
  readonly #inRounds: boolean;
  readonly #firstAdvanced: number;
  readonly #isDropped: Uint8Array;
  /** How many facts there were when the rule had nothing to say; -1 for never. */
  readonly #quietAt: Int32Array;
  #at = 0;
  /** The rule whose turn it is has fired in this turn. */
  #hasFired = false;
  #firedInRound = false;
  /** In this round the simple ones had nothing to say. */
  #isAdvanced = false;

  constructor(rules: readonly Rule[], strategy: Strategy) {
    this.#rules = rules;
    this.#inRounds = strategy === "rounds";
    this.isSettled = !this.#inRounds && rules[0]?.level === 0;
    const advanced = rules.findIndex((rule) => rule.advanced);
    this.#firstAdvanced = advanced < 0 ? rules.length : advanced;
    this.#isDropped = new Uint8Array(rules.length);
    this.#quietAt = new Int32Array(rules.length).fill(-1);
  }

  get isAtFront(): boolean {
    return !this.#hasFired;
  }

  /** Laws wait until a turn of bookkeeping is over. */
  get isBetween(): boolean {
    return !this.#hasFired || this.#rules[this.#at].level > 0;
  }

  next(facts: number): number {
    for (;;) {
      const end = this.#inRounds && !this.#isAdvanced ? this.#firstAdvanced : this.#rules.length;
      for (; this.#at < end; this.#at++) {
        const isQuiet = this.#isDropped[this.#at] !== 0 || this.#quietAt[this.#at] === facts;
        if (!isQuiet || this.#hasFired) return this.#at;
      }
      if (this.#inRounds && this.#firedInRound) this.#newRound();
      else if (this.#at < this.#rules.length) this.#isAdvanced = true;
      else {
        this.isStuck = true;
        return STUCK;
      }
    }
  }

  nothing(facts: number): void {
    const again = this.#hasFired && !this.#inRounds;
    if (!this.#hasFired) this.#quietAt[this.#at] = facts;
    this.#at = again ? 0 : this.#at + 1;
    this.#hasFired = false;
  }

  fired(): number {
    const turns = Number(!this.#hasFired);
    this.#firedInRound = true;
    this.isStuck = false;
    if (this.#inRounds || this.#rules[this.#at]?.level === 0) this.#hasFired = true;
    else this.#newRound();
    return turns;
  }

  drop(rule: number): void {
    this.#isDropped[rule] = 1;
    this.#hasFired = false;
    if (this.#at === rule) this.#at++;
  }

  restart(): void {
    if (this.#firedInRound) this.round++;
    this.#begin();
    this.isStuck = false;
  }

  calm(facts: number): void {
    this.#quietAt.fill(facts);
    this.#begin();
    this.isStuck = true;
  }

  #newRound(): void {
    this.round++;
    this.#begin();
  }

  #begin(): void {
    this.#at = 0;
    this.#hasFired = false;
    this.#firedInRound = false;
    this.#isAdvanced = false;
  }
}
