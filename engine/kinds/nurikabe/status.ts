import { floodFill } from "./graph/flood-fill.ts";
import { BLANK_MARK, WALL_MARK } from "./puzzle/marks.ts";
import type { NurikabePuzzle } from "./puzzle/puzzle.ts";
import { ANY_SIZE } from "./puzzle/size.ts";

/**
 * The cells, 1 each, of islands that are done: shut in by walls, one clue, as many cells as it says.
 * Blank cells count as island; an island of any size, and where islands are `dotted` each, is done only when none of its cells is blank.
 */
export function finishedCells(puzzle: NurikabePuzzle, marks: readonly number[], dotted = false): Uint8Array {
  const finished = new Uint8Array(puzzle.cells);
  const met = new Uint8Array(puzzle.cells);
  for (const home of puzzle.clueCells) {
    if (met[home] !== 0) continue;
    const island = floodFill(puzzle.lattice, [home], marks, WALL_MARK, met);
    const wanted = puzzle.clues[home];
    const isOpen = wanted === ANY_SIZE;
    const mayBeBlank = !(isOpen || dotted);
    const isLand = (cell: number): boolean =>
      cell === home || (puzzle.clueAt[cell] === 0 && (mayBeBlank || marks[cell] !== BLANK_MARK));
    if ((isOpen || island.length === wanted) && island.every(isLand))
      for (const cell of island) finished[cell] = 1;
  }
  return finished;
}
