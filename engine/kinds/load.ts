import type { ThinkKind } from "../model/kind.ts";
import { forward } from "../search/forward.ts";
import { playKind } from "./play.ts";
import type { WholeKind } from "./think.ts";

/** The thinking half of each kind, fetched when it is first wanted: who plays one kind does without the others. */
const THINK_KINDS: Readonly<Record<string, () => Promise<ThinkKind>>> = {
  sudoku: async () => (await import("./sudoku/think.ts")).sudokuThinking as unknown as ThinkKind,
  nurikabe: async () => (await import("./nurikabe/think.ts")).nurikabeThinking as unknown as ThinkKind,
};

/** Both halves of a kind, and the search that answers for it. */
export async function loadKind(id: string): Promise<WholeKind | undefined> {
  const play = playKind(id);
  if (!play) return undefined;
  const think = await THINK_KINDS[play.id]();
  return { play, think, search: think.fast ?? forward };
}
