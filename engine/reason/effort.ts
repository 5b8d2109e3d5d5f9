import type { Asker } from "../model/rule.ts";
import type { Words } from "../model/words.ts";

/** Counts the work of a chain. It decides when a job pauses, when a run has had its share, and when a rule has had its. */
export interface Effort {
  /** Enough work was done since the last pause. */
  readonly isDue: boolean;
  /** The run has had its share and ends at its next limit check. */
  readonly isSpent: boolean;
  /** Steps of evaluation after which one rule is asked no more. */
  readonly mostOfOne: number;
  /** A rule was asked once and spent so many steps of evaluation; waiting, it has not come to an answer. */
  asked(steps: number, isWaiting: boolean): void;
  /** Laws and the goal were tested after a change. */
  tested(): void;
  /** So many turns ended in a firing. */
  fired(turns: number): void;
  /** A step was told with its premises; returns its price, 0 for no pause. Not new: it had been told before. */
  told(isNew: boolean): number;
  /** What the job yields at a pause: the work since the last one. */
  pay(): number;
  /** Why the rule is asked no more, null where it simply has nothing to say. */
  reasonAgainst(asker: Asker): Words | null;
}

/** Work after which a run pauses. */
const SLICE = 2_000;
/** Price of a step that is told with its premises. */
const TELLING = 500;

/** Counts steps of evaluation, without a limit: a run ends by its own limits. */
export class Steps implements Effort {
  readonly isSpent = false;
  readonly mostOfOne = Number.POSITIVE_INFINITY;
  #unpaid = 0;

  get isDue(): boolean {
    return this.#unpaid >= SLICE;
  }

  asked(steps: number): void {
    this.#unpaid += steps;
  }

  tested(): void {}

  fired(): void {}

  told(isNew: boolean): number {
    return isNew ? TELLING : 0;
  }

  pay(): number {
    const spent = this.#unpaid + 1;
    this.#unpaid = 0;
    return spent;
  }

  reasonAgainst({ trouble }: Asker): Words | null {
    return trouble;
  }
}

/** Steps of evaluation that count as one question; a kind's own rules spend far fewer each time. */
const STEPS_A_QUESTION = 2_000;
/** A kind's own rules need a small part of it. */
const MOST_OF_ONE = 5_000_000;

const SLOW: Words = {
  en: "It took too long when something was supposed, so it is switched off for now.",
  zh: "在假设推理中耗时过长，暂时停用。",
};

/** Counts questions asked of rules and laws, up to a limit. A rule's long evaluation counts as several questions. */
export class Questions implements Effort {
  readonly mostOfOne = MOST_OF_ONE;
  /** Questions asked so far. */
  spent = 0;
  readonly most: number;
  #unpaid = 0;

  constructor(most: number) {
    this.most = most;
  }

  get isDue(): boolean {
    return this.#unpaid > 0;
  }

  get isSpent(): boolean {
    return this.spent >= this.most;
  }

  asked(steps: number, isWaiting: boolean): void {
    const questions = 1 + Math.floor(steps / STEPS_A_QUESTION);
    this.spent += questions;
    if (isWaiting) this.#unpaid += questions;
  }

  tested(): void {
    this.spent++;
  }

  fired(turns: number): void {
    this.#unpaid += turns;
  }

  told(): number {
    return 1;
  }

  pay(): number {
    const spent = this.#unpaid;
    this.#unpaid = 0;
    return spent;
  }

  reasonAgainst({ spent }: Asker): Words | null {
    return spent > this.mostOfOne ? SLOW : null;
  }
}
