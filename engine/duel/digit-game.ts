import { digitBoard } from "./digit-board.ts";
import { digitEstimate } from "./digit-estimate.ts";
import { digitKey } from "./digit-key.ts";
import { openMoves } from "./digit-moves.ts";
import { type DigitMove, type DigitPosition, written } from "./digit-position.ts";
import type { DuelSize } from "./duel-size.ts";
import type { TwoPlayerGame } from "./game.ts";

/**
 * Value of a game to its winner if it ended with no cell written. Each written cell costs one, so the
 * quickest win is the best; every estimate lies below the value of any end.
 */
const WON = 1000;

/** The least that an end is worth to its winner: there are at most 81 cells. */
const LEAST_END = WON - 81;

/**
 * The game of writing digits in turn so that none stands twice in a row, column or box; a player who cannot
 * move loses. Max moves when an even number of cells is written. Scores: see `WON`, `SURE` and
 * `digitEstimate`.
 */
export function digitGame(size: DuelSize): TwoPlayerGame<DigitPosition, DigitMove> {
  const board = digitBoard(size);
  const estimate = digitEstimate(board);
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
      return isMax(position) ? forMover : -forMover;
    },
    isEnd: (score) => Math.abs(score) >= LEAST_END,
    key: (position) => digitKey(board, position),
  };
}

/** How many moves a game lasts from a position on that ends with this score; null where the score is none of an end. */
export function movesToEnd({ written }: DigitPosition, score: number): number | null {
  return Math.abs(score) >= LEAST_END ? WON - Math.abs(score) - written : null;
}
