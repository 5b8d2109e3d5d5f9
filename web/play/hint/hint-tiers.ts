import { frameAfter, frameBefore, framesOf } from "../../state/frames.ts";
import type { Settings } from "../../state/settings.ts";
import type { HintState } from "../../state/state.ts";

/** How far a hint is shown. */
export type HintPosition = Required<Pick<HintState, "tier" | "step">>;

/** The tier that a hint begins with. Who goes on from another hint sees it as far as that one, unless it is set otherwise. */
export function firstTier({ hintsFrom }: Settings, shown: HintState | null): HintState["tier"] {
  if (hintsFrom === "last") return shown?.tier ?? 1;
  return hintsFrom === "where" ? 1 : hintsFrom === "what" ? 2 : 3;
}

/** The position after "more": the next tier, then the next step of a chain; null at the end. */
export function after({ hint, tier, step }: HintState): HintPosition | null {
  if (hint?.type !== "step") return null;
  if (tier < 3) return { tier: tier === 1 ? 2 : 3, step: 0 };
  const next = frameAfter(framesOf(hint.steps), step);
  return next < 0 ? null : { tier, step: next };
}

/** The position after "back"; null at the first tier. */
export function before({ hint, tier, step }: HintState): HintPosition | null {
  const last = tier === 3 && hint?.type === "step" ? frameBefore(framesOf(hint.steps), step) : -1;
  if (last >= 0) return { tier, step: last };
  return tier === 1 ? null : { tier: tier === 3 ? 2 : 1, step: 0 };
}
