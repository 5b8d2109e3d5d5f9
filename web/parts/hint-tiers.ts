import type { ExplainedStep } from "../../engine/reason/explain.ts";
import type { App } from "../state/app.ts";
import type { HintState } from "../state/state.ts";

/** How far a hint is told. */
export type Place = Required<Pick<HintState, "tier" | "step">>;

/** What "more" shows: the next tier, then the next step of a chain; null when all is told. */
export function after({ hint, tier, step }: HintState): Place | null {
  if (hint?.type !== "step") return null;
  if (tier < 3) return { tier: tier === 1 ? 2 : 3, step: 0 };
  return step + 1 < framesIn(hint.steps) ? { tier, step: step + 1 } : null;
}

/** How many frames the steps are walked in; see `frames.ts`, which is fetched with the sheet. */
function framesIn(steps: readonly ExplainedStep[]): number {
  return steps.reduce(
    (sum, { chains = [] }) => chains.reduce((sum, chain) => sum + framesIn(chain.steps) + 2, sum + 1),
    0,
  );
}

/** What "back" shows; null at the first tier. */
export function before({ tier, step }: HintState): Place | null {
  if (tier === 3 && step > 0) return { tier, step: step - 1 };
  return tier === 1 ? null : { tier: tier === 3 ? 2 : 1, step: 0 };
}

/** Asks for a hint, or has the one that is shown tell more. */
export function askHint({ store, acts }: App): void {
  const { play } = store.state;
  if (!play || play.solved) return;
  const { hint } = play;
  if (!hint) acts.hint();
  const next = hint && after(hint);
  if (next) store.dispatch({ type: "hint-show", ...next });
}
