import type { Board } from "../../../engine/model/board.ts";
import type { Cell } from "../../../engine/model/fact.ts";
import type { DuelMove, DuelThought } from "../../../worker/api.ts";
import type { DuelState, DuelSure } from "./duel.ts";
import {
  boardWith,
  cellsAfter,
  type DuelMatch,
  isOver,
  legalDigits,
  ownersOf,
  type Player,
  playerAt,
  seatOf,
  turnOf,
} from "./match.ts";

/** The shown board: the game, or a part of a line ahead of it. */
export interface DuelScene {
  readonly board: Board;
  readonly owners: readonly (Player | null)[];
  /** The cell that was written last. */
  readonly last: Cell | null;
  /** Which move of the line a cell shows, from 1, for those that are only looked at. */
  readonly ahead: ReadonlyMap<Cell, number>;
  /** The legal digits of each cell, as bit sets. */
  readonly legal: readonly number[];
  /** Blank cells that can take no digit. */
  readonly closed: ReadonlySet<Cell>;
}

/** The board of a game after so many moves of a line that is only looked at. */
export function sceneOf({ size, moves }: DuelMatch, line: readonly DuelMove[], ahead: number): DuelScene {
  const looked = line.slice(0, ahead);
  const all = [...moves, ...looked];
  const cells = cellsAfter(size, all);
  const legal = legalDigits(size, cells);
  return {
    board: boardWith(cells),
    owners: ownersOf(cells.length, all),
    last: all.at(-1)?.cell ?? null,
    ahead: new Map(looked.map(({ cell }, at) => [cell, at + 1])),
    legal,
    closed: new Set(cells.flatMap((digit, cell) => (digit === 0 && legal[cell] === 0 ? [cell] : []))),
  };
}

/** Whether a person may write now. */
export function isPersonsTurn({ match, ahead, choosing }: DuelState): boolean {
  return (
    match !== null &&
    ahead === null &&
    !choosing &&
    seatOf(match, turnOf(match)) === "person" &&
    !isOver(match)
  );
}

/**
 * The present moment: a line is looked at, the game is over, the computer thinks about its move, it waits to
 * go on, it thinks for a hint, or a person is to move.
 */
export type DuelMoment = "ahead" | "over" | "thinking" | "waiting" | "hinting" | "turn";

export function momentOf({ ahead, thinking, told }: DuelState, match: DuelMatch): DuelMoment {
  if (ahead !== null && told) return "ahead";
  if (isOver(match)) return "over";
  if (seatOf(match, turnOf(match)) === "computer") return thinking?.about === "move" ? "thinking" : "waiting";
  return thinking?.about === "hint" ? "hinting" : "turn";
}

/** The proved result of a thought of that player. */
export function sureIn({ wins, proved }: DuelThought, player: Player): DuelSure | null {
  const isWon = proved?.wins ?? wins;
  if (isWon === undefined) return null;
  return { winner: isWon ? player : playerAt(player + 1), moves: proved?.moves ?? null };
}
