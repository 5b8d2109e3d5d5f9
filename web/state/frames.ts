import type { ExplainedStatement } from "../../engine/model/argument.ts";
import type { Fact } from "../../engine/model/fact.ts";
import type { ExplainedChain, ExplainedLink, ExplainedStep } from "../../engine/reason/explain.ts";

/** One picture of a walk through steps: its words and its board. */
export interface Frame {
  /**
   * `step`: a rule concludes something. `link`: one link of the chain by which it does. Within a supposition: `suppose`
   * begins it, `breaks` is where a law breaks, `leads` where it leads to the agreed fact; then the `step` of the
   * supposition concludes. Of an argument: `lemma` states one, `assume` begins the proof of the step itself, and a `line`
   * is one of either.
   */
  readonly type: "step" | "link" | "suppose" | "breaks" | "leads" | "lemma" | "assume" | "line";
  /** The current step, or the one that the supposition or the link belongs to. */
  readonly step: ExplainedStep;
  /** Which of the outermost steps it belongs to. */
  readonly index: number;
  /** The chain it is in, and which of the step's chains that is; null outside a supposition. */
  readonly chain: ExplainedChain | null;
  readonly turn: number;
  /** The supposition and its conclusions so far, the supposed facts first; empty outside a supposition. */
  readonly supposed: readonly Fact[];
  /** The link of the frame, if it is one's. */
  readonly link?: ExplainedLink;
  /** The statement of an argument that it tells, or of which it tells a line, and the number of that line. */
  readonly statement?: ExplainedStatement;
  readonly line?: number;
}

/**
 * A walk through steps: each a frame, before a supposition its chains step by step, and behind a chain its links. Before a step by argument
 * stand its lemmas, each with its lines behind it, and the lines of its own proof.
 */
export function framesOf(steps: readonly ExplainedStep[]): Frame[] {
  return steps.flatMap((step, index) => framesIn(step, index, null, 0, []));
}

/** Which frame of a walk through this step alone shows the whole of it. */
export function wholeFrame(step: ExplainedStep): number {
  return framesOf([step]).length - 1 - (step.links?.length ?? 0);
}

/** The frame that follows; links, and lines of lemmas, are passed over, unless they are being walked. -1 at the end. */
export function frameAfter(frames: readonly Frame[], at: number): number {
  if (isDetail(frames[at])) return at + 1 < frames.length ? at + 1 : -1;
  return frames.findIndex((frame, index) => index > at && !isDetail(frame));
}

/** The frame before; a link's is the one before it, up to the whole step. -1 at the beginning. */
export function frameBefore(frames: readonly Frame[], at: number): number {
  if (isDetail(frames[at])) return at - 1;
  return frames.findLastIndex((frame, index) => index < at && !isDetail(frame));
}

/** The first link of the step, or the first line of the lemma, that a frame shows whole; -1 where it has none. */
export function firstDetail(frames: readonly Frame[], at: number): number {
  return !isDetail(frames[at]) && isDetail(frames[at + 1]) ? at + 1 : -1;
}

/**
 * Which frame it is, from 1, and of how many: a link among those of its step; of an argument with lemmas each of these is a part and the rest
 * the last one, and a line stands among those of its part; any other among all but these.
 */
export function countFrames(
  frames: readonly Frame[],
  at: number,
): { readonly of: "step" | "link" | "line" | "part"; readonly n: number; readonly all: number } {
  const { link, step, statement, line } = frames[at] ?? {};
  if (link && step?.links) return { of: "link", n: step.links.indexOf(link) + 1, all: step.links.length };
  const parts = partsOf(step);
  if (parts.length > 1) {
    if (statement && line !== undefined) return { of: "line", n: line + 1, all: statement.lines.length };
    return { of: "part", n: statement ? parts.indexOf(statement) + 1 : parts.length, all: parts.length };
  }
  const told = frames.filter(
    (frame) => frame.type === "step" || (!isDetail(frame) && partsOf(frame.step).length < 2),
  );
  return { of: "step", n: told.indexOf(frames[at]) + 1, all: told.length };
}

/** The statements of an argument that the step tells itself. */
function partsOf(step: ExplainedStep | undefined): readonly ExplainedStatement[] {
  return (step?.argument ?? []).filter(({ isKept }) => !isKept);
}

/** A link, or a line of a lemma. */
function isDetail(frame: Frame | undefined): boolean {
  return frame?.type === "link" || (frame?.type === "line" && frame.statement?.name !== "");
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
  const whole: Frame = { type: "step", step, index, chain: within, turn, supposed };
  const links = (step.links ?? []).map((link): Frame => ({ ...whole, type: "link", link }));
  return [
    ...chains,
    ...(step.argument ?? []).flatMap((statement) => statementFrames(whole, statement)),
    whole,
    ...links,
  ];
}

/** What an earlier step told is only cited. */
function statementFrames(whole: Frame, statement: ExplainedStatement): Frame[] {
  if (statement.isKept) return [];
  const lines = statement.lines.map((_, line): Frame => ({ ...whole, type: "line", statement, line }));
  return [{ ...whole, type: statement.name === "" ? "assume" : "lemma", statement }, ...lines];
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
