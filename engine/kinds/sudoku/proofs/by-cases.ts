import { type Draft, inputsOf, linesOf, pieces, split } from "./draft.ts";
import type { Inference } from "./inference.ts";
import type { Cited } from "./lemmas.ts";
import type { Net } from "./net.ts";
import { fewest, only, refute } from "./shrink.ts";

/** Demands that the refutation of a case may rest on. */
const CASE = 24;
/** How much heavier than the best a proof may look while its cases are guessed. */
const SLACK = 1.2;
/** More than any proof weighs. */
const NEVER = 240;

/** A refutation of one candidate in cases: others that cannot hold with it are refuted first, each by itself. */
export interface InCases {
  readonly drafts: readonly Draft[];
  readonly lines: number;
}

interface Case {
  readonly candidate: number;
  readonly inferences: readonly Inference[];
  readonly drafts: readonly Draft[];
}

/**
 * A refutation by cases. What cases weigh is guessed at first, and worked out when one is used, until none of those used is a guess. Then
 * what several cases draw alike is taken out of them and told once.
 */
export function inCases(
  net: Net,
  kept: readonly Draft[],
  candidate: number,
  guessed: readonly Cited[],
  most: number,
): InCases | null {
  const first = casesFor(net, kept, candidate, [], guessed, most * SLACK);
  if (!first) return null;
  const common = commonIn(first);
  const plain = told([], first, candidate);
  if (common.length === 0) return plain;
  const again = casesFor(net, kept, candidate, common, guessed, most * SLACK);
  if (!again) return plain;
  const needed = new Set(
    [again, ...again.used].flatMap(({ inferences }) => inferences.flatMap(({ supposed }) => supposed)),
  );
  const wanted = common.filter((one) => needed.has(one));
  net.suppose([candidate], []);
  const shared = told(pieces(net.inferencesTo(wanted), kept, false, wanted), again, candidate);
  return shared.lines < plain.lines ? shared : plain;
}

interface Solved {
  readonly inferences: readonly Inference[];
  readonly used: readonly Case[];
  readonly cited: readonly Draft[];
}

function casesFor(
  net: Net,
  kept: readonly Draft[],
  candidate: number,
  given: readonly number[],
  guessed: readonly Cited[],
  most: number,
): Solved | null {
  const cited = [...guessed];
  const known = new Map<number, Case | null>();
  for (;;) {
    if (!net.suppose([candidate, ...given], [], undefined, cited) || net.size >= Math.min(most, NEVER))
      return null;
    const inferences = net.inferences();
    const used = inferences.map((one) => one.cited - kept.length).filter((at) => at >= 0);
    const open = used.filter((at) => !known.has(at));
    if (open.length === 0) {
      const cases = used.map((at) => known.get(at) as Case);
      const heads = [...kept];
      for (const [index, at] of used.entries()) heads[kept.length + at] = cases[index].drafts.at(-1) as Draft;
      return { inferences, used: cases, cited: heads };
    }
    for (const at of open) {
      const one = caseOf(net, kept, [candidate, ...given], cited[at].candidate);
      known.set(at, one);
      cited[at] = { ...cited[at], weight: one ? linesOf(one.drafts) + 1 : NEVER };
    }
  }
}

/** The refutation of a candidate where some hold, on so many demands at most. */
export function caseOf(
  net: Net,
  kept: readonly Draft[],
  given: readonly number[],
  candidate: number,
  most = CASE,
): Case | null {
  const holds = [...given, candidate];
  const refutation = refute(net, holds, [], most);
  if (!refutation) return null;
  only(net, fewest(net, refutation).demands);
  net.suppose(holds, []);
  net.banned.fill(0);
  const inferences = net.inferences();
  return {
    candidate,
    inferences,
    drafts: split(inferences, inputsOf(inferences, 0, inferences.length, kept), kept),
  };
}

function told(before: readonly Draft[], { inferences, used, cited }: Solved, candidate: number): InCases {
  const drafts = [
    ...before,
    ...used.flatMap((one) => one.drafts),
    ...split(inferences, [candidate], cited, before),
  ];
  return { drafts, lines: linesOf(drafts) };
}

/** The candidates that several cases place alike, by what is supposed in all of them. */
function commonIn({ inferences, used }: Solved): number[] {
  const times = new Map<number, number>();
  for (const one of [{ inferences, candidate: -1 }, ...used]) {
    const isOwn: boolean[] = [];
    for (const { places, supposed, rests, cited } of one.inferences) {
      const own =
        (cited >= 0 && supposed.length + rests.length === 0) ||
        supposed.includes(one.candidate) ||
        rests.some((at) => isOwn[at]);
      isOwn.push(own);
      if (!own && places >= 0) times.set(places, (times.get(places) ?? 0) + 1);
    }
  }
  return [...times].filter(([, count]) => count > 1).map(([place]) => place);
}
