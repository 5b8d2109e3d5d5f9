import type { Cell, Fact, Value } from "./fact.ts";

/**
 * Knowledge about every cell; the only mutable thing in the engine. A trail undoes a branch.
 *
 * A grid holds exactly the facts that were added, and those that they say in other words (a cell "of island 2"
 * is "not sea"). It draws no conclusions: "a placed 5 leaves its peers" is a rule's work. Facts
 * that contradict each other can be added; then a law's `conflict` reports them.
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
