/**
 * A game of two players who move in turn, with nothing hidden and no chance; or a tree of such a game. A search
 * needs no more than this. Positions are immutable.
 */
export interface TwoPlayerGame<Position, Move> {
  /** Whether Max, who wants the score high, is to move. */
  isMax(position: Position): boolean;
  /** The moves of the player to move, in the order in which they are to be tried; none when it is over, else at least one. */
  moves(position: Position): readonly Move[];
  play(position: Position, move: Move): Position;
  over(position: Position): boolean;
  /** How good the position is for Max, a finite number: exact when it is over, else an estimate, always between those of a lost and a won end. */
  score(position: Position): number;
  /**
   * Whether only the end of a game has this score, and a quicker end is better for its winner: then no deeper search
   * finds another. Positions of one key must then be equally many moves from the start. Without it every value that
   * rests on an estimate is taken for an estimate.
   */
  isEnd?(score: number): boolean;
  /** Key of the transposition table: equal for positions of equal value, symmetry included; absent: no table. */
  key?(position: Position): string | number;
}
