import type { Entry } from "./journal.ts";

/** What one rule or one round came to. */
export interface Tally {
  fired: number;
  facts: number;
  /** 0 without a clock. */
  ms: number;
}

const blank = (): Tally => ({ fired: 0, facts: 0, ms: 0 });

/** What the rules and the rounds of a chain came to; `outside` is what steps came to that none of its rules found. */
export class Tallies {
  readonly rules: readonly Tally[];
  readonly rounds: Tally[] = [];
  readonly outside = blank();

  constructor(rules: number) {
    this.rules = Array.from({ length: rules }, blank);
  }

  count({ rule, round, firing: { adds } }: Entry): void {
    const [one, other] = [this.#round(round), this.rules[rule] ?? this.outside];
    one.fired++;
    one.facts += adds.length;
    other.fired++;
    other.facts += adds.length;
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
