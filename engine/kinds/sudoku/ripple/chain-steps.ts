import type { Fact } from "../../../model/fact.ts";
import { countOf } from "../../shared/digit-grid.ts";

/** Sets of steps have room for so many, in two words; of a longer chain the last ones count as one. */
const WORD = 31;
export const MOST_STEPS = 2 * WORD;

/** A step of a forcing chain: its conclusions, and the set of steps that it rests on, itself among them. */
export interface ChainStep {
  readonly facts: readonly Fact[];
  readonly low: number;
  readonly high: number;
}

/** A single to be placed, with the set of steps that it rests on. */
export interface Single {
  readonly spot: number;
  readonly low: number;
  readonly high: number;
}

/** Adds a step that rests on a set of others. */
export function addStep(steps: ChainStep[], facts: readonly Fact[], low: number, high: number): ChainStep {
  const at = Math.min(steps.length, MOST_STEPS - 1);
  const step =
    at < WORD ? { facts, low: low | (1 << at), high } : { facts, low, high: high | (1 << (at - WORD)) };
  steps.push(step);
  return step;
}

/** Number of steps in a set. */
export function sizeOf(low: number, high: number): number {
  return countOf(low) + countOf(high);
}

/** The facts of the steps of a set. */
export function factsOf(steps: readonly ChainStep[], low: number, high: number): Fact[] {
  return steps.flatMap(({ facts }, index) => {
    const at = Math.min(index, MOST_STEPS - 1);
    return ((at < WORD ? low >> at : high >> (at - WORD)) & 1) !== 0 ? facts : [];
  });
}
