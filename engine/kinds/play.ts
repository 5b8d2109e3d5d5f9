import type { KindId, PlayKind, PuzzleOf } from "./contract/kind.ts";
import { nurikabe } from "./nurikabe/play.ts";
import { sudoku } from "./sudoku/play.ts";

/** Every kind's part for playing, which the page bundles. Elsewhere it is loaded by `registry.ts`. */
const PLAYED: { readonly [K in KindId]: PlayKind<PuzzleOf[K]> } = { sudoku, nurikabe };

/** Every kind as the page knows it. */
export const PLAY_KINDS: readonly PlayKind[] = Object.values<PlayKind>(PLAYED);

/** The kind with that id; undefined if there is none. */
export function playKind(id: string): PlayKind | undefined {
  return PLAY_KINDS.find((kind) => kind.id === id);
}
