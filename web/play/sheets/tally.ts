import type { Game } from "../../../engine/play/game.ts";

/** What lies behind the board that is shown: the moves from the start to it, and whether the answer was among them. */
export interface Tally {
  readonly moves: number;
  readonly shown: boolean;
}

/** Counts the line that led to the board, not what was undone or tried elsewhere. */
export function tallyOf(game: Game): Tally {
  let moves = 0;
  let shown = false;
  for (let node = game.at; node !== 0; node = game.log[node - 1].parent) {
    const { move } = game.log[node - 1];
    moves++;
    shown ||= move.type === "set" && move.why === "answer";
  }
  return { moves, shown };
}
