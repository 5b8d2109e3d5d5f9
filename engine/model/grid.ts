import type { Cell, Fact, Value } from "./fact.ts";

/**
 * What is known about every cell; the only mutable thing in the engine. A trail undoes a branch.
 *
 * A grid holds exactly what it was told and what that says in other words (a cell that is
 * "of island 2" is "not sea"). It draws no conclusions: "a placed 5 leaves its peers" is a rule's work.
 * A grid may be told things that contradict each other; then a law's `conflict` reports them.
 */
export interface Grid {
  /** Whether the value is still possible here. */
  can(cell: Cell, value: Value): boolean;
  /** The value of the cell if it was said, else -1. */
  at(cell: Cell): Value | -1;
  knows(fact: Fact): boolean;
  /** Records a fact; true if it was news. */
  add(fact: Fact): boolean;
  /** A point in the trail to come back to. */
  mark(): number;
  /** Forgets everything that was added after the mark. */
  undo(to: number): void;
}
