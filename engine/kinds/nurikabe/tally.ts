import type { Cell } from "../../model/fact.ts";
import { floodFill } from "./graph/flood-fill.ts";
import { DOT_MARK } from "./puzzle/marks.ts";
import type { NurikabePuzzle } from "./puzzle/puzzle.ts";
import { ANY_SIZE } from "./puzzle/size.ts";
import { finishedCells } from "./status.ts";

/** How far the island of a clue has come: its cells that are known, and how many it will have, 0 where any size will do. */
export interface IslandTally {
  readonly clue: Cell;
  readonly has: number;
  readonly wants: number;
  readonly isDone: boolean;
}

/** The islands of a board by their clues. Dots that no clue is joined to belong to none yet. O(clues · cells). */
export function tallyOf(puzzle: NurikabePuzzle, marks: readonly number[]): IslandTally[] {
  const finished = finishedCells(puzzle, marks);
  const open = marks.map((mark, cell) => (mark === DOT_MARK || puzzle.clues[cell] !== 0 ? 1 : 0));
  return puzzle.clueCells.map((clue) => ({
    clue,
    has: floodFill(puzzle.lattice, [clue], open, 0).length,
    wants: puzzle.clues[clue] === ANY_SIZE ? 0 : puzzle.clues[clue],
    isDone: finished[clue] === 1,
  }));
}

/** How many cells are wall in any answer; null where a clue leaves it open. */
export function wallsOf({ cells, clues }: NurikabePuzzle): number | null {
  if (clues.includes(ANY_SIZE)) return null;
  return clues.reduce((left, clue) => left - clue, cells);
}
