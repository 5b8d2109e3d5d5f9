import type { Shelf } from "./state.ts";

/** Whether the corpus has puzzles of a kind; true as long as it is not known. */
export function hasPuzzles({ corpus }: Shelf, kind: string): boolean {
  return !corpus?.length || corpus.some((level) => level.kind === kind);
}
