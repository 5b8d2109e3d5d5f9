import type { Asker } from "../../model/rule.ts";
import type { Words } from "../../model/words.ts";

/** Work after which a run pauses. */
const SLICE = 2_000;
/** Price of explaining one step with its premises. */
const EXPLAINING = 500;

/** Counts the work of a chain, in steps of evaluation, and decides when its job pauses. Its runs end by their own limits. */
export class Effort {
  /** Steps of evaluation after which one rule is asked no more. */
  readonly mostOfOne: number = Number.POSITIVE_INFINITY;
  /** Work since the last pause. */
  protected unpaid = 0;

  /** The run has had its share and ends at its next limit check. */
  get isSpent(): boolean {
    return false;
  }

  /** Enough was done for a pause. */
  get isDue(): boolean {
    return this.unpaid >= SLICE;
  }

  /** A rule was asked once and spent so many steps; waiting, it has not come to an answer. */
  asked(steps: number, _isWaiting: boolean): void {
    this.unpaid += steps;
  }

  /** Laws and the goal were tested after a change. */
  tested(): void {}

  /** So many turns ended in a firing. */
  fired(_turns: number): void {}

  /** Price of one explained step, 0 for no pause. Not new: it was explained before. */
  explained(isNew: boolean): number {
    return isNew ? EXPLAINING : 0;
  }

  /** The value that the job yields at a pause: the work since the last one. */
  pay(): number {
    const spent = this.unpaid + 1;
    this.unpaid = 0;
    return spent;
  }

  /** Why a rule that found nothing is asked no more; null where it simply has nothing to say. */
  reasonAgainst({ trouble }: Asker): Words | null {
    return trouble;
  }
}
