import type { PlayKind } from "../kinds/contract/kind.ts";
import type { Board, Move } from "../model/board.ts";
import type { Puzzle } from "../model/puzzle.ts";
import type { Step } from "../model/rule.ts";

/** One act that shows the candidates and writes all strikes of some steps; `board` shows them. */
export function noting<P extends Puzzle>(
  kind: PlayKind<P>,
  puzzle: P,
  board: Board,
  steps: readonly Step[],
): Move {
  const facts = new Set(steps.flatMap(({ adds }) => adds));
  const moves = [...facts]
    .map((fact) => kind.write(puzzle, board, fact))
    .filter((move) => move?.type === "note");
  return { type: "several", moves: [{ type: "auto", on: true }, ...moves] };
}
