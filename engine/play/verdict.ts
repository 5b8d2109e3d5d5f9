import type { PlayKind } from "../kinds/contract/kind.ts";
import type { Board } from "../model/board.ts";
import { type Cell, cellOf } from "../model/fact.ts";
import { type Broken, gridOf, isFull, type Puzzle } from "../model/puzzle.ts";

/** A law broken beyond repair, with the facts and the cells that break it. */
export interface BrokenLaw extends Broken {
  readonly cells: readonly Cell[];
}

/** All laws that the board breaks beyond repair. */
export function brokenLaws<P extends Puzzle>(kind: PlayKind<P>, puzzle: P, board: Board): BrokenLaw[] {
  const written = { ...board, auto: false };
  const grid = gridOf(puzzle, kind.read(puzzle, written));
  const broken: BrokenLaw[] = [];
  for (const law of puzzle.laws) {
    const facts = law.conflict(grid);
    if (facts) broken.push({ law: law.id, facts, cells: [...new Set(facts.map(cellOf))] });
  }
  return broken;
}

/** Whether every cell that the player has to decide is written. */
export function isWritten<P extends Puzzle>(kind: PlayKind<P>, puzzle: P, board: Board): boolean {
  return isFull(puzzle, gridOf(puzzle, kind.read(puzzle, { ...board, auto: false })));
}

/** Any board that keeps all the laws wins, whether or not it is the answer its maker had in mind. */
export function isSolved<P extends Puzzle>(kind: PlayKind<P>, puzzle: P, board: Board): boolean {
  const completed = { ...board, marks: kind.completed(puzzle, board.marks) };
  return isWritten(kind, puzzle, completed) && brokenLaws(kind, puzzle, completed).length === 0;
}
