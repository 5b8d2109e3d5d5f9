import type { Fact } from "../../model/fact.ts";
import type { Puzzle } from "../../model/puzzle.ts";
import type { Firing, Step } from "../../model/rule.ts";
import { Origins } from "./origins.ts";

/** How much a grid knows: the length of its trail, and of the list of facts that were added to it. */
export interface Moment {
  readonly trail: number;
  readonly facts: number;
}

/** A rule's firing on the agenda, before it is written. */
export interface Activation {
  /** Number of the rule in the chain's list; -1 for a step that came from outside, a supposition. */
  readonly rule: number;
  readonly firing: Firing;
  /** When the rule was asked. */
  readonly asked: Moment;
}

/** One firing as the chain keeps it: constant space, whatever its reasons are. */
export interface JournalEntry extends Activation {
  /** From 1. */
  readonly round: number;
}

/** A place in the journal to come back to. */
export interface Checkpoint extends Moment {
  readonly entries: number;
}

/** All facts that were added to a grid, in order: by firings, and from outside. */
export class Journal {
  readonly entries: JournalEntry[] = [];
  readonly facts: Fact[] = [];
  /** Explained steps so far, by entry. */
  readonly explained = new Map<number, Step>();
  readonly #origins: Origins;
  /** Entries whose facts are noted. */
  #noted = 0;

  constructor(puzzle: Puzzle) {
    this.#origins = new Origins(puzzle);
  }

  write(entry: JournalEntry): void {
    this.entries.push(entry);
    for (const fact of entry.firing.adds) this.facts.push(fact);
  }

  /** Forgets entries and facts behind the place. */
  cut({ entries, facts }: Checkpoint): void {
    while (this.#noted > entries) this.#origins.forget(this.entries[--this.#noted].firing.adds);
    for (let at = entries; at < this.entries.length; at++) this.explained.delete(at);
    this.entries.length = entries;
    this.facts.length = facts;
  }

  /** The entry before `end` that added the fact; -1 if it was known from the start or added from outside. */
  originOf(fact: Fact, end: number): number {
    for (; this.#noted < this.entries.length; this.#noted++)
      this.#origins.note(this.entries[this.#noted].firing.adds, this.#noted);
    return this.#origins.of(fact, end);
  }
}
