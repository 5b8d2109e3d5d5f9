import type { Puzzle } from "../../engine/model/puzzle.ts";

/** Cells of a board on which a node costs little; on larger ones it costs more, at least by as much. */
const SMALL_BOARD = 100;

/** The node limit where none is asked for: so many on small boards, fewer on larger ones, for about the same time. */
export function nodeLimit({ cells }: Puzzle, small: number): number {
  return Math.ceil((small * SMALL_BOARD) / Math.max(cells, SMALL_BOARD));
}
