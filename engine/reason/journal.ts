import { cellOf, type Fact, isNegative } from "../model/fact.ts";
import type { Puzzle } from "../model/puzzle.ts";
import type { Firing, Step } from "../model/rule.ts";

/** One firing as the chain keeps it: constant space, whatever its reasons are. */
export interface Entry {
  /** Number of the rule in the chain's list; -1 for a step that came from outside, a supposition. */
  readonly rule: number;
  readonly firing: Firing;
  /** From 1. */
  readonly round: number;
  /** Number of its first fact in the order in which facts came, from 0. */
  readonly first: number;
  /** The grid's trail before it. */
  readonly before: number;
}

/** A place in the journal to come back to. */
export interface Place {
  readonly entries: number;
  readonly facts: number;
  readonly trail: number;
}

/** All that was added to a grid, in order: by firings, and by word from outside. */
export class Journal {
  readonly entries: Entry[] = [];
  readonly facts: Fact[] = [];
  /** Steps told so far, by entry. */
  readonly told = new Map<number, Step>();
  readonly #puzzle: Puzzle;
  /** The entry of each fact, and the facts "cell is value" by cell; both up to `#indexed` entries. */
  readonly #origins = new Map<Fact, number>();
  readonly #said = new Map<number, Fact[]>();
  #indexed = 0;

  constructor(puzzle: Puzzle) {
    this.#puzzle = puzzle;
  }

  write(entry: Entry): void {
    this.entries.push(entry);
    for (const fact of entry.firing.adds) this.facts.push(fact);
  }

  /** Entries and facts behind the place are forgotten. */
  cut({ entries, facts }: Place): void {
    while (this.#indexed > entries) {
      for (const fact of this.entries[--this.#indexed].firing.adds) {
        this.#origins.delete(fact);
        if (!isNegative(fact)) this.#said.get(cellOf(fact))?.pop();
      }
    }
    for (let at = entries; at < this.entries.length; at++) this.told.delete(at);
    this.entries.length = entries;
    this.facts.length = facts;
  }

  /**
   * The entry before `end` that added the fact, or a fact that says it in other words ("of island 2" says
   * "not sea"); -1 if it was known from the start or by word from outside.
   */
  originOf(fact: Fact, end: number): number {
    this.#index();
    const origin = this.#origins.get(fact);
    if (origin !== undefined) return origin < end ? origin : -1;
    if (!isNegative(fact)) return -1;
    for (const said of this.#said.get(cellOf(fact)) ?? []) {
      const at = this.#origins.get(said) ?? end;
      if (at >= end) continue;
      const grid = this.#puzzle.blank();
      grid.add(said);
      if (grid.knows(fact)) return at;
    }
    return -1;
  }

  #index(): void {
    for (; this.#indexed < this.entries.length; this.#indexed++) {
      for (const fact of this.entries[this.#indexed].firing.adds) {
        if (!this.#origins.has(fact)) this.#origins.set(fact, this.#indexed);
        if (isNegative(fact)) continue;
        const said = this.#said.get(cellOf(fact));
        if (said) said.push(fact);
        else this.#said.set(cellOf(fact), [fact]);
      }
    }
  }
}
