import type { KindId, PlayKind, PuzzleOf } from "./contract/kind.ts";
import { hasGame, nurikabe } from "./nurikabe/first.ts";
import { sudoku } from "./sudoku/play.ts";

/** Every kind's part for playing, which the page bundles. Elsewhere it is loaded by `registry.ts`. */
const PLAYED: { readonly [K in KindId]: PlayKind<PuzzleOf[K]> } = { sudoku, nurikabe };

/** Every kind as the page knows it. */
export const PLAY_KINDS: readonly PlayKind[] = Object.values<PlayKind>(PLAYED);

/** The kind with that id; undefined if there is none. */
export function playKind(id: string): PlayKind | undefined {
  return PLAY_KINDS.find((kind) => kind.id === id);
}

/** What a game of a kind needs that is not here from the start, where there is such. */
const APART: { readonly [K in KindId]?: { isHere(): boolean; fetch(): Promise<unknown> } } = {
  nurikabe: { isHere: hasGame, fetch: () => import("./nurikabe/game.ts") },
};

/** Resolves when a game of this kind can be opened; null where it can be already. */
export function gameAwaited(id: string): Promise<unknown> | null {
  const kind = playKind(id);
  const apart = kind && APART[kind.id];
  return apart && !apart.isHere() ? apart.fetch() : null;
}
