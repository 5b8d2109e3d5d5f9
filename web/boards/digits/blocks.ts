import type { Cell } from "../../../engine/model/fact.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";

const known = new WeakMap<Puzzle["laws"], string>();

/** The lines between the blocks of a board, as a path; one unit is a cell. Without blocks it is empty. */
export function blockLines(puzzle: Puzzle): string {
  const lines = known.get(puzzle.laws) ?? findLines(puzzle);
  known.set(puzzle.laws, lines);
  return lines;
}

function findLines({ laws, cells, cols }: Puzzle): string {
  const blocks = laws.map((law) => law.cells).filter((block) => isBlock(block, cols));
  const isParted = (one: Cell, two: Cell): boolean =>
    two < cells && blocks.some((block) => block.includes(one) !== block.includes(two));
  let path = "";
  for (let cell = 0; cell < cells; cell++) {
    const col = cell % cols;
    const row = (cell - col) / cols;
    if (isParted(cell, cell + cols)) path += `M${col} ${row + 1}h1`;
    if (col + 1 < cols && isParted(cell, cell + 1)) path += `M${col + 1} ${row}v1`;
  }
  return path;
}

/** A block is the area of a law that goes both across and down, and of which no cell stands by itself. */
function isBlock(cells: readonly Cell[], cols: number): boolean {
  const has = (...others: Cell[]): boolean => others.some((other) => cells.includes(other));
  return (
    cells.some((cell) => has(cell + cols)) &&
    cells.some((cell) => (cell + 1) % cols > 0 && has(cell + 1)) &&
    cells.every((cell) => has(cell - cols, cell + cols, cell - 1, cell + 1))
  );
}
