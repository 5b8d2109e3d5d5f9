import type { Game } from "../../../engine/play/game.ts";

/** The history of the shown board: the moves from the start to it, and whether the answer was shown among them. */
export interface Tally {
  readonly moves: number;
  readonly shown: boolean;
}

/** Counts the line that led to the board, without undone moves and other lines. */
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
