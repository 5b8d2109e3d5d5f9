import type { Cell } from "../../model/fact.ts";

/**
 * What a maker does to its board. `begun`: a full board, or a draft. `dug`: cells lost their clues. `one`, `other`: was asked
 * for a second answer, and there is none, or one that differs in `cells`. `put-back`: they are given for good. `kept`,
 * `dropped`: a change was tried. `renewed`: a part was made anew.
 */
export const MAKE_EVENTS = [
  "begun",
  "dug",
  "one",
  "other",
  "put-back",
  "kept",
  "dropped",
  "renewed",
] as const;

export type MakeEventType = (typeof MAKE_EVENTS)[number];

/** Told of what a maker does; one that is watched does the same as one that is not. */
export interface MakeWatch {
  /** @param clues of each cell as they are now, 0 where there is none. @param cells that it is about. @param open places that are not settled. */
  told(type: MakeEventType, clues: ArrayLike<number>, cells: readonly Cell[], open: number): void;
}
