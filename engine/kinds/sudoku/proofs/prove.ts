import type { Job } from "../../../model/job.ts";
import { inCases } from "./by-cases.ts";
import { byPairs } from "./by-pairs.ts";
import { Closure } from "./closure.ts";
import { type Draft, type Literal, linesOf, split } from "./draft.ts";
import { type Cited, MOST_CITED, MOST_KEPT } from "./lemmas.ts";
import { Net } from "./net.ts";
import type { OpenBoard } from "./open-board.ts";
import { Rivals } from "./rivals.ts";
import { fewest, only, type Refutation, refute } from "./shrink.ts";

/** A proof: statements, each of which uses only those before it; the last one says that a candidate falls, or that one holds. */
export interface Found {
  readonly drafts: readonly Draft[];
  /** Its lines, and what it brings beside them: the less the better. */
  readonly weight: number;
}

/** Lines that a doubling of what a step brings is worth, and how placed and lost candidates count for it. */
const GAIN = 8;
const PLACED = 2;
const LOST = 0.5;
/** Refutations that are made smaller. */
const TRIED = 24;
/** Demands of the flat proof from which on cases are looked for too. */
const LONG = 11;
/** Demands that consequences of a candidate may rest on, where cases are looked for. */
const REACH = 8;
/** Suppositions that are tried with cases. */
const CASES = 2;
/** What a case weighs beside its demands: it is said and cited. */
const SAID = 2;

/**
 * The lightest proof found on a board where singles say nothing; null where none is found. With lemmas that were told before: two
 * candidates each that cannot both hold. With `goal` one that refutes that.
 */
export function* prove(
  board: OpenBoard,
  rivals: Rivals,
  lemmas: readonly Draft[] = [],
  goal: Literal | null = null,
): Job<Found | null> {
  const kept = lemmas.filter(({ when }) => when.every((one) => board.isOpen[one] === 1)).slice(-MOST_KEPT);
  const net = new Net(
    board,
    kept.map(({ when: [one, other] }) => ({ one, other })),
  );
  const flat = yield* flatProofs(goal === null ? bothWays(board) : [goal], net, kept);
  const [best] = flat;
  if (best && linesOf(best.drafts) <= LONG + SAID) return best;
  const likely = goal === null ? board.open : board.open.filter((one) => one === goal);
  const cases = yield* byCases(
    board,
    net,
    rivals,
    kept,
    best ? best.weight : Number.POSITIVE_INFINITY,
    likely,
  );
  if (cases || best || goal !== null) return cases ?? best ?? null;
  // Which are rivals may have been found on an earlier board, and some too late.
  const plain = new Net(board);
  const closure = new Closure(board, plain, REACH, new Rivals(board.demands.candidates));
  const drafts = yield* byPairs(board, yield* rivalsIn(closure, plain, board.open));
  return drafts && { drafts, weight: linesOf(drafts) };
}

/** By candidate: those that cannot hold with it, though neither rules the other out by itself. */
function* rivalsIn(closure: Closure, net: Net, open: Int16Array): Job<Map<number, number[]>> {
  const all = [...open];
  const rivals = new Map<number, number[]>(all.map((one) => [one, []]));
  for (const [at, candidate] of all.entries()) {
    for (const { other } of closure.rivals(candidate, all.slice(at + 1))) {
      rivals.get(candidate)?.push(other);
      rivals.get(other)?.push(candidate);
    }
    yield Math.ceil(closure.work / 32) + take(net);
    closure.work = 0;
  }
  return rivals;
}

/** Each open candidate, to hold and to fail. */
function bothWays({ open }: OpenBoard): Literal[] {
  return [...open].flatMap((candidate) => [candidate, -1 - candidate]);
}

function* flatProofs(supposed: readonly Literal[], net: Net, kept: readonly Draft[]): Job<Found[]> {
  const refutations: Refutation[] = [];
  for (const one of net.lanes.broken(supposed)) {
    const refutation = one < 0 ? refute(net, [], [-1 - one]) : refute(net, [one], []);
    if (refutation) refutations.push(refutation);
  }
  yield supposed.length + take(net);
  refutations.sort((a, b) => a.size - b.size);
  const found: Found[] = [];
  for (const one of refutations.slice(0, TRIED)) {
    const { holds, fails, demands } = fewest(net, one);
    only(net, demands);
    net.suppose(holds, fails);
    const drafts = split(net.inferences(), [...holds, ...fails.map((candidate) => -1 - candidate)], kept);
    net.banned.fill(0);
    found.push({ drafts, weight: linesOf(drafts) - gainOf(net, fails, holds) });
    yield take(net);
  }
  return found.sort((a, b) => a.weight - b.weight);
}

function* byCases(
  board: OpenBoard,
  net: Net,
  known: Rivals,
  kept: readonly Draft[],
  most: number,
  supposed: Iterable<number>,
): Job<Found | null> {
  const closure = new Closure(board, net, REACH, known);
  const open = [...board.open];
  const rivals = new Map<number, { candidate: number; weight: number }[]>(open.map((one) => [one, []]));
  const asked = [...supposed];
  for (const [at, candidate] of asked.entries()) {
    const others =
      asked.length === open.length ? open.slice(at + 1) : open.filter((one) => one !== candidate);
    for (const { other, placed } of closure.rivals(candidate, others)) {
      rivals.get(candidate)?.push({ candidate: other, weight: SAID + 2 + placed });
      rivals.get(other)?.push({ candidate, weight: SAID + 2 + placed });
    }
    yield Math.ceil(closure.work / 32) + take(net);
    closure.work = 0;
  }
  const likely: { candidate: number; cited: Cited[]; weight: number; gain: number }[] = [];
  for (const candidate of asked) {
    const all = rivals.get(candidate) ?? [];
    if (
      !closure.breaks(
        candidate,
        all.map((one) => one.candidate),
      )
    )
      continue;
    const cited = all.sort((a, b) => a.weight - b.weight).slice(0, MOST_CITED - MOST_KEPT);
    const gain = gainOf(net, [], [candidate]);
    // Where enough are lighter, heavier ones are of no use.
    const heaviest = likely.length < CASES ? most : likely[CASES - 1].weight;
    if (!net.suppose([candidate], [], heaviest + gain, cited)) continue;
    const weight = net.size;
    likely.push({ candidate, cited, weight: weight - gain, gain });
    likely.sort((a, b) => a.weight - b.weight);
    yield take(net);
  }
  let best: Found | null = null;
  let least = most;
  for (const { candidate, cited, gain } of likely.slice(0, CASES)) {
    const found = inCases(net, kept, candidate, cited, least + gain);
    yield take(net);
    const weight = found ? found.lines - gain : least;
    if (!found || weight >= least) continue;
    best = { drafts: found.drafts, weight };
    least = weight;
  }
  return best;
}

/** What a conclusion brings: what is placed and lost at once. */
function gainOf(net: Net, holds: readonly number[], fails: readonly number[]): number {
  net.suppose(holds, fails);
  return GAIN * Math.log2(1 + PLACED * net.placed.length + LOST * net.lost.length);
}

/** Work since the last time, in questions: it is counted in candidates that are lost. */
function take(net: Net): number {
  const { work } = net;
  net.work = 0;
  return Math.ceil(work / 32);
}
