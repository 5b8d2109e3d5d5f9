import type { Cell } from "../../../model/fact.ts";

/**
 * A solver, stronger or weaker, that draws conclusions from clues; `Field` is one. Its conclusions hold in
 * every answer, so clues with an answer that leave nothing open have just one.
 */
export interface Settler {
  load(clues: ArrayLike<number>): void;
  settle(): boolean;
  /** How many cells are unknown. */
  readonly open: number;
  /** UNKNOWN, WALL or LAND. */
  colourAt(cell: Cell): number;
}

/** How many cells stay unknown. */
export function openBy(settler: Settler, clues: ArrayLike<number>): number {
  settler.load(clues);
  settler.settle();
  return settler.open;
}
