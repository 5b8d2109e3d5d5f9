import type { PlayKind, ThinkKind } from "../model/kind.ts";
import { assert } from "../model/result.ts";
import type { WholeKind } from "./think.ts";

/** How the parts of one kind are fetched. */
interface Parts {
  play(): Promise<PlayKind>;
  quick(): Promise<ThinkKind>;
  think(): Promise<ThinkKind>;
}

const KINDS: Readonly<Record<string, Parts>> = {
  sudoku: {
    play: async () => (await import("./sudoku/play.ts")).sudoku as unknown as PlayKind,
    quick: async () => (await import("./sudoku/quick.ts")).sudokuQuick as unknown as ThinkKind,
    think: async () => (await import("./sudoku/think.ts")).sudokuThinking as unknown as ThinkKind,
  },
  nurikabe: {
    play: async () => (await import("./nurikabe/play.ts")).nurikabe as unknown as PlayKind,
    quick: async () => (await import("./nurikabe/quick.ts")).nurikabeQuick as unknown as ThinkKind,
    think: async () => (await import("./nurikabe/think.ts")).nurikabeThinking as unknown as ThinkKind,
  },
};

/**
 * Both halves of a kind, and the search that answers for it, fetched when they are first wanted: who plays one
 * kind does without the others, and who only wants its own rules without the rest of its thinking half.
 */
export async function loadKind(id: string, isWhole: boolean): Promise<WholeKind | undefined> {
  if (!Object.hasOwn(KINDS, id)) return undefined;
  const { play: halfToPlay, quick, think: whole } = KINDS[id];
  const [play, think] = await Promise.all([halfToPlay(), isWhole ? whole() : quick()]);
  // The search for kinds without one of their own is not fetched for those that have one.
  assert(think.fast !== undefined, "every kind has a fast search");
  return { play, think, search: think.fast };
}
