import type { Fact } from "./fact.ts";

/** A supposition that should lead somewhere. */
export interface Promising {
  /** The fact to suppose. */
  readonly fact: Fact;
  /** What should come of it: null for a broken law, so that the opposite holds; else what holds with the fact and with its opposite. */
  readonly agreed: Fact | null;
  /** A guess of how long the explained chain will be. */
  readonly cost: number;
  /** What the steps of a short chain there conclude, where that is known. */
  readonly way?: readonly Fact[];
}
