import type { Fact } from "../../engine/model/fact.ts";
import type { ExplainedChain, ExplainedStep } from "../../engine/reason/explain.ts";

/** One picture of a walk through steps: its words and its board. */
export interface Frame {
  /**
   * `step`: a rule concludes something. Within a supposition: `suppose` begins it, `breaks` is where a law
   * breaks, `leads` where it leads to the agreed fact; then the `step` of the supposition concludes.
   */
  readonly type: "step" | "suppose" | "breaks" | "leads";
  /** The current step, or the one that the supposition belongs to. */
  readonly step: ExplainedStep;
  /** Which of the outermost steps it belongs to. */
  readonly index: number;
  /** The chain it is in, and which of the step's chains that is; null outside a supposition. */
  readonly chain: ExplainedChain | null;
  readonly turn: number;
  /** The supposition and its conclusions so far, the supposed facts first; empty outside a supposition. */
  readonly supposed: readonly Fact[];
}

/** A walk through steps: each a frame, and before a supposition its chains, link by link. */
export function framesOf(steps: readonly ExplainedStep[]): Frame[] {
  return steps.flatMap((step, index) => framesIn(step, index, null, 0, []));
}

function framesIn(
  step: ExplainedStep,
  index: number,
  within: ExplainedChain | null,
  turn: number,
  supposed: readonly Fact[],
): Frame[] {
  const chains = (step.chains ?? []).flatMap((chain, turn) =>
    chainFrames(step, index, chain, turn, supposed),
  );
  return [...chains, { type: "step", step, index, chain: within, turn, supposed }];
}

function chainFrames(
  step: ExplainedStep,
  index: number,
  chain: ExplainedChain,
  turn: number,
  before: readonly Fact[],
): Frame[] {
  let supposed = [...before, chain.fact];
  const frames: Frame[] = [{ type: "suppose", step, index, chain, turn, supposed }];
  for (const link of chain.steps) {
    frames.push(...framesIn(link, index, chain, turn, supposed));
    supposed = [...supposed, ...link.adds];
  }
  return [...frames, { type: chain.conflict ? "breaks" : "leads", step, index, chain, turn, supposed }];
}
