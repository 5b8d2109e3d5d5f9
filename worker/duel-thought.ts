import type { Cell, Value } from "../engine/model/fact.ts";

/** A position of the duel and how long to think about it. */
export interface DuelQuestion {
  /** Side of the board: 4, 6 or 9. */
  readonly size: number;
  /** One digit a cell, 0 blank; the player to move is the one who asks. */
  readonly cells: readonly number[];
  /** Moves to look ahead at most; null: until the end, as far as the nodes go. */
  readonly depth: number | null;
  /**
   * Nodes at most. The deepest finished iteration counts, and the preferred move of the next one if it was
   * broken off. Without pruning a node is quicker, and far more are needed.
   */
  readonly nodes: number;
  /** True: alpha-beta pruning; else plain minimax. */
  readonly prunes: boolean;
}

export interface DuelMove {
  readonly cell: Cell;
  readonly digit: Value;
}

/** The opponent's result so far. */
export interface DuelThought {
  /** The best move; null before one was looked at, and when there is none. */
  readonly move: DuelMove | null;
  /**
   * For the player to move; the opponent's is the same with the other sign. A win is worth 1000 less the cells that
   * are written when the game ends (919 to 1000), a win of unknown length 800; from -10 to 10 nothing is certain.
   */
  readonly score: number;
  /** The winner with best play, and the number of moves to the end, where they are proved; else null. */
  readonly proved: { readonly wins: boolean; readonly moves: number } | null;
  /** Whether the player to move wins with best play, where that is known for sure, be it not in how many moves. */
  readonly wins?: boolean;
  /** Best play for both from here, `move` first, as far as it was looked at. */
  readonly line: readonly DuelMove[];
  /** Moves looked ahead by the deepest look that was finished. */
  readonly depth: number;
  /** Positions looked at, in all looks. */
  readonly nodes: number;
  /** Positions settled by the transposition table. */
  readonly known: number;
  /** Times that moves were left out. */
  readonly cuts: number;
}
