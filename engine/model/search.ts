import type { Value } from "./fact.ts";
import type { Grid } from "./grid.ts";
import type { Job } from "./job.ts";
import type { Puzzle } from "./puzzle.ts";

export interface Limits {
  /** Stop after this many answers. */
  readonly answers: number;
  /** Stop after this many nodes (choices tried). */
  readonly nodes: number;
}

export interface Found {
  /** Different answers, one value a cell each, in the order they were met. */
  readonly answers: Value[][];
  /** True: these are all the answers up to the wanted number. False: the node limit was met, the count is a lower bound. */
  readonly complete: boolean;
  readonly nodes: number;
}

/** Every solver has this shape. `from` comes back as it was given; givens count only if `from` knows them. */
export type Search<P extends Puzzle = Puzzle> = (puzzle: P, from: Grid, limits: Limits) => Job<Found>;
