import { type PackedEvent, unpackEvent } from "../../engine/model/event.ts";
import type { Fact } from "../../engine/model/fact.ts";
import { assert } from "../../engine/model/result.ts";
import type { Counts } from "../../engine/model/search.ts";

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

/** Most choices that are kept one by one below one node; the earliest are then told as one. */
export const MOST_TRIED = 48;

/** A choice that stands. */
interface Level {
  /** Where its facts begin, the choice first. */
  readonly first: number;
  readonly event: number;
  /** The sums when it was tried; -1 where that is not known. */
  readonly nodes: number;
  readonly answers: number;
  /** What was tried below it before. */
  readonly tried: Tried[];
}

/** All that stands at an event, to come back to. */
export interface Standing {
  readonly at: number;
  readonly counts: Counts;
  readonly answers: number;
  readonly facts: Int32Array;
  readonly levels: readonly Level[];
}

/** Where a part of a search begins that was not recorded from the start. */
export interface Base {
  readonly from: number;
  /** As the worker's `trace` tells it. */
  readonly standing: readonly (readonly Fact[])[];
  readonly counts: Counts;
}

const START: Base = {
  from: 0,
  standing: [[]],
  counts: { nodes: 1, checks: 0, backtracks: 0, depth: 0 },
};

const EARLIER: Tried = { fact: null, count: 0, event: -1, nodes: -1, answers: 0 };

/**
 * What stands after any event of a search, and the sums until then. Level 0 is the start, level d the
 * d-th choice that stands. A step of one event costs the same however long the search was.
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
  #facts: Fact[] = [];
  #levels: Level[] = [];

  constructor(base: Base = START) {
    this.#begin(base);
  }

  #begin({ from, standing, counts }: Base): void {
    this.at = from;
    this.nodes = counts.nodes;
    this.checks = counts.checks;
    this.backtracks = counts.backtracks;
    this.deepest = counts.depth;
    const before = from > 0 ? [EARLIER] : [];
    for (const facts of standing) {
      const level = { first: this.#facts.length, event: -1, nodes: from > 0 ? -1 : 1, answers: 0 };
      this.#levels.push({ ...level, tried: [...before] });
      for (const fact of facts) this.#facts.push(fact);
    }
  }

  /** Choices that stand. */
  get depth(): number {
    return this.#levels.length - 1;
  }

  get counts(): Counts {
    const { nodes, checks, backtracks, deepest } = this;
    return { nodes, checks, backtracks, depth: deepest };
  }

  /** All that is known beside the givens, in the order in which it was told. */
  get facts(): readonly Fact[] {
    return this.#facts;
  }

  /** How many facts were known before choice `level`. */
  knownBefore(level: number): number {
    return this.#levels[level].first;
  }

  /** Choice number `level` of those that stand, from 1. */
  choice(level: number): Fact {
    assert(level >= 1 && level <= this.depth, "only a choice that stands is asked for");
    return this.#facts[this.#levels[level].first];
  }

  /** Number of the event that tried it; -1 where that is not known. */
  eventOf(level: number): number {
    return this.#levels[level].event;
  }

  /** Nodes tried in its part of the tree so far, itself included; -1 where that is not known. */
  nodesOf(level: number): number {
    const { nodes } = this.#levels[level];
    return nodes < 0 ? -1 : this.nodes - nodes + 1;
  }

  /** What was tried and taken back below a choice that stands (below the start: 0), in order. */
  tried(level: number): readonly Tried[] {
    return this.#levels[level].tried;
  }

  /** Takes the next event. */
  step(packed: PackedEvent): void {
    const event = unpackEvent(packed);
    if (event.type === "tried") this.#try(event.fact);
    else if (event.type === "forced") this.#facts.push(event.fact);
    else if (event.type === "checked") this.checks += event.times;
    else if (event.type === "answered") this.answers++;
    else this.#takeBack();
    this.at++;
  }

  #try(fact: Fact): void {
    this.nodes++;
    const { at, nodes, answers } = this;
    this.#levels.push({ first: this.#facts.length, event: at, nodes, answers, tried: [] });
    this.#facts.push(fact);
    this.deepest = Math.max(this.deepest, this.depth);
  }

  #takeBack(): void {
    assert(this.depth > 0, "only a choice that stands is taken back");
    const { first, event, nodes, answers } = this.#levels.pop() as Level;
    const { tried } = this.#levels[this.depth];
    if (tried.length === MOST_TRIED) tried.splice(0, MOST_TRIED / 2, asOne(tried.slice(0, MOST_TRIED / 2)));
    tried.push({
      ...{ fact: this.#facts[first], count: 1, event },
      nodes: nodes < 0 ? -1 : this.nodes - nodes + 1,
      answers: this.answers - answers,
    });
    this.#facts.length = first;
    this.backtracks++;
  }

  /** All that stands now. Cost: what stands. */
  standing(): Standing {
    const facts = Int32Array.from(this.#facts);
    const levels = this.#levels.map((level) => ({ ...level, tried: [...level.tried] }));
    return { at: this.at, counts: this.counts, answers: this.answers, facts, levels };
  }

  /** Goes back to what stood. Cost: what stood. */
  restore({ at, counts, answers, facts, levels }: Standing): void {
    this.at = at;
    this.answers = answers;
    this.nodes = counts.nodes;
    this.checks = counts.checks;
    this.backtracks = counts.backtracks;
    this.deepest = counts.depth;
    this.#facts = Array.from(facts) as Fact[];
    this.#levels = levels.map((level) => ({ ...level, tried: [...level.tried] }));
  }
}

function asOne(all: readonly Tried[]): Tried {
  const isKnown = all.every(({ count }) => count > 0);
  return {
    ...{ fact: null, event: all[0].event },
    count: isKnown ? all.reduce((sum, { count }) => sum + count, 0) : 0,
    nodes: all.some(({ nodes }) => nodes < 0) ? -1 : all.reduce((sum, { nodes }) => sum + nodes, 0),
    answers: all.reduce((sum, { answers }) => sum + answers, 0),
  };
}
