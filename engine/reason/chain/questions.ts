import type { Asker } from "../../model/rule.ts";
import type { Words } from "../../model/words.ts";
import { Effort } from "./effort.ts";

/** Steps of evaluation that count as one question; a kind's own rules spend far fewer each time. */
const STEPS_A_QUESTION = 2_000;

const SLOW: Words = {
  en: "It took too long when something was supposed, so it is switched off for now.",
  zh: "在假设推理中耗时过长，暂时停用。",
};

/** Counts questions asked of rules and laws, up to a limit. A rule's long evaluation counts as several questions. */
export class QuestionBudget extends Effort {
  /** A kind's own rules need a small part of it. */
  override readonly mostOfOne = 5_000_000;
  /** Questions asked so far. */
  spent = 0;
  readonly most: number;

  constructor(most: number) {
    super();
    this.most = most;
  }

  override get isDue(): boolean {
    return this.unpaid > 0;
  }

  override get isSpent(): boolean {
    return this.spent >= this.most;
  }

  override asked(steps: number, isWaiting: boolean): void {
    const questions = 1 + Math.floor(steps / STEPS_A_QUESTION);
    this.spent += questions;
    if (isWaiting) this.unpaid += questions;
  }

  override tested(): void {
    this.spent++;
  }

  override fired(turns: number): void {
    this.unpaid += turns;
  }

  override explained(): number {
    return 1;
  }

  override pay(): number {
    return super.pay() - 1;
  }

  override reasonAgainst({ spent }: Asker): Words | null {
    return spent > this.mostOfOne ? SLOW : null;
  }
}
