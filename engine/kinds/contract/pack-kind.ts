import type { Coder } from "../../coding/coder.ts";
import type { Puzzle } from "../../model/puzzle.ts";
import type { KindId } from "./kind.ts";

/**
 * Writes a puzzle with a writer; with a reader gives the one that was written, and takes no notice of the puzzle that it is
 * given. Bytes that no writer wrote give some puzzle.
 */
export type CodePuzzle<P extends Puzzle = Puzzle> = { code(coder: Coder, puzzle: P | null): P }["code"];

/** The part of a kind that makes puzzles small, for packs of thousands. */
export interface PackKind<P extends Puzzle = Puzzle> {
  readonly id: KindId;
  /** The code of the puzzles of one pack, which learns from one puzzle for the next. Every puzzle has one answer. */
  begin(): CodePuzzle<P>;
}
