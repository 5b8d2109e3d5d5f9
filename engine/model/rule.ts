import type { Argument, Demand } from "./argument.ts";
import type { Fact } from "./fact.ts";
import type { Grid } from "./grid.ts";
import type { Puzzle } from "./puzzle.ts";
import type { Words } from "./words.ts";

/** The value of a rule's variable in one firing; the kind puts it into words. */
export type Binding =
  | { readonly as: "cell"; readonly of: number }
  | { readonly as: "cells"; readonly of: readonly number[] }
  | { readonly as: "value"; readonly of: number }
  | { readonly as: "values"; readonly of: readonly number[] }
  /** A house: the cells of one of a law's instances, named by the law's id and a number from 1. */
  | { readonly as: "house"; readonly law: string; readonly of: number }
  | { readonly as: "houses"; readonly of: readonly { readonly law: string; readonly of: number }[] }
  | { readonly as: "number"; readonly of: number }
  /** Facts that all hold, or of which one holds. */
  | { readonly as: "facts" | "either"; readonly of: readonly Fact[] };

/** The reader's view of the cells of one highlight; fins are those of its causes without which a fish would be whole. */
export type Role = "area" | "cause" | "fin" | "target";

/**
 * The id of "the puzzle has one answer" among the laws that a step leans on. It is a premise and no law of the puzzle: a rule that
 * leans on it is asked only where it is known to hold.
 */
export const ONE_ANSWER = "one-answer";

/** One firing of a rule; plain data. */
export interface Step {
  readonly rule: string;
  readonly adds: readonly Fact[];
  /** Exact premises: with any one of them left out the rule does not draw this conclusion. Givens count as premises; clues that are no facts are part of the puzzle. */
  readonly because: readonly Fact[];
  /** Ids of the laws it leans on. */
  readonly laws: readonly string[];
  readonly bindings: Readonly<Record<string, Binding>>;
  /** Cells that the rule itself asks to highlight, by their role. */
  readonly marks?: Readonly<Partial<Record<Role, readonly number[]>>>;
  /** The links of a step by a chain, from its one end to the other; of several branches one after another. */
  readonly links?: readonly Link[];
  /** Sets of cells to tell apart, in the order in which they are linked: of each all that its cells can hold. They may overlap. */
  readonly sets?: readonly (readonly Fact[])[];
  /** The demands that it rests on, where the rule knows them; others are found by a search, which a count of many cells would make long. */
  readonly demands?: readonly Demand[];
  /** The suppositions of a step by supposition: one that ends in a broken law, or two opposite ones that agree on the conclusion. */
  readonly supposed?: readonly Supposition[];
  /** The statements of a step by argument, the last of which is that the opposite of its conclusion cannot be. */
  readonly argument?: Argument;
}

/** A link of a chain between two statements, each of which says that one of some facts holds. */
export interface Link {
  /** At least one of the two statements is true, or at most one. */
  readonly type: "strong" | "weak";
  readonly from: readonly Fact[];
  readonly to: readonly Fact[];
  /** The cell or the house that makes it, or cells that can lack at most one of their digits. */
  readonly by: Extract<Binding, { as: "cell" | "cells" | "house" }>;
}

/** A fact supposed for the sake of argument, and the conclusions that the rules draw from it: a forcing chain. */
export interface Supposition {
  readonly fact: Fact;
  /** In order; premises are facts known before, the supposed fact, and conclusions of earlier steps. No step is needless. */
  readonly steps: readonly Step[];
  /** The law that breaks in the end, and the facts that break it; null where the supposition leads to the agreed fact. */
  readonly conflict: { readonly law: string; readonly facts: readonly Fact[] } | null;
}

/** A firing without its premises: constant space. `at` holds the values of the rule's variables, in the rule's own form. */
export interface Firing {
  /** News to the grid, at least one. */
  readonly adds: readonly Fact[];
  readonly at: readonly number[];
  /** How many demands it rests on, where the rule knows that at once. */
  readonly demands?: number | undefined;
}

/** An inference rule. Level 0 is bookkeeping that is never shown by itself; 1 to 7 as in the level scale. */
export interface Rule<P extends Puzzle = Puzzle> {
  readonly id: string;
  /** Its number in its kind's list of the first expert systems, if it is one of them. */
  readonly number?: number;
  readonly name: Words;
  readonly level: number;
  /** Asked only when no simple rule fires. */
  readonly advanced?: boolean;
  /** Not asked within a supposition: it costs much, and plainer steps say as much there. */
  readonly apart?: true;
  /** Not asked where proofs are told that the kind can argue: it rests on more demands than anyone follows, and arguments on fewer. */
  readonly bulky?: true;
  /** It argues from the puzzle's having one answer (the law `ONE_ANSWER`), so it is asked only where that is known, and never within a supposition. */
  readonly needsOneAnswer?: boolean;
  /** Hardly any made puzzle needs it, so it is not offered where puzzles are made to order; it can still be wished for by its id. */
  readonly seldom?: true;
  /** Where steps are told, a firing that rests on more demands than so many is told only if no argument is lighter. */
  readonly wordy?: number;
  /** The sentence, with a `{slot}` for each binding. */
  readonly text: Words;
  /** Firings that add something new to the grid, in a fixed order. The grid must not change while iterating. */
  find(puzzle: P, grid: Grid): Iterable<Step>;
  /** The rule ready to be asked again and again about one puzzle; a rule without it is asked by `find`. */
  on?(puzzle: P): Asker;
}

/**
 * A rule at work on one puzzle (an incremental matcher). It is notified of changes and tries only bindings
 * that they can affect; it finds the same as if it tried all.
 */
export interface Asker {
  /** These facts were added to the grid since the last call. Before the first call everything is new. */
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
  /** The whole step, with exact premises. The grid knows the same as when the rule fired, or only the step's premises. */
  explain(grid: Grid, firing: Firing): Step;
  /** The step with premises that are enough, where exact ones take a search; null where that is the whole step. */
  roughly?(grid: Grid, firing: Firing): Step | null;
  /** The premises of that step alone. */
  premises?(grid: Grid, firing: Firing): readonly Fact[];
  /** Steps of evaluation spent so far, all calls together. */
  readonly spent: number;
  /** Why it gave up (over its budget), once it did; then it finds nothing more. */
  readonly trouble: Words | null;
}

/** A run of the ladder from some facts. */
export interface Proof {
  /** Givens, and the facts on the board. */
  readonly start: readonly Fact[];
  readonly steps: readonly Step[];
  readonly end: "solved" | "stuck" | "broken";
}
