import type { PlayKind } from "../../engine/kinds/contract/kind.ts";
import type { Board } from "../../engine/model/board.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { pageKind } from "./pages.ts";

/** How the board breaks a law for the eye to see, in a short sentence; null where it breaks none, or where that speaks for itself. */
export function breakSaid(kind: PlayKind, puzzle: Puzzle, board: Board): string | null {
  const say = pageKind(kind.id).sayBreak;
  const [first] = say ? kind.seen(puzzle, board) : [];
  return first && say ? say(first.as) : null;
}
