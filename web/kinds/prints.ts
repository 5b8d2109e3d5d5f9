import type { KindId, PuzzleOf } from "../../engine/kinds/contract/kind.ts";
import { playKind } from "../../engine/kinds/play.ts";
import { assert } from "../../engine/model/result.ts";
import { DIGIT_PRINT } from "../boards/digits/digit-print.ts";
import type { PrintKind } from "./contract/print-kind.ts";
import { nurikabePrint } from "./nurikabe/print.ts";

/** How every kind is drawn on paper. */
const PRINTS: { readonly [K in KindId]: PrintKind<PuzzleOf[K]> } = {
  sudoku: DIGIT_PRINT,
  nurikabe: nurikabePrint,
};

export function printKind(id: string): PrintKind {
  const kind = playKind(id);
  assert(kind !== undefined, "what is printed is of a kind");
  const prints: Readonly<Record<KindId, PrintKind>> = PRINTS;
  return prints[kind.id];
}
