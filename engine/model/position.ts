import type { Fact, Value } from "./fact.ts";
import type { Puzzle } from "./puzzle.ts";

/** A board to try rules on. Its puzzle mostly has many answers; its givens are part of the puzzle itself, never a premise. */
export interface RulePosition<P extends Puzzle = Puzzle> {
  readonly puzzle: P;
  /** Known facts beside the givens. */
  readonly facts: readonly Fact[];
  /** One of the answers that agree with them, one value a cell. */
  readonly answer: readonly Value[];
}
