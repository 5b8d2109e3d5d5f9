import type { Fact, Value } from "./fact.ts";
import type { Grid } from "./grid.ts";
import type { Job } from "./job.ts";
import type { Puzzle } from "./puzzle.ts";

export interface Limits {
  /** Stop after this many answers. */
  readonly answers: number;
  /** Stop after this many nodes (the start, and each choice tried). */
  readonly nodes: number;
}

/** Counts of a search; each is the sum of the events that its `SearchWatch` received. */
export interface Counts {
  /** The start and every choice tried. */
  readonly nodes: number;
  /** Times a law (or, in a kind's own search, a pass over all of them) was tested. */
  readonly checks: number;
  /** Choices taken back. */
  readonly backtracks: number;
  /** Most choices that stood at once. */
  readonly depth: number;
}

export interface SearchResult extends Counts {
  /** Different answers, one value a cell each, in the order they were met. */
  readonly answers: Value[][];
  /** True: these are all the answers up to the wanted number. False: the node limit was met, the count is a lower bound. */
  readonly complete: boolean;
}

/**
 * Receives the events of a search, in order, so that its board can be drawn again. The board begins as the
 * search's `from`; a watched search does the same as an unwatched one.
 */
export interface SearchWatch {
  /** A choice is tried: one node, one deeper. */
  decision(fact: Fact): void;
  /** A consequence of the choices that stand (or of the start) is written. */
  propagated(fact: Fact): void;
  /** Laws were tested so many times since the last call. */
  checked(times: number): void;
  /** The latest choice that stands is taken back, with all that was forced since. */
  backtrack(): void;
  /** The board is an answer. */
  answered(): void;
}

/**
 * Every solver has this shape. `from` comes back as it was given; givens count only if `from` knows them. It is typed
 * as a method, like all that a kind is asked with a puzzle of its own (`engine/kinds/contract/kind.ts`).
 */
export type Search<P extends Puzzle = Puzzle> = {
  search(puzzle: P, from: Grid, limits: Limits, watch?: SearchWatch): Job<SearchResult>;
}["search"];
