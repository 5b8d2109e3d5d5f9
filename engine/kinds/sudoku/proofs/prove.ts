import type { Job } from "../../../model/job.ts";
import { Closure } from "./closure.ts";
import { type Draft, linesOf, split } from "./draft.ts";
import { type Cited, MOST_CITED, Net } from "./net.ts";
import type { OpenBoard } from "./open-board.ts";
import { fewest, type Refutation, refute } from "./shrink.ts";

/** A proof: statements, each of which uses only those before it; the last one says that a candidate falls, or that one holds. */
export interface Found {
  readonly drafts: readonly Draft[];
  readonly lines: number;
}

/** Refutations that are made smaller. */
const TRIED = 14;
/** Demands of the flat proof from which on cases are looked for too. */
const LONG = 11;
/** Demands that consequences in cases, and the refutations of cases, may rest on. */
const REACH = 8;
const CASE = 12;
/** Suppositions that are tried with cases. */
const CASES = 8;
/** What a case weighs beside its demands: it is said and cited. */
const SAID = 2;

/** The lightest proof found on a board where singles say nothing; null where none is found. */
export function* prove(board: OpenBoard): Job<Found | null> {
  const net = new Net(board);
  const flat = yield* flatProofs(board, net);
  const [best] = flat;
  if (best && best.lines <= LONG + SAID) return best;
  const cases = yield* byCases(board, net, best ? best.lines : Number.POSITIVE_INFINITY);
  return cases ?? best ?? null;
}

function* flatProofs(board: OpenBoard, net: Net): Job<Found[]> {
  const refutations: Refutation[] = [];
  for (const candidate of board.open) {
    const holds = refute(net, [candidate], []);
    const fails = refute(net, [], [candidate]);
    if (holds) refutations.push(holds);
    if (fails) refutations.push(fails);
    yield take(net);
  }
  refutations.sort((a, b) => a.size - b.size);
  const found: Found[] = [];
  for (const one of refutations.slice(0, TRIED)) {
    const { holds, fails, set } = fewest(net, one);
    net.banned.fill(1);
    for (let at = 0; at < board.demands.count; at++) if ((set[at >> 5] >> (at & 31)) & 1) net.banned[at] = 0;
    net.suppose(holds, fails);
    const drafts = split(net.inferences(), [...holds, ...fails.map((candidate) => -1 - candidate)], []);
    net.banned.fill(0);
    found.push({ drafts, lines: linesOf(drafts) });
    yield take(net);
  }
  return found.sort((a, b) => a.lines - b.lines);
}

function* byCases(board: OpenBoard, net: Net, most: number): Job<Found | null> {
  const closure = new Closure(board, net, REACH);
  const open = [...board.open];
  const rivals = new Map<number, { candidate: number; weight: number }[]>(open.map((one) => [one, []]));
  for (const [at, candidate] of open.entries()) {
    for (const { other, placed } of closure.rivals(candidate, open.slice(at + 1))) {
      rivals.get(candidate)?.push({ candidate: other, weight: SAID + 2 + placed });
      rivals.get(other)?.push({ candidate, weight: SAID + 2 + placed });
    }
    yield closure.work + take(net);
    closure.work = 0;
  }
  const likely: { candidate: number; cited: Cited[]; weight: number }[] = [];
  for (const candidate of open) {
    const all = rivals.get(candidate) ?? [];
    if (!closure.breaks(candidate, [], all.map((one) => one.candidate))) continue;
    const cited = all.sort((a, b) => a.weight - b.weight).slice(0, MOST_CITED);
    if (net.suppose([candidate], [], undefined, cited)) likely.push({ candidate, cited, weight: net.size });
    yield take(net);
  }
  likely.sort((a, b) => a.weight - b.weight);
  let best: Found | null = null;
  let least = most;
  for (const { candidate, cited } of likely.slice(0, CASES)) {
    const found = withCases(net, candidate, cited, least);
    yield take(net);
    if (!found || found.lines >= least) continue;
    best = found;
    least = found.lines;
  }
  return best;
}

/** A refutation by cases. What its cases weigh is guessed first, and worked out when one is used, until none of those used is a guess. */
function withCases(net: Net, candidate: number, guessed: readonly Cited[], most: number): Found | null {
  const cited = [...guessed];
  const proofs = new Map<number, Draft[]>();
  for (;;) {
    if (!net.suppose([candidate], [], undefined, cited) || net.size >= most + SAID) return null;
    const inferences = net.inferences();
    const used = inferences.filter((one) => one.cited >= 0).map((one) => one.cited);
    const guess = used.filter((at) => !proofs.has(at));
    if (guess.length === 0) {
      const cases = used.map((at) => proofs.get(at) as Draft[]);
      const heads: Draft[] = [];
      for (const at of used) heads[at] = (proofs.get(at) as Draft[]).at(-1) as Draft;
      const drafts = [...cases.flat(), ...split(inferences, [candidate], heads)];
      return { drafts, lines: linesOf(drafts) };
    }
    for (const at of guess) {
      const refutation = refute(net, [candidate, cited[at].candidate], [], CASE);
      if (!refutation) {
        proofs.set(at, []);
        cited[at] = { ...cited[at], weight: 99 };
        continue;
      }
      const { set } = fewest(net, refutation);
      net.banned.fill(1);
      for (let one = 0; one < net.banned.length; one++) if ((set[one >> 5] >> (one & 31)) & 1) net.banned[one] = 0;
      net.suppose([candidate, cited[at].candidate], []);
      const drafts = split(net.inferences(), [candidate, cited[at].candidate], []);
      net.banned.fill(0);
      proofs.set(at, drafts);
      cited[at] = { ...cited[at], weight: linesOf(drafts) + 1 };
    }
  }
}

function take(net: Net): number {
  const { work } = net;
  net.work = 0;
  return work;
}
