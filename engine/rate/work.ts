import type { Supposition } from "../model/rule.ts";

/** Weight of one step by its level, 1 to 7; index 0 is bookkeeping. */
const WEIGHTS: readonly number[] = [0, 4, 8, 40, 120, 240, 400, 800];
/** Weight of each link of a supposition, added to that of its level. */
const LINK = 10;

/** How much work a step of some level is, in the same measure for all kinds. */
export function workOf(level: number, supposed: readonly Supposition[] = []): number {
  return WEIGHTS[level] + LINK * supposed.reduce((sum, { steps }) => sum + steps.length, 0);
}
