import { type DuelSize, digitBoard } from "./digit-board.ts";
import { digitKey } from "./digit-key.ts";
import { openMoves } from "./digit-moves.ts";
import { type DigitMove, type DigitPosition, written } from "./digit-position.ts";
import type { Game } from "./game.ts";

/**
 * What a game is worth that ended with no cell written; each written cell makes a win worth one less, so the
 * quickest is the best. Every estimate lies between -`NEAREST` and `NEAREST`.
 */
export const WON = 1000;

/** No end of a game is worth less than this to its winner: there are at most 81 cells. */
export const NEAREST = WON - 81;

export type Estimate = (position: DigitPosition) => number;

export function digitGame(size: DuelSize, estimate: Estimate): Game<DigitPosition, DigitMove> {
  const board = digitBoard(size);
  const isMax = ({ written }: DigitPosition): boolean => written % 2 === 0;
  const over = ({ open }: DigitPosition): boolean => {
    for (const word of open) if (word !== 0) return false;
    return true;
  };
  return {
    isMax,
    over,
    moves: (position) => openMoves(board, position),
    play: (position, move) => written(board, position, move),
    score(position) {
      const forMover = over(position) ? position.written - WON : estimate(position);
      return isMax(position) ? forMover : 0 - forMover;
    },
    isEnd: (score) => Math.abs(score) >= NEAREST,
    key: (position) => digitKey(board, position),
  };
}
