import type { Inference } from "./inference.ts";

/** A literal: a candidate that holds, or as -1 - candidate that it does not. */
export type Literal = number;

/** A statement with its proof: all of `when` together give all of `so`; where that is empty, they cannot all hold. */
export interface Draft {
  readonly when: readonly Literal[];
  readonly so: readonly Literal[];
  readonly lines: readonly DraftLine[];
}

/** One line of a proof: a demand, or a statement that was proved before. */
export interface DraftLine {
  /** The demand, or -1. */
  readonly demand: number;
  readonly cites: Draft | null;
  readonly gives: readonly Literal[];
}

/** Most demands of one statement, and those that most statements should not exceed. */
const MOST = 6;
const MANY = 4;

/** Weights of cutting a proof: a statement more is told and cited, what it gives beyond one, and what is many demands. */
const STATEMENT = 2;
const OUTPUT = 0.4;
const OVER = 1.6;

function literalsOf({ places, strikes }: Inference): Literal[] {
  return places >= 0 ? [places] : strikes.map((candidate) => -1 - candidate);
}

/**
 * A proof as statements of few demands each: it is cut where little crosses. The last one is the refutation itself; it cites the others,
 * which stand by themselves. `cited` are proofs of what the inferences cite, `before` statements that give some of the suppositions.
 */
export function split(
  inferences: readonly Inference[],
  when: readonly Literal[],
  cited: readonly Draft[],
  before: readonly Draft[] = [],
): Draft[] {
  const drafts = pieces(inferences, cited, true);
  const last = drafts.pop() as Draft;
  const cites = [...before, ...drafts].map((draft) => ({ demand: -1, cites: draft, gives: draft.so }));
  return [...drafts, { ...last, when, lines: [...cites, ...last.lines] }];
}

/** The same for inferences to some literals. */
export function pieces(
  inferences: readonly Inference[],
  cited: readonly Draft[],
  isRefutation: boolean,
  wanted: readonly Literal[] = [],
): Draft[] {
  const last = lastUses(inferences);
  const cuts = cutsOf(inferences, last);
  return cuts.slice(0, -1).map((from, at) => {
    const until = cuts[at + 1];
    const isLast = isRefutation && until === inferences.length;
    const lines = inferences.slice(from, until).map((inference) => ({
      demand: inference.demand,
      cites: inference.cited < 0 ? null : cited[inference.cited],
      gives: literalsOf(inference),
    }));
    return {
      when: inputsOf(inferences, from, until, cited),
      so: isLast ? [] : outputsOf(inferences, last, from, until, wanted),
      lines,
    };
  });
}

/** Where to cut: the numbers of the first inferences of the parts, and the end. */
function cutsOf(inferences: readonly Inference[], last: Int32Array): number[] {
  const { length } = inferences;
  const best: { weight: number; from: number }[] = [{ weight: 0, from: 0 }];
  for (let until = 1; until <= length; until++) {
    let least = { weight: Number.POSITIVE_INFINITY, from: 0 };
    let demands = 0;
    for (let from = until - 1; from >= 0; from--) {
      if (inferences[from].demand >= 0) demands++;
      if (demands > MOST) break;
      const outputs = until === length ? 1 : outputsOf(inferences, last, from, until, []).length;
      const over = Math.max(0, demands - MANY) * OVER;
      const weight = best[from].weight + STATEMENT + (outputs - 1) * OUTPUT + over;
      if (weight < least.weight) least = { weight, from };
    }
    best.push(least);
  }
  const cuts = [length];
  for (let at = length; at > 0; at = best[at].from) cuts.unshift(best[at].from);
  return cuts;
}

/** By inference: the last one that rests on it; -1 where none does. */
function lastUses(inferences: readonly Inference[]): Int32Array {
  const last = new Int32Array(inferences.length).fill(-1);
  for (const [at, { rests }] of inferences.entries()) for (const rest of rests) last[rest] = at;
  return last;
}

/** The literals of a part that are used behind it, or wanted. */
function outputsOf(
  inferences: readonly Inference[],
  last: Int32Array,
  from: number,
  until: number,
  wanted: readonly Literal[],
): Literal[] {
  const outputs: Literal[] = [];
  for (let at = from; at < until; at++)
    if (last[at] >= until || wanted.includes(inferences[at].places))
      outputs.push(...literalsOf(inferences[at]));
  return outputs;
}

/** What some inferences rest on that others, or nobody, gave. */
export function inputsOf(
  inferences: readonly Inference[],
  from: number,
  until: number,
  cites: readonly Draft[],
): Literal[] {
  const inputs = new Set<Literal>();
  for (const inference of inferences.slice(from, until)) {
    for (const literal of inference.supposed) inputs.add(literal);
    for (const at of inference.rests)
      if (at < from) for (const literal of literalsOf(inferences[at])) inputs.add(literal);
    if (inference.cited < 0 || inference.supposed.length + inference.rests.length > 0) continue;
    const [given] = literalsOf(inference);
    for (const literal of cites[inference.cited].when) if (literal !== -1 - given) inputs.add(literal);
  }
  return [...inputs];
}

/** Lines that all statements take together: each is said, and each line of its proof. What is kept is cited only. */
export function linesOf(drafts: readonly Draft[]): number {
  return drafts.reduce((sum, { lines }) => sum + 1 + lines.length, 0);
}
