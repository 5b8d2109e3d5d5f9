import type { Job } from "../../../model/job.ts";
import { caseOf } from "./by-cases.ts";
import { type Draft, linesOf, split } from "./draft.ts";
import { type Kept, MOST_CITED } from "./lemmas.ts";
import { Net } from "./net.ts";
import type { OpenBoard } from "./open-board.ts";
import { fewest, only, refute } from "./shrink.ts";

/** Candidates whose proofs are worked out. */
const TRIED = 3;
/** Propagations that count as one question. */
const A_QUESTION = 4;

/** What placed a candidate that is supposed. */
const SUPPOSED = -1;

/**
 * The proof of fewest lines, of a few, that a candidate falls, where it does only by rivals of what it leads to, not of itself: which
 * pairs it takes is found by propagation with all of them, each of these is refuted by itself, and told before.
 */
export function* byPairs(
  board: OpenBoard,
  rivalsOf: ReadonlyMap<number, readonly number[]>,
): Job<readonly Draft[] | null> {
  const spread = new PairSpread(board, rivalsOf);
  const broken: { candidate: number; pairs: readonly Kept[] }[] = [];
  for (const [at, candidate] of board.open.entries()) {
    const pairs = spread.pairsAgainst(candidate);
    if (pairs && pairs.length <= MOST_CITED) broken.push({ candidate, pairs });
    if (at % A_QUESTION === 0) yield 1;
  }
  broken.sort((a, b) => a.pairs.length - b.pairs.length);
  let best: readonly Draft[] | null = null;
  for (const { candidate, pairs } of broken.slice(0, TRIED)) {
    const drafts = yield* toldBy(board, candidate, pairs);
    if (drafts && (!best || linesOf(drafts) < linesOf(best))) best = drafts;
  }
  return best;
}

function* toldBy(board: OpenBoard, candidate: number, pairs: readonly Kept[]): Job<readonly Draft[] | null> {
  const net = new Net(board, pairs);
  const refutation = refute(net, [candidate], []);
  if (!refutation) return null;
  only(net, fewest(net, refutation).demands);
  net.suppose([candidate], []);
  const inferences = net.inferences();
  const plain = new Net(board);
  const heads: Draft[] = [];
  const before: Draft[] = [];
  for (const at of new Set(inferences.flatMap(({ cited }) => (cited < 0 ? [] : [cited])))) {
    const { one, other } = pairs[at];
    const found = caseOf(plain, [], [one], other, Number.POSITIVE_INFINITY);
    yield 1;
    if (!found) return null;
    before.push(...found.drafts);
    heads[at] = found.drafts[found.drafts.length - 1];
  }
  return [...before, ...split(inferences, [candidate], heads)];
}

/** Propagation of one candidate with all pairs of rivals, which remembers the first reason of each loss. */
class PairSpread {
  readonly #board: OpenBoard;
  readonly #rivalsOf: ReadonlyMap<number, readonly number[]>;
  readonly #left: Int16Array;
  /** By candidate: what holds and rules it out, or -1; and the demand that placed it. */
  readonly #lostBy: Int32Array;
  readonly #placedBy = new Map<number, number>();
  #broken = -1;

  constructor(board: OpenBoard, rivalsOf: ReadonlyMap<number, readonly number[]>) {
    this.#board = board;
    this.#rivalsOf = rivalsOf;
    this.#left = Int16Array.from(board.left);
    this.#lostBy = new Int32Array(board.demands.candidates);
  }

  /** The pairs by which a candidate falls; null where it does not. */
  pairsAgainst(candidate: number): Kept[] | null {
    const { demands, left } = this.#board;
    this.#left.set(left);
    this.#lostBy.fill(-1);
    this.#placedBy.clear();
    this.#placedBy.set(candidate, SUPPOSED);
    this.#broken = -1;
    // Whoever is placed is added behind those that are gone through.
    for (const one of this.#placedBy.keys()) {
      for (const peer of demands.peers[one]) this.#lose(peer, one);
      for (const rival of this.#rivalsOf.get(one) ?? []) this.#lose(rival, one);
      if (this.#broken >= 0) return this.#pairsFor(this.#broken);
    }
    return null;
  }

  #lose(candidate: number, by: number): void {
    const { isOpen, demands } = this.#board;
    if (isOpen[candidate] === 0 || this.#lostBy[candidate] >= 0) return;
    this.#lostBy[candidate] = by;
    for (let at = candidate * 4; at < candidate * 4 + 4; at++) {
      const demand = demands.of[at];
      const mask = this.#left[demand] & ~demands.bits[at];
      this.#left[demand] = mask;
      if (mask === 0) this.#broken = demand;
      else if ((mask & (mask - 1)) === 0) {
        const last = demands.members[demand * demands.size + 31 - Math.clz32(mask)];
        if (!this.#placedBy.has(last)) this.#placedBy.set(last, demand);
      }
    }
  }

  /** The pairs that a demand's losses rest on. */
  #pairsFor(broken: number): Kept[] {
    const { demands, isOpen } = this.#board;
    const { size, members, peers } = demands;
    const pairs: Kept[] = [];
    const asked = new Set([broken]);
    for (const demand of asked)
      for (let at = demand * size; at < (demand + 1) * size; at++) {
        const lost = members[at];
        const by = this.#lostBy[lost];
        if (isOpen[lost] === 0 || by < 0 || this.#placedBy.get(lost) === demand) continue;
        if (!peers[by].includes(lost)) pairs.push({ one: by, other: lost });
        const placedBy = this.#placedBy.get(by) as number;
        if (placedBy !== SUPPOSED) asked.add(placedBy);
      }
    return pairs;
  }
}
