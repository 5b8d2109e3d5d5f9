import type { SudokuWish as Wish } from "../../engine/kinds/sudoku/wish.ts";
import type { Made } from "../../engine/make/wish.ts";
import type { Problem } from "../../engine/model/result.ts";
import type { AppState, PlayState } from "../state/state.ts";

/** What is made next. */
export interface Order {
  readonly kind: string;
  /** How many puzzles, 1 to `MOST_AT_ONCE`. */
  readonly count: number;
  /** What a puzzle of each kind should be like, by the kind's id: choosing a kind brings back its own. */
  readonly wishes: Readonly<Record<string, Wish>>;
}

/** A made puzzle with its number, counted on this device from 1. */
export interface MadePuzzle extends Made {
  readonly number: number;
}

/** The puzzles that came of one order, oldest first. */
export interface Batch {
  readonly kind: string;
  readonly wish: Wish;
  readonly puzzles: readonly MadePuzzle[];
}

/** An order that is being carried out. */
export interface Run {
  readonly wanted: number;
  readonly done: number;
  /** Nodes spent on the puzzle in hand. */
  readonly nodes: number;
  /** When it began, in milliseconds since 1970. */
  readonly began: number;
}

/** What the Make screen shows. */
export interface Making {
  readonly order: Order;
  /** Newest first. */
  readonly batches: readonly Batch[];
  /** The number of the next puzzle. */
  readonly next: number;
  readonly run: Run | null;
  /** Why the last order was not carried out whole. */
  readonly problem: Problem | null;
  /** The made puzzles that the open sheet is about. */
  readonly picked: readonly PlayState[];
}

/** The puzzles that a sheet is about: the game on the screen, else what was picked of the made ones. */
export function subjectsOf({ play, making }: AppState): readonly PlayState[] {
  return play ? [play] : (making?.picked ?? []);
}
