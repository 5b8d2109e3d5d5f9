import type { Cell, Fact, Value } from "./fact.ts";
import type { Grid } from "./grid.ts";

/** A conclusion that a law draws by itself, with the facts it follows from. */
export interface Forced {
  readonly fact: Fact;
  readonly because: readonly Fact[];
}

/**
 * One law on some cells ("row 3 holds each digit once", "this 2x2 block is not all sea").
 * From `conflict` come the red marks, the final check and the end of a search's branch.
 */
export interface Law {
  /** The law's name, shared by all its instances ("row", "pool"); documented for the command line. */
  readonly id: string;
  readonly cells: readonly Cell[];
  /** The facts that break it beyond repair, or null while it can still be kept. */
  conflict(grid: Grid): Fact[] | null;
  /** Consequences of this law alone: makes a search faster, never "more right". */
  forced?(grid: Grid): Iterable<Forced>;
}

/** A puzzle ready to reason about. Holds closures, so it never crosses a thread: its text does. */
export interface Puzzle {
  readonly kind: string;
  readonly rows: number;
  readonly cols: number;
  /** Number of cells: rows x cols. */
  readonly cells: number;
  /** Values run below this number. */
  readonly values: number;
  readonly givens: readonly Fact[];
  readonly laws: readonly Law[];
  /** Ids of the laws that brute force tests while it fills the board; the others it tests on the full board. */
  readonly filters?: readonly string[];
  /** A grid that knows nothing, not even the givens. */
  blank(): Grid;
  /** Whether the cell is decided as far as the player is concerned. */
  decided(grid: Grid, cell: Cell): boolean;
  /** The branches of a search: facts of which exactly one holds for an undecided cell. May be empty: a dead end. */
  options(grid: Grid, cell: Cell): readonly Fact[];
  /** The undecided cell to branch on, or -1; without it a search takes a cell with the fewest options. */
  pick?(grid: Grid): Cell | -1;
  /** The decided grid as one value a cell. */
  answer(grid: Grid): Value[];
}

/** A law that is broken beyond repair, by its id, and the facts that break it. */
export interface Broken {
  readonly law: string;
  readonly facts: readonly Fact[];
}

/** A grid that knows the givens and the facts. */
export function gridOf(puzzle: Puzzle, facts: Iterable<Fact> = []): Grid {
  const grid = puzzle.blank();
  for (const fact of puzzle.givens) grid.add(fact);
  for (const fact of facts) grid.add(fact);
  return grid;
}

/** Whether every cell is decided. */
export function isFull(puzzle: Puzzle, grid: Grid): boolean {
  for (let cell = 0; cell < puzzle.cells; cell++) if (!puzzle.decided(grid, cell)) return false;
  return true;
}

/** The first broken law and the facts that break it, or null. */
export function firstConflict(puzzle: Puzzle, grid: Grid): { law: Law; facts: Fact[] } | null {
  for (const law of puzzle.laws) {
    const facts = law.conflict(grid);
    if (facts) return { law, facts };
  }
  return null;
}
