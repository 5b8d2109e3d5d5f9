import type { Value } from "../../model/fact.ts";
import type { Puzzle } from "../../model/puzzle.ts";
import type { KindId } from "./kind.ts";

/** The part of a kind that knows a puzzle again however it is turned, mirrored or renamed. */
export interface CanonKind<P extends Puzzle = Puzzle> {
  readonly id: KindId;
  /** Whether the canonical form is found by the puzzle's one answer. If not, `canonical` takes no notice of the answer. */
  readonly byAnswer: boolean;
  /** One puzzle of all that are the same up to symmetry: the same for each of them, and one of them itself. */
  canonical(puzzle: P, answer: readonly Value[]): P;
}
