import type { Fact } from "./fact.ts";
import type { Grid } from "./grid.ts";
import type { Puzzle } from "./puzzle.ts";
import type { Words } from "./words.ts";

/** What a variable of a rule stood for in one firing; the kind says it in words. */
export type Binding =
  | { readonly as: "cell"; readonly of: number }
  | { readonly as: "cells"; readonly of: readonly number[] }
  | { readonly as: "value"; readonly of: number }
  | { readonly as: "values"; readonly of: readonly number[] }
  /** A house: the cells of one of a law's instances, named by the law's id and a number from 1. */
  | { readonly as: "house"; readonly law: string; readonly of: number }
  | { readonly as: "number"; readonly of: number };

/** What the cells of one highlight are to the reader. */
export type Role = "area" | "cause" | "target";

/** One firing of a rule; plain data. */
export interface Step {
  readonly rule: string;
  readonly adds: readonly Fact[];
  /** Exact premises: with any one of them left out the rule does not draw this conclusion. Givens count as premises; clues that are no facts are part of the puzzle. */
  readonly because: readonly Fact[];
  /** Ids of the laws it leans on. */
  readonly laws: readonly string[];
  readonly bindings: Readonly<Record<string, Binding>>;
  /** Cells that the rule itself asks to highlight, by what they are. */
  readonly marks?: Readonly<Partial<Record<Role, readonly number[]>>>;
  /** What was supposed, where the step is a supposition: one that ends in a broken law, or two opposite ones that agree on what is added. */
  readonly supposed?: readonly Supposition[];
}

/** A fact taken for true for the sake of argument, and what the rules draw from it. */
export interface Supposition {
  readonly fact: Fact;
  /** In order; premises are facts known before, the supposed fact, and what earlier steps add. No step is needless. */
  readonly steps: readonly Step[];
  /** The law that breaks in the end, and the facts that break it; null where it leads to what is agreed on. */
  readonly conflict: { readonly law: string; readonly facts: readonly Fact[] } | null;
}

/** A firing before anyone asks for its reasons: constant space. `at` is the rule's own note of what its variables stood for. */
export interface Firing {
  /** News to the grid, at least one. */
  readonly adds: readonly Fact[];
  readonly at: readonly number[];
}

/** A way to draw conclusions. Level 0 is bookkeeping that nobody needs telling; 1 to 7 as in the level scale. */
export interface Rule<P extends Puzzle = Puzzle> {
  readonly id: string;
  /** Its number in its kind's list of the first expert systems, if it is one of them. */
  readonly number?: number;
  readonly name: Words;
  readonly level: number;
  /** Asked only when no simple rule has anything to say. */
  readonly advanced?: boolean;
  /** The sentence, with a `{slot}` for each binding. */
  readonly text: Words;
  /** Firings that add something new to the grid, in a fixed order. The grid must not change while iterating. */
  find(puzzle: P, grid: Grid): Iterable<Step>;
  /** The rule ready to be asked again and again about one puzzle; a rule without it is asked by `find`. */
  on?(puzzle: P): Asker;
}

/**
 * A rule at work on one puzzle. It is told what changes and looks only where something did; what it
 * finds is the same as if it looked everywhere.
 */
export interface Asker {
  /** These facts were added to the grid since it was last asked. Before the first word everything is news. */
  touch(facts: readonly Fact[]): void;
  /** The grid is (again) as when this rule had nothing to add to it. */
  calm(): void;
  /** Begin at the front of the order again; without it `next` goes on behind the last firing. */
  rewind(): void;
  /**
   * The next firing that adds something new, or null at the end of the order. Facts added since count at once. With
   * `patience` it may also be null after so many steps of evaluation: then `isWaiting`, and asked again it goes on there.
   */
  next(grid: Grid, patience?: number): Firing | null;
  readonly isWaiting?: boolean;
  /** The whole step, with exact premises; the grid knows what it knew when the rule fired, or only the step's premises. */
  tell(grid: Grid, firing: Firing): Step;
  /** Steps of evaluation spent so far, all calls together. */
  readonly spent: number;
  /** Why it gave up (over its budget), once it did; then it finds nothing more. */
  readonly trouble: Words | null;
}

/** A run of the ladder from some facts. */
export interface Proof {
  /** Givens and what the board adds. */
  readonly start: readonly Fact[];
  readonly steps: readonly Step[];
  readonly end: "solved" | "stuck" | "broken";
}
