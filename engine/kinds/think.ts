import type { PlayKind, ThinkKind } from "../model/kind.ts";
import type { Search } from "../model/search.ts";
import { forward } from "../search/forward.ts";
import { nurikabeThinking } from "./nurikabe/think.ts";
import { playKind } from "./play.ts";
import { sudokuThinking } from "./sudoku/think.ts";

/** Every kind as the worker and the factory know it. */
const THINK_KINDS: readonly ThinkKind[] = [
  sudokuThinking as unknown as ThinkKind,
  nurikabeThinking as unknown as ThinkKind,
];

/** Both halves of a kind, and the search that answers for it. */
export interface WholeKind {
  readonly play: PlayKind;
  readonly think: ThinkKind;
  readonly search: Search;
}

export function wholeKind(id: string): WholeKind | undefined {
  const play = playKind(id);
  const think = THINK_KINDS.find((kind) => kind.id === id);
  return play && think && { play, think, search: think.fast ?? forward };
}
