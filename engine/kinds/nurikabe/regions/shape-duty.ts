import type { Cell, Fact } from "../../../model/fact.ts";

/** What the shapes that an island can take when it is complete have in common. Only unknown cells. */
export interface Shapes {
  /** In every shape. */
  readonly common: readonly Cell[];
  /** Beside every shape. */
  readonly beside: readonly Cell[];
  /** In no shape, of the cells that were asked about. */
  readonly missing: readonly Cell[];
}

/** What shapes must do beyond the rules of their own island. */
export interface Duty {
  /** Each of these sets holds a cell of the shape. */
  readonly targets: readonly (readonly Cell[])[];
  /** Cells that are asked about. */
  readonly asked: readonly Cell[];
  /** The search ends in vain where the shapes do not agree on all of these. */
  readonly wanted?: readonly Fact[] | undefined;
  /** Is told of each shape what becomes of it. */
  note?(shape: readonly Cell[], fate: Fate): void;
}

/** A shape counts, or it fails the duty, touches other land, makes a pool or parts the sea. */
export type Fate = "fits" | "fails" | "touches" | "pool" | "parts";
