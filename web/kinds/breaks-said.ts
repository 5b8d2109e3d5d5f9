import type { PlayKind } from "../../engine/kinds/contract/kind.ts";
import type { Board } from "../../engine/model/board.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { pageKind } from "./pages.ts";

/** How the board breaks laws for the eye to see, each in a short sentence; none where that speaks for itself. */
export function breaksSaid(kind: PlayKind, puzzle: Puzzle, board: Board): readonly string[] {
  const say = pageKind(kind.id).sayBreak;
  return say ? [...new Set(kind.seen(puzzle, board).map(({ as }) => say(as)))] : [];
}
