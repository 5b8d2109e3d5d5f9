import type { PlayKind } from "../../engine/kinds/contract/kind.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { opening, type Position } from "../../engine/play/game.ts";
import { brokenLaws, isSolved } from "../../engine/play/verdict.ts";
import type { Origin, PlayState } from "./state.ts";

/** The stored data of a game beside its position. */
export interface Kept {
  readonly position: Position;
  readonly name: string | null;
  readonly origin: Origin | null;
  readonly elapsed: number;
  readonly hints: number;
}

export function gameId(kind: string, text: string): string {
  return `${kind}/${text}`;
}

/** The play state of a puzzle: as it was kept, or from the start; `frame` is that of the next hint that a link leads to. */
export function openPlay(
  kind: PlayKind,
  puzzle: Puzzle,
  kept: Partial<Kept> & Pick<PlayState, "frame"> = {},
): PlayState {
  const { position = opening(puzzle.cells), name = null, origin = null, frame } = kept;
  const { elapsed = 0, hints = 0 } = kept;
  const text = kind.format(puzzle);
  return {
    id: gameId(kind.id, text),
    kind,
    puzzle,
    text,
    name,
    origin,
    position,
    selection: [],
    tool: { write: kind.hand === "digits" ? "digit" : "wall", digit: 0 },
    truth: null,
    hint: null,
    why: null,
    broken: brokenLaws(kind, puzzle, position.board),
    check: null,
    hushed: null,
    solved: isSolved(kind, puzzle, position.board),
    elapsed,
    hints,
    hinted: null,
    paused: false,
    owner: true,
    frame,
  };
}
