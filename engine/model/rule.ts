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
  /** A house of Sudoku, named by its law and its number from 1. */
  | { readonly as: "house"; readonly law: "row" | "column" | "box"; readonly of: number }
  | { readonly as: "number"; readonly of: number };

/** One firing of a rule; plain data. */
export interface Step {
  readonly rule: string;
  readonly adds: readonly Fact[];
  /** Exact premises: with any one of them left out the rule does not draw this conclusion. Givens of Sudoku count as premises; Nurikabe clues are part of the puzzle. */
  readonly because: readonly Fact[];
  /** Ids of the laws it leans on. */
  readonly laws: readonly string[];
  readonly bindings: Readonly<Record<string, Binding>>;
}

/** A way to draw conclusions. Level 0 is bookkeeping that nobody needs telling; 1 to 7 as in the level scale. */
export interface Rule<P extends Puzzle = Puzzle> {
  readonly id: string;
  readonly name: Words;
  readonly level: number;
  /** The sentence, with a `{slot}` for each binding. */
  readonly text: Words;
  /** Firings that add something new to the grid, in a fixed order. The grid must not change while iterating. */
  find(puzzle: P, grid: Grid): Iterable<Step>;
}

/** A run of the ladder from some facts. */
export interface Proof {
  /** Givens and what the board adds. */
  readonly start: readonly Fact[];
  readonly steps: readonly Step[];
  readonly end: "solved" | "stuck" | "broken";
}
