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
const GAIN = 18;
const PLACED = 2;
const LOST = 0.5;
/** Refutations that are made smaller. */
const TRIED = 24;
/** Demands of the flat proof from which on cases are looked for too. */
const LONG = 11;
/** Demands that consequences of a candidate may rest on, where cases are looked for. */
const REACH = 8;
/** Candidates that fall by cases: those that are compared, and those of them whose cases are worked out. */
const COMPARED = 16;
const CASES = 3;
/** What a case weighs beside its demands: it is said and cited. */
const SAID = 2;

/**
 * The lightest proof found on a board where singles say nothing; null where none is found. With lemmas that were told before: two
 * candidates each that cannot both hold. What it refutes is one of `doubtful`: all that may be refuted, or a single literal that is to be.
 */
export function* prove(
  board: OpenBoard,
  rivals: Rivals,
  lemmas: readonly Draft[],
  doubtful: readonly Literal[],
): Job<Found | null> {
  const kept = lemmas.filter(({ when }) => when.every((one) => board.isOpen[one] === 1)).slice(-MOST_KEPT);
  const net = new Net(
    board,
    kept.map(({ when: [one, other] }) => ({ one, other })),
  );
  const flat = yield* flatProofs(doubtful, net, kept);
  const [best] = flat;
  if (best && linesOf(best.drafts) <= LONG + SAID) return best;
  const cases = yield* byCases(
    board,
    net,
    rivals,
    kept,
    best ? best.weight : Number.POSITIVE_INFINITY,
    doubtful.filter((one) => one >= 0),
  );
  if (cases || best || doubtful.length === 1) return cases ?? best ?? null;
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

function* flatProofs(supposed: readonly Literal[], net: Net, kept: readonly Draft[]): Job<Found[]> {
  const refutations: Refutation[] = [];
  for (const one of net.lanes.broken(supposed)) {
    const refutation = one < 0 ? refute(net, [], [-1 - one]) : refute(net, [one], []);
    if (refutation) refutations.push(refutation);
  }
  yield supposed.length + take(net);
  refutations.sort((a, b) => a.size - b.size);
  const found: Found[] = [];
  const tried = refutations.slice(0, TRIED);
  const gains = gainsOf(
    net,
    tried.map(({ holds, fails }) => (holds.length > 0 ? -1 - holds[0] : fails[0])),
  );
  for (const [at, one] of tried.entries()) {
    const { holds, fails, demands } = fewest(net, one);
    only(net, demands);
    net.suppose(holds, fails);
    const drafts = split(net.inferences(), [...holds, ...fails.map((candidate) => -1 - candidate)], kept);
    net.banned.fill(0);
    found.push({ drafts, weight: linesOf(drafts) - gains[at] });
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
  asked: readonly number[],
): Job<Found | null> {
  let best: Found | null = null;
  let least = most;
  for (const { candidate, cited, gain } of yield* likelyIn(board, net, known, most, asked)) {
    const found = inCases(net, kept, candidate, cited, least + gain);
    yield take(net);
    const weight = found ? found.lines - gain : least;
    if (!found || weight >= least) continue;
    best = { drafts: found.drafts, weight };
    least = weight;
  }
  return best;
}

/** A candidate that falls by cases: what is cited, and what it weighs if that weighs as much as is guessed. */
interface Likely {
  readonly candidate: number;
  readonly cited: readonly Cited[];
  readonly weight: number;
  readonly gain: number;
}

/**
 * The lightest of some candidates that fall by cases, as far as is guessed. Only some are compared: those that bring the most, and of equals those that rule out
 * the least.
 */
function* likelyIn(
  board: OpenBoard,
  net: Net,
  known: Rivals,
  most: number,
  asked: readonly number[],
): Job<readonly Likely[]> {
  const closure = new Closure(board, net, REACH, known);
  const gains = gainsOf(
    net,
    asked.map((one) => -1 - one),
  );
  yield asked.length + take(net);
  const falling = asked
    .map((candidate, at) => ({ candidate, gain: gains[at], losses: closure.losses(candidate) }))
    .sort((a, b) => b.gain - a.gain || a.losses - b.losses);
  const others = new Set([...falling.map(({ candidate }) => candidate), ...board.open]);
  const rivals = new Map<number, Cited[]>([...others].map((one) => [one, []]));
  const likely: Likely[] = [];
  let compared = 0;
  for (const { candidate, gain } of falling) {
    others.delete(candidate);
    for (const { other, placed } of closure.rivals(candidate, others)) {
      rivals.get(candidate)?.push({ candidate: other, weight: SAID + 2 + placed });
      rivals.get(other)?.push({ candidate, weight: SAID + 2 + placed });
    }
    yield Math.ceil(closure.work / 32);
    closure.work = 0;
    const all = rivals.get(candidate) ?? [];
    if (!closure.breaks(candidate, all)) continue;
    const cited = all.sort((a, b) => a.weight - b.weight).slice(0, MOST_CITED - MOST_KEPT);
    // Where enough are lighter, heavier ones are of no use.
    const heaviest = likely.length < CASES ? most : likely[CASES - 1].weight;
    if (net.suppose([candidate], [], heaviest + gain, cited)) {
      likely.push({ candidate, cited, weight: net.size - gain, gain });
      likely.sort((a, b) => a.weight - b.weight);
    }
    yield take(net);
    if (++compared === COMPARED) break;
  }
  return likely.slice(0, CASES);
}

/** What each of some conclusions brings: what is placed and lost at once. */
function gainsOf(net: Net, conclusions: readonly Literal[]): number[] {
  return net.lanes
    .leadsTo(conclusions)
    .map(({ placed, lost }) => GAIN * Math.log2(1 + PLACED * placed + LOST * lost));
}

/** Work since the last time, in questions: it is counted in candidates that are lost. */
function take(net: Net): number {
  const { work } = net;
  net.work = 0;
  return Math.ceil(work / 32);
}
