import type { DuelSize } from "../../../engine/duel/duel-size.ts";
import { type Board, emptyBoard } from "../../../engine/model/board.ts";
import type { DuelMove } from "../../../worker/api.ts";
import { blankOf } from "./blank.ts";

/** The players in the order in which they move. */
export type Player = 0 | 1;

/** Who plays: a person or the computer, for each player. */
export const SEATINGS = ["person-computer", "computer-person", "person-person", "computer-computer"] as const;
export type Seating = (typeof SEATINGS)[number];
export type Seat = "person" | "computer";

/** How far the computer looks ahead. */
export const STRENGTHS = ["easy", "medium", "best"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** A person's choices before a game. */
export interface DuelWish {
  readonly size: DuelSize;
  readonly seating: Seating;
  readonly strength: Strength;
}

/** A game: the choices, and the moves so far, each legal when it was made. */
export interface DuelMatch extends DuelWish {
  readonly moves: readonly DuelMove[];
}

export function newMatch({ size, seating, strength }: DuelWish): DuelMatch {
  return { size, seating, strength, moves: [] };
}

/** Who makes the move with this number, counted from 0. */
export function playerAt(move: number): Player {
  return (move % 2) as Player;
}

/** Who is to move. */
export function turnOf({ moves }: DuelMatch): Player {
  return playerAt(moves.length);
}

export function seatOf({ seating }: DuelWish, player: Player): Seat {
  return seating.split("-")[player] as Seat;
}

/** The digit of each cell after the moves, 0 for blank. */
export function cellsAfter(size: DuelSize, moves: readonly DuelMove[]): number[] {
  const cells = new Array<number>(size * size).fill(0);
  for (const { cell, digit } of moves) cells[cell] = digit;
  return cells;
}

/** The digits as a board holds them. */
export function boardWith(cells: readonly number[]): Board {
  return { ...emptyBoard(cells.length), marks: cells };
}

/** The digits that each blank cell can take without breaking a law, as bit sets; 0 where there is none. */
export function legalDigits(size: DuelSize, cells: readonly number[]): readonly number[] {
  const { kind, puzzle } = blankOf(size);
  return kind.candidates(puzzle, boardWith(cells));
}

/** Whether the digit may be written there now. */
export function isLegal({ size, moves }: DuelMatch, { cell, digit }: DuelMove): boolean {
  const bits = legalDigits(size, cellsAfter(size, moves))[cell] ?? 0;
  return digit >= 1 && digit <= size && ((bits >> digit) & 1) === 1;
}

/** The first legal move in reading order; null when the game is over. */
export function anyMove({ size, moves }: DuelMatch): DuelMove | null {
  const legal = legalDigits(size, cellsAfter(size, moves));
  const cell = legal.findIndex((bits) => bits > 0);
  return cell < 0 ? null : { cell, digit: 31 - Math.clz32(legal[cell] & -legal[cell]) };
}

/** Whether no cell can take a digit any more. */
export function isOver(match: DuelMatch): boolean {
  return anyMove(match) === null;
}

/** Who won: who moved last, since the other cannot move; null while the game is on. */
export function winnerOf(match: DuelMatch): Player | null {
  return match.moves.length > 0 && isOver(match) ? playerAt(match.moves.length - 1) : null;
}

/** The game after one more move; the same game when the move is not legal. */
export function withMove(match: DuelMatch, move: DuelMove): DuelMatch {
  return isLegal(match, move) ? { ...match, moves: [...match.moves, move] } : match;
}

/** Number of moves left when a person's last move is taken back, with the reply to it; null when there is none. */
export function undoneTo(match: DuelMatch): number | null {
  for (let move = match.moves.length - 1; move >= 0; move--)
    if (seatOf(match, playerAt(move)) === "person") return move;
  return null;
}

/** Which player wrote each cell; null where it is blank. */
export function ownersOf(cells: number, moves: readonly DuelMove[]): readonly (Player | null)[] {
  const owners = new Array<Player | null>(cells).fill(null);
  for (const [at, { cell }] of moves.entries()) owners[cell] = playerAt(at);
  return owners;
}
