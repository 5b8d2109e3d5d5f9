import type { Entry } from "./journal.ts";

/** What one rule or one round came to. */
export interface Tally {
  fired: number;
  facts: number;
  /** 0 without a clock. */
  ms: number;
}

const blank = (): Tally => ({ fired: 0, facts: 0, ms: 0 });

/** What the rules and the rounds of a chain came to. */
export class Tallies {
  /** By rule, in the chain's order. */
  readonly rules: readonly Tally[];
  readonly rounds: Tally[] = [];
  /** What steps came to that no rule of the chain found. */
  readonly outside = blank();

  constructor(rules: number) {
    this.rules = Array.from({ length: rules }, blank);
  }

  count({ rule, round, firing: { adds } }: Entry): void {
    for (const tally of [this.#round(round), this.rules[rule] ?? this.outside]) {
      tally.fired++;
      tally.facts += adds.length;
    }
  }

  time(rule: number, round: number, ms: number): void {
    this.rules[rule].ms += ms;
    this.#round(round).ms += ms;
  }

  #round(round: number): Tally {
    while (this.rounds.length < round) this.rounds.push(blank());
    return this.rounds[round - 1];
  }
}
