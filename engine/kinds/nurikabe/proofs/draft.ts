import type { Literal } from "../../../search/clauses.ts";
import type { Check, Draft, Line } from "./check.ts";
import type { Traced } from "./traced.ts";

/** Most demands that most statements should have. */
const MANY = 4;
/** What a statement gives beyond one weighs, where a proof is cut. */
const OUTPUT = 1;

/** How many demands some lines use. */
function truthsIn(lines: readonly Line[]): number {
  return lines.reduce((sum, { truth }) => sum + (truth ? 1 : 0), 0);
}

/**
 * A proof as statements that stand by themselves, without a line that they can do without; the last one says that `when` cannot all hold. Null where its
 * lines, each looked at by itself, do not prove it. `cited` are the statements that inferences cite, by their number. Premises are left out by `settled`.
 */
export function statementsOf(check: Check, traced: Traced, cited?: (lemma: number) => Draft): Draft[] | null {
  let rest = leanest(check, traced, cited);
  if (!rest) return null;
  const drafts: Draft[] = [];
  while (truthsIn(rest.lines) > MANY) {
    const first = firstPart(check, rest);
    if (!first) break;
    drafts.push(first.part);
    rest = { ...rest, lines: [{ truth: null, cites: first.part, gives: first.part.so }, ...first.rest] };
  }
  drafts.push(rest);
  return drafts;
}

/** Statements, each before it is cited, without a premise that they can do without: it takes as long as all else, so only what is told comes here. */
export function settled(check: Check, drafts: readonly Draft[]): Draft[] {
  const told = new Map<Draft, Draft>();
  for (const draft of drafts) {
    const lines = draft.lines.map((line) =>
      line.cites ? { ...line, cites: told.get(line.cites) as Draft } : line,
    );
    told.set(draft, placed(check, withFewerPremises(check, { ...draft, lines })));
  }
  return [...told.values()];
}

/** Where it ends at the wall, with the cells at which the wall comes apart. */
function placed(check: Check, draft: Draft): Draft {
  const last = draft.lines[draft.lines.length - 1];
  if (last.truth?.law !== "sea" || last.gives.length > 0) return draft;
  const truth = { ...last.truth, cells: check.endOf(draft) };
  return { ...draft, lines: [...draft.lines.slice(0, -1), { ...last, truth }] };
}

/** A proof as one statement, without a line that it can do without; null where its lines do not prove it. */
export function leanest(
  check: Check,
  traced: Traced,
  cited: (lemma: number) => Draft = nothing,
): Draft | null {
  const lines = linesOf(traced, cited);
  // The propagation may look at an island later than it could: where an earlier look ends it, it ends there.
  const { when, so = [], known } = traced;
  const draft = { when, so, lines, because: known };
  const whole = so.length > 0 ? (check.proves(draft) ? draft : null) : check.cut(draft);
  return whole && lean(check, merged(check, whole));
}

function nothing(): never {
  throw new Error("a flat proof cites nothing");
}

/** Lines for what rests on a demand or a lemma; what follows locally needs none. */
function linesOf({ so, inferences }: Traced, cited: (lemma: number) => Draft): Line[] {
  const lines: Line[] = [];
  for (const { literal, truth, cites } of inferences) {
    if (!truth && cites < 0) continue;
    const line = { truth, cites: cites >= 0 ? cited(cites) : null, gives: literal < 0 ? [] : [literal] };
    const at =
      line.cites && line.cites.so.length > 0 ? lines.findIndex((other) => other.cites === line.cites) : -1;
    if (at < 0) lines.push(line);
    else lines[at] = { ...lines[at], gives: [...lines[at].gives, ...line.gives] };
  }
  if (so) return lines;
  const last = lines.pop();
  return last ? [...lines, { ...last, gives: last.cites ? last.gives : [] }] : [];
}

/** Looks at the same island, or at the sea, as one where nothing between them is needed. */
function merged(check: Check, draft: Draft): Draft {
  let best = draft;
  for (let at = 0; at < best.lines.length; at++) {
    const { truth, gives } = best.lines[at];
    if (!truth || (truth.law !== "island" && truth.law !== "sea")) continue;
    for (let other = at + 1; other < best.lines.length; other++) {
      const later = best.lines[other];
      if (later.truth?.law !== truth.law || later.truth.clue !== truth.clue) continue;
      if (later.gives.length === 0) continue;
      const both = [...best.lines[at].gives, ...later.gives];
      const cells = [...(best.lines[at].truth?.cells ?? []), ...later.truth.cells];
      const one: Line = { truth: { ...truth, cells }, cites: null, gives: both };
      const lines = best.lines.flatMap((line, index) =>
        index === at ? [one] : index === other ? [] : [line],
      );
      if (gives.length === 0 || !check.proves({ ...best, lines })) continue;
      best = { ...best, lines };
      other--;
    }
  }
  return best;
}

/** Without lines and conclusions that it can do without: what a line no longer gives may make an earlier line needless. */
function lean(check: Check, draft: Draft): Draft {
  const less = withFewerGives(check, withFewerLines(check, draft));
  return givesIn(less) < givesIn(draft) ? lean(check, less) : less;
}

function givesIn({ lines }: Draft): number {
  return lines.reduce((sum, { gives }) => sum + gives.length, 0);
}

function withFewerLines(check: Check, draft: Draft): Draft {
  let best = draft;
  for (let at = 0; at < best.lines.length; ) {
    const lines = best.lines.filter((_, index) => index !== at);
    if (check.proves({ ...best, lines })) best = { ...best, lines };
    else at++;
  }
  return best;
}

/** Without what its lines give in vain; then what a look concludes names it. */
function withFewerGives(check: Check, draft: Draft): Draft {
  let best = draft;
  for (let at = 0; at < best.lines.length; at++) {
    for (let each = 0; each < best.lines[at].gives.length && best.lines[at].gives.length > 1; ) {
      const { truth, cites, gives } = best.lines[at];
      const less: Line = {
        cites,
        truth: truth && { ...truth, cells: truth.cells.filter((_, index) => index !== each) },
        gives: gives.filter((_, index) => index !== each),
      };
      const lines = best.lines.map((line, index) => (index === at ? less : line));
      if (check.proves({ ...best, lines })) best = { ...best, lines };
      else each++;
    }
  }
  return best;
}

function withFewerPremises(check: Check, draft: Draft): Draft {
  const because = fewest(draft.because, (some) => check.proves({ ...draft, because: some }));
  return { ...draft, because };
}

/** Without what is not needed for it to do: large parts are tried first, single ones until none falls, as a look that breaks too early with one may do without another. */
function fewest(
  all: readonly Literal[],
  isEnough: (some: readonly Literal[]) => boolean,
): readonly Literal[] {
  let kept = all;
  const leaveOut = (size: number): void => {
    for (let at = 0; at < kept.length; ) {
      const some = [...kept.slice(0, at), ...kept.slice(at + size)];
      if (isEnough(some)) kept = some;
      else at += size;
    }
  };
  for (let size = all.length >> 1; size > 1; size >>= 1) leaveOut(size);
  for (let before = all.length + 1; kept.length < before; ) {
    before = kept.length;
    leaveOut(1);
  }
  return kept;
}

/** The first lines of a proof as a statement of their own, cut where little crosses, and the lines that follow. */
function firstPart(check: Check, draft: Draft): { part: Draft; rest: readonly Line[] } | null {
  let best: { part: Draft; rest: readonly Line[]; weight: number } | null = null;
  for (let until = 2; until < draft.lines.length; until++) {
    const first = draft.lines.slice(0, until);
    const truths = truthsIn(first);
    if (truths < 2) continue;
    if (truths > MANY) break;
    const rest = draft.lines.slice(until);
    const given = first.flatMap(({ gives }) => gives);
    const so = fewest(given, (some) => check.proves({ ...draft, lines: rest }, some));
    if (so.length === 0) continue;
    const weight = so.length * OUTPUT - truths;
    if (best && weight >= best.weight) continue;
    const told = lean(check, { ...draft, so, lines: first });
    const when = fewest(draft.when, (some) => check.proves({ ...told, when: some }));
    if (check.proves({ ...told, when })) best = { part: { ...told, when }, rest, weight };
  }
  return best;
}
