import type { Lemmas } from "./lemmas.ts";
import type { OpenBoard } from "./open-board.ts";

/** One inference: a demand whose other candidates are lost gives one, or all its candidates left see what it strikes; or a lemma strikes. */
export interface Inference {
  /** The demand, or -1 for a lemma. */
  readonly demand: number;
  /** Number of the lemma that is cited, or -1; those that are kept come first. */
  readonly cited: number;
  /** The candidate that it places, or -1. */
  readonly places: number;
  /** What it strikes by itself, as far as that is needed; of a placement what follows needs no word. */
  readonly strikes: readonly number[];
  /** Numbers of the earlier inferences that it rests on. */
  readonly rests: readonly number[];
  /** Supposed candidates that it rests on directly; one that is supposed to fail as its opposite, -1 - candidate. */
  readonly supposed: readonly number[];
}

/** What placed a candidate that is supposed to hold. */
export const SUPPOSED = -2;

/** What a propagation remembers. */
export interface Trail {
  readonly board: OpenBoard;
  readonly lemmas: Lemmas;
  readonly lost: readonly number[];
  /** By candidate: the slot that ruled it out. That of a candidate that holds has its number; behind them is that of what is supposed. */
  readonly lostBy: Int32Array;
  /** By candidate: the demand that placed it, or `SUPPOSED`. */
  readonly placedBy: Int32Array;
  /** By slot of strikes: the demand and its way, or a use of a lemma as -1 - use. */
  readonly madeBy: Int32Array;
}

/** The inferences that place some candidates, and those that leave a demand nothing (-1: none), each after those that it rests on. */
export function inferencesOf(trail: Trail, places: readonly number[], broken: number): Inference[] {
  const tracer = new Tracer(trail);
  for (const slot of places) tracer.numberOf(slot);
  if (broken >= 0) tracer.demand(broken, -1, [], 0);
  return tracer.inferences();
}

class Tracer {
  readonly #trail: Trail;
  readonly #found: Inference[] = [];
  readonly #needed = new Set<number>();
  readonly #numbers = new Map<number, number>();

  constructor(trail: Trail) {
    this.#trail = trail;
  }

  inferences(): Inference[] {
    const isNeeded = (candidate: number): boolean => this.#needed.has(candidate);
    return this.#found.map((one) => ({ ...one, strikes: one.strikes.filter(isNeeded) }));
  }

  /** Number of the inference that made a slot. */
  numberOf(slot: number): number {
    const number = this.#numbers.get(slot) ?? this.#trace(slot);
    this.#numbers.set(slot, number);
    return number;
  }

  #trace(slot: number): number {
    const { board, lost, lostBy, placedBy, madeBy } = this.#trail;
    const { candidates, count, shared } = board.demands;
    if (slot < candidates) return this.demand(placedBy[slot], slot, [], 0);
    const strikes = lost.filter((candidate) => lostBy[candidate] === slot);
    const item = madeBy[slot];
    if (item < 0) return this.#lemma(-1 - item, strikes);
    return this.demand(item % count, -1, strikes, shared[item % count][Math.floor(item / count) - 1].mask);
  }

  /** An inference by a demand, without the candidates of a mask; its number. */
  demand(demand: number, places: number, strikes: readonly number[], except: number): number {
    const { board, lostBy, placedBy } = this.#trail;
    const { candidates, members, size } = board.demands;
    const rests = new Set<number>();
    const supposed = new Set<number>();
    for (let rest = board.left[demand] & ~except; rest !== 0; rest &= rest - 1) {
      const candidate = members[demand * size + 31 - Math.clz32(rest & -rest)];
      if (candidate === places) continue;
      this.#needed.add(candidate);
      const by = lostBy[candidate];
      if (by === candidates) supposed.add(-1 - candidate);
      else if (by < candidates && placedBy[by] === SUPPOSED) supposed.add(by);
      else rests.add(this.numberOf(by));
    }
    this.#found.push({ demand, cited: -1, places, strikes, rests: [...rests], supposed: [...supposed] });
    return this.#found.length - 1;
  }

  #lemma(use: number, strikes: readonly number[]): number {
    const { lemmas, placedBy } = this.#trail;
    const from = lemmas.from(use);
    const isSupposed = from >= 0 && placedBy[from] === SUPPOSED;
    const rests = from >= 0 && !isSupposed ? [this.numberOf(from)] : [];
    const supposed = isSupposed ? [from] : [];
    this.#found.push({ demand: -1, cited: use >> 1, places: -1, strikes, rests, supposed });
    return this.#found.length - 1;
  }
}
