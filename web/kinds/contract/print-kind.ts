import type { SVGTemplateResult } from "lit";
import type { Board } from "../../../engine/model/board.ts";
import type { Value } from "../../../engine/model/fact.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";

/** What stands on a board on paper beside what the puzzle gives: an answer, or what a player wrote. */
export type Written = { readonly answer: readonly Value[] } | { readonly board: Board };

/** How a kind is drawn on paper and in pictures that leave the app. */
export interface PrintKind<P extends Puzzle = Puzzle> {
  /** The inside of a board, in cells as units; its classes are those of `printBoardStyles`. */
  print(puzzle: P, written: Written | null): SVGTemplateResult;
}
