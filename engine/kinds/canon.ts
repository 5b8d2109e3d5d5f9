import type { CanonKind } from "./contract/canon-kind.ts";
import type { KindId, PuzzleOf } from "./contract/kind.ts";
import { nurikabeCanon } from "./nurikabe/canon.ts";
import { asItIs } from "./shared/defaults.ts";
import { sudokuCanon } from "./sudoku/canon.ts";

/** The kinds that know their puzzles again under another look; in any other a puzzle is the same as itself alone. */
const CANONS: { readonly [K in KindId]?: CanonKind<PuzzleOf[K]> } = {
  sudoku: sudokuCanon,
  nurikabe: nurikabeCanon,
};

/** How a kind finds the canonical form of its puzzles. */
export function canonKind(id: KindId): CanonKind {
  const own = Object.values<CanonKind>(CANONS).find((one) => one.id === id);
  return own ?? { id, byAnswer: false, canonical: asItIs };
}
