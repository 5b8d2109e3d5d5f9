import type { Job } from "../../model/job.ts";
import type { JournalEntry } from "./journal.ts";
import type { Turns } from "./turns.ts";

/** Firings, facts and time of one rule or one round. */
export interface FiringTally {
  fired: number;
  facts: number;
  /** 0 without a clock. */
  ms: number;
}

const blank = (): FiringTally => ({ fired: 0, facts: 0, ms: 0 });

/** Tallies of a chain by rule and by round; `outside` counts steps that none of its rules found. */
export class Tallies {
  readonly rules: readonly FiringTally[];
  readonly rounds: FiringTally[] = [];
  readonly outside = blank();

  constructor(rules: number) {
    this.rules = Array.from({ length: rules }, blank);
  }

  count({ rule, round, firing: { adds } }: JournalEntry): void {
    const [one, other] = [this.#round(round), this.rules[rule] ?? this.outside];
    one.fired++;
    one.facts += adds.length;
    other.fired++;
    other.facts += adds.length;
  }

  /** The same job of a rule in its turn; the rule's own time, not that of its pauses, is kept. */
  *timed<T>(rule: number, turns: Pick<Turns, "round">, job: Job<T>, clock: () => number): Job<T> {
    for (;;) {
      const started = clock();
      const next = job.next();
      const ms = clock() - started;
      this.rules[rule].ms += ms;
      this.#round(turns.round).ms += ms;
      if (next.done) return next.value;
      yield next.value;
    }
  }

  #round(round: number): FiringTally {
    while (this.rounds.length < round) this.rounds.push(blank());
    return this.rounds[round - 1];
  }
}
