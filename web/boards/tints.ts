import type { Cell, Value } from "../../engine/model/fact.ts";

/**
 * Why a cell is highlighted. Each has a colour and a shape: ring, dashes, solid edge, hatching; a thin line
 * for the area that a rule looks at, dots for what is supposed.
 */
export type TintRole = "focus" | "area" | "premise" | "conclude" | "suppose" | "conflict";

/** What a hint, or the answer to a question, shows on the board. */
export interface Tints {
  readonly cells: ReadonlyMap<Cell, readonly TintRole[]>;
  /** Values that are ruled out, as bit sets. */
  readonly struck: ReadonlyMap<Cell, number>;
  /** Values that are concluded, shown before they are written. */
  readonly shows: ReadonlyMap<Cell, Value>;
  /** Values that blank cells hold for the sake of argument, drawn unlike what is written; as `PageKind.drawn` has them. */
  readonly supposed?: ReadonlyMap<Cell, Value>;
}

export const NO_TINTS: Tints = { cells: new Map(), struck: new Map(), shows: new Map() };
