import { floodFill } from "./graph/flood-fill.ts";
import { BLANK_MARK, WALL_MARK } from "./puzzle/marks.ts";
import type { NurikabePuzzle } from "./puzzle/puzzle.ts";
import { ANY_SIZE } from "./puzzle/size.ts";

/**
 * The cells, 1 each, of islands that are done: shut in by walls, one clue, as many cells as it says.
 * Blank cells count as island; an island of any size is done only when none of its cells is blank.
 */
export function finishedCells(puzzle: NurikabePuzzle, marks: readonly number[]): Uint8Array {
  const finished = new Uint8Array(puzzle.cells);
  const met = new Uint8Array(puzzle.cells);
  for (const home of puzzle.clueCells) {
    if (met[home] !== 0) continue;
    const island = floodFill(puzzle.lattice, [home], marks, WALL_MARK, met);
    let clues = 0;
    let blanks = 0;
    for (const cell of island) {
      if (puzzle.clueAt[cell] > 0) clues++;
      else if (marks[cell] === BLANK_MARK) blanks++;
    }
    const wanted = puzzle.clues[home];
    const fits = wanted === ANY_SIZE ? blanks === 0 : island.length === wanted;
    if (clues === 1 && fits) for (const cell of island) finished[cell] = 1;
  }
  return finished;
}
