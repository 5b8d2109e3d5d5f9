import type { Literal } from "../../../search/clauses.ts";
import type { Net } from "./net.ts";
import type { Traced } from "./traced.ts";

/** Literals after which no more is kept. */
const MOST_KEPT = 1_000_000;

/**
 * Suppositions about cells that came to no contradiction on a net, in whatever order: they come to the same again, unless a lemma that
 * was learned since says more. So a net can pass over them.
 */
export class Harmless {
  readonly #net: Net;
  readonly #lemmas: readonly Traced[];
  /** The places of outcomes, by the suppositions that lead there. */
  readonly #places = new Map<number, number>();
  /** What all outcomes hold, and by place where that of each ends, and how many lemmas are known to add nothing to it. */
  readonly #literals: Literal[] = [];
  readonly #ends: number[] = [];
  readonly #idle: number[] = [];
  /** Literals of the outcome that is looked at hold the number of the look. */
  readonly #looked: Int32Array;
  #look = 0;
  /** So many literals of the trail were known at first. */
  readonly #known: number;
  /** The suppositions of a key. */
  readonly #sorted: Literal[] = [];

  /** @param lemmas What the net has learned, more and more. */
  constructor(net: Net, lemmas: readonly Traced[]) {
    this.#net = net;
    this.#lemmas = lemmas;
    this.#known = net.trail.size;
    this.#looked = new Int32Array(2 * net.claims.variables);
  }

  /** Keeps what the present suppositions came to. */
  keep(): void {
    const { trail } = this.#net;
    const last = trail.decision(trail.decisionLevel);
    if (this.#literals.length > MOST_KEPT) return;
    for (let at = trail.position[trail.decision(1) >> 1]; at < trail.size; at++)
      this.#literals.push(trail.literals[at]);
    this.#places.set(this.#keyOf(last, trail.decisionLevel - 1), this.#ends.length);
    this.#ends.push(this.#literals.length);
    this.#idle.push(this.#lemmas.length);
  }

  /** Whether a supposition on top of the present ones is known to be harmless; the work for it is then counted as if it were made. */
  passesOver(literal: Literal): boolean {
    const net = this.#net;
    const { trail } = net;
    const place = this.#places.get(this.#keyOf(literal, trail.decisionLevel));
    if (place === undefined) return false;
    let news = 0;
    this.#look++;
    for (let at = this.#ends[place - 1] ?? 0; at < this.#ends[place]; at++) {
      const one = this.#literals[at];
      this.#looked[one] = this.#look;
      if (trail.value[one] === 0) news++;
    }
    for (; this.#idle[place] < this.#lemmas.length; this.#idle[place]++)
      if (this.#saysMore(this.#lemmas[this.#idle[place]].when)) return false;
    net.passOver(news);
    return true;
  }

  /** Whether "not all of these" says something, as all but one hold at least. */
  #saysMore(when: readonly Literal[]): boolean {
    let open = 0;
    for (const literal of when) {
      if (this.#holds(literal ^ 1)) return false;
      if (!this.#holds(literal) && ++open > 1) return false;
    }
    return true;
  }

  /** Whether a literal was known at first, or is of the outcome that is looked at. */
  #holds(literal: Literal): boolean {
    const { value, position } = this.#net.trail;
    return (
      this.#looked[literal] === this.#look || (value[literal] > 0 && position[literal >> 1] < this.#known)
    );
  }

  /** A number for a supposition and so many below it, whatever their order. */
  #keyOf(literal: Literal, below: number): number {
    const { claims, trail } = this.#net;
    const sorted = this.#sorted;
    for (let count = 0; count <= below; count++) {
      const one = count < below ? trail.decision(count + 1) : literal;
      let at = count;
      for (; at > 0 && sorted[at - 1] > one; at--) sorted[at] = sorted[at - 1];
      sorted[at] = one;
    }
    let key = 0;
    for (let at = 0; at <= below; at++) key = key * (2 * claims.cells + 1) + sorted[at] + 1;
    return key;
  }
}
