import { linesOf } from "../../model/argument.ts";
import type { Step, Supposition } from "../../model/rule.ts";
import type { Words } from "../../model/words.ts";

/** Name of a step by supposition. */
export const SUPPOSITION_NAME: Words = { en: "Supposition", zh: "假设" };

/** Named steps of a proof by supposition that is short. */
const SHORT = 12;

/** The level of one supposition (or two opposite ones) with a short proof. */
export const SHORT_SUPPOSITION = 6;

/** Lines of an argument that is short. */
const SHORT_ARGUMENT = 14;

/** The level of a step that no rule of the ladder made: of an argument by its lines. Null where a rule did. */
export function levelOutside(step: Step, levels: ReadonlyMap<string, number>): number | null {
  if (step.argument) return SHORT_SUPPOSITION + (linesOf(step.argument) > SHORT_ARGUMENT ? 1 : 0);
  return step.supposed ? suppositionLevel(step, levels) : null;
}

/** That of a short proof; one more for a long proof, or for suppositions within each other. */
export function suppositionLevel(step: Step, levels: ReadonlyMap<string, number>): number {
  const chains = step.supposed ?? [];
  const isNested = chains.some((chain) => chain.steps.some((inner) => inner.supposed !== undefined));
  const named = chains.reduce((sum, chain) => sum + namedIn(chain, levels), 0);
  return isNested || named > SHORT ? SHORT_SUPPOSITION + 1 : SHORT_SUPPOSITION;
}

function namedIn({ steps }: Supposition, levels: ReadonlyMap<string, number>): number {
  return steps.filter((step) => (levels.get(step.rule) ?? 1) > 0).length;
}
