import type { Fact } from "./fact.ts";

/** A supposition that should lead somewhere. */
export interface Promising {
  /** The fact to suppose. */
  readonly fact: Fact;
  /** The expected result: null for a broken law, so that the opposite holds; else a fact that follows from the supposed fact and from its opposite. */
  readonly agreed: Fact | null;
  /** A guess of how long the explained chain will be. */
  readonly cost: number;
  /** The conclusions of a short chain of steps to the result, where they are known. */
  readonly way?: readonly Fact[];
  /** Suppositions that break a law within this one, each once those before it are ruled out; when all are it breaks one, too. Absent where they are not known. */
  readonly within?: readonly Promising[];
}
