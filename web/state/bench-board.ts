import type { PlayKind } from "../../engine/kinds/contract/kind.ts";
import { type Board, emptyBoard } from "../../engine/model/board.ts";
import type { Fact } from "../../engine/model/fact.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";

/** The values that a bit set of candidates has room for. */
const LAST_BIT = 30;

/** The board of known facts: of facts that disagree, the later one. Cost: the facts and the cells. */
export function boardOf(kind: PlayKind, puzzle: Puzzle, facts: readonly Fact[]): Board {
  const board = emptyBoard(puzzle.cells);
  const marks = [...board.marks];
  const shown = { ...board, marks };
  for (const fact of facts) {
    const move = kind.write(puzzle, shown, fact);
    if (move?.type === "mark") for (const cell of move.cells) marks[cell] = move.mark;
  }
  return shown;
}

/** The candidates of each cell by the known facts, as bit sets. No law is applied: they show conclusions only. */
export function candidatesOn(puzzle: Puzzle, facts: readonly Fact[]): readonly number[] {
  const grid = gridOf(puzzle, facts);
  const last = Math.min(puzzle.values - 1, LAST_BIT);
  return Array.from({ length: puzzle.cells }, (_, cell) => {
    let bits = 0;
    for (let value = 1; value <= last; value++) if (grid.can(cell, value)) bits |= 1 << value;
    return bits;
  });
}

/** How many cells are still undecided. */
export function openCells(puzzle: Puzzle, facts: readonly Fact[]): number {
  const grid = gridOf(puzzle, facts);
  let open = 0;
  for (let cell = 0; cell < puzzle.cells; cell++) if (!puzzle.decided(grid, cell)) open++;
  return open;
}

/** Whether a fact shows as a mark on the board. */
export function isMark(kind: PlayKind, puzzle: Puzzle, fact: Fact): boolean {
  return kind.write(puzzle, emptyBoard(puzzle.cells), fact)?.type === "mark";
}
