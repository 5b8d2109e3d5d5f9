import type { Fact } from "../../../engine/model/fact.ts";
import { assert } from "../../../engine/model/result.ts";
import type { Counts } from "../../../engine/model/search.ts";
import { carriedBy, type PackedEvent, typeOf } from "../../../engine/search/event.ts";

/** Choices tried and taken back, below the same node. */
export interface Tried {
  /** Null: several of the earliest as one, or, with no count, those before the first event at hand. */
  readonly fact: Fact | null;
  /** How many choices; 0 where that is not known. */
  readonly count: number;
  /** Number of the event that tried it (the first of several); -1 where that is not known. */
  readonly event: number;
  /** Nodes tried in its part of the tree, itself included; -1 where that is not known. */
  readonly nodes: number;
  /** Answers met in its part of the tree. */
  readonly answers: number;
}

/** Most decisions that are kept one by one below one node; earlier ones are merged into one. */
export const MOST_TRIED = 48;

/**
 * Numbers kept of a standing decision: the index of its facts (the decision first) and of the decisions tried
 * below it; its event; nodes and answers when it was made.
 */
const LEVEL = 5;
/** Numbers kept of a tried decision: those of `Tried`, in its order. */
const TRIED = 5;
/** In the place of a fact, an event or a number that there is none of. */
const NONE = -1;

/** All that stands at an event, to come back to. */
export interface Standing {
  readonly at: number;
  readonly counts: Counts;
  readonly answers: number;
  readonly facts: Int32Array;
  readonly levels: Int32Array;
  readonly tried: Int32Array;
}

/** Where a part of a search begins that was not recorded from the start. */
export interface Base {
  readonly from: number;
  /** As in the worker's `Trace`. */
  readonly standing: readonly (readonly Fact[])[];
  readonly counts: Counts;
}

const START: Base = {
  from: 0,
  standing: [[]],
  counts: { nodes: 1, checks: 0, backtracks: 0, depth: 0 },
};

/** The decisions tried before the first event at hand. */
const EARLIER = [NONE, 0, NONE, NONE, 0] as const;

/**
 * The state after any event of a search, and the sums until then. Level 0 is the start, level d the d-th
 * standing decision. A step of one event costs the same however long the search was.
 */
export class Path {
  /** Events so far, from the start of the search. */
  at = 0;
  /** Answers so far; those before a base are not counted. */
  answers = 0;
  nodes = 1;
  checks = 0;
  backtracks = 0;
  /** Most choices that stood at once. */
  deepest = 0;
  #facts: number[] = [];
  #levels: number[] = [];
  #tried: number[] = [];

  constructor({ from, standing, counts }: Base = START) {
    this.at = from;
    this.nodes = counts.nodes;
    this.checks = counts.checks;
    this.backtracks = counts.backtracks;
    this.deepest = counts.depth;
    for (const facts of standing) {
      this.#levels.push(this.#facts.length, this.#tried.length, NONE, from > 0 ? NONE : 1, 0);
      if (from > 0) this.#tried.push(...EARLIER);
      for (const fact of facts) this.#facts.push(fact);
    }
  }

  /** Choices that stand. */
  get depth(): number {
    return this.#levels.length / LEVEL - 1;
  }

  get counts(): Counts {
    const { nodes, checks, backtracks, deepest } = this;
    return { nodes, checks, backtracks, depth: deepest };
  }

  /** All known facts beside the givens, in the order of their events. */
  get facts(): readonly Fact[] {
    return this.#facts as Fact[];
  }

  /** How many facts were known before choice `level`. */
  knownBefore(level: number): number {
    return this.#levels[level * LEVEL];
  }

  /** Choice number `level` of those that stand, from 1. */
  choice(level: number): Fact {
    assert(level >= 1 && level <= this.depth, "only a choice that stands is asked for");
    return this.#facts[this.knownBefore(level)] as Fact;
  }

  /** Number of the event that tried it; -1 where that is not known. */
  eventOf(level: number): number {
    return this.#levels[level * LEVEL + 2];
  }

  /** Nodes tried in its part of the tree so far, itself included; -1 where that is not known. */
  nodesOf(level: number): number {
    return this.#nodesSince(this.#levels[level * LEVEL + 3]);
  }

  /** The decisions tried and taken back below a standing one (below the start: 0), in order. */
  tried(level: number): readonly Tried[] {
    const end = level < this.depth ? this.#levels[(level + 1) * LEVEL + 1] : this.#tried.length;
    const all: Tried[] = [];
    for (let at = this.#levels[level * LEVEL + 1]; at < end; at += TRIED) {
      const [fact, count, event, nodes, answers] = this.#tried.slice(at, at + TRIED);
      all.push({ fact: fact === NONE ? null : (fact as Fact), count, event, nodes, answers });
    }
    return all;
  }

  /** Takes the next event. */
  step(packed: PackedEvent): void {
    const type = typeOf(packed);
    const carried = carriedBy(packed);
    if (type === "decision") this.#try(carried);
    else if (type === "propagated") this.#facts.push(carried);
    else if (type === "checked") this.checks += carried;
    else if (type === "answered") this.answers++;
    else this.#takeBack();
    this.at++;
  }

  #try(fact: number): void {
    this.nodes++;
    this.#levels.push(this.#facts.length, this.#tried.length, this.at, this.nodes, this.answers);
    this.#facts.push(fact);
    if (this.depth > this.deepest) this.deepest = this.depth;
  }

  #takeBack(): void {
    assert(this.depth > 0, "only a choice that stands is taken back");
    const levels = this.#levels;
    const end = levels.length;
    const [first, tried, event, nodes, answers] = [
      levels[end - 5],
      levels[end - 4],
      levels[end - 3],
      levels[end - 2],
      levels[end - 1],
    ];
    const fact = this.#facts[first];
    levels.length = end - LEVEL;
    this.#facts.length = first;
    this.#tried.length = tried;
    if (tried - levels[end - LEVEL - 4] === MOST_TRIED * TRIED) this.#fold();
    this.#tried.push(fact, 1, event, this.#nodesSince(nodes), this.answers - answers);
    this.backtracks++;
  }

  #nodesSince(nodes: number): number {
    return nodes === NONE ? NONE : this.nodes - nodes + 1;
  }

  /** Merges the earlier half of the decisions tried below the last standing one. */
  #fold(): void {
    const all = this.tried(this.depth);
    const early = all.slice(0, MOST_TRIED / 2);
    const sum = (of: (one: Tried) => number): number => early.reduce((total, one) => total + of(one), 0);
    const isKnown = early.every(({ count, nodes }) => count > 0 && nodes !== NONE);
    const one = [
      ...[NONE, isKnown ? sum(({ count }) => count) : 0, early[0].event],
      ...[isKnown ? sum(({ nodes }) => nodes) : NONE, sum(({ answers }) => answers)],
    ];
    const from = this.#tried.length - MOST_TRIED * TRIED;
    this.#tried.splice(from, (MOST_TRIED / 2) * TRIED, ...one);
  }

  /** How much there is to keep: the numbers held. */
  get size(): number {
    return this.#facts.length + this.#levels.length + this.#tried.length;
  }

  /** All that stands now. Cost: its size. */
  standing(): Standing {
    const [facts, levels, tried] = [this.#facts, this.#levels, this.#tried].map((all) =>
      Int32Array.from(all),
    );
    return { at: this.at, counts: this.counts, answers: this.answers, facts, levels, tried };
  }

  /** Restores a state. Cost: its size. */
  restore({ at, counts, answers, facts, levels, tried }: Standing): void {
    this.at = at;
    this.answers = answers;
    this.nodes = counts.nodes;
    this.checks = counts.checks;
    this.backtracks = counts.backtracks;
    this.deepest = counts.depth;
    this.#facts = Array.from(facts);
    this.#levels = Array.from(levels);
    this.#tried = Array.from(tried);
  }
}
