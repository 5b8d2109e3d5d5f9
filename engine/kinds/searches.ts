import type { Search } from "../model/search.ts";
import { GENERIC_SEARCHES } from "../search/table.ts";
import type { WholeKind } from "./load.ts";

/** Every search of a kind by name, the simplest first; "fast" is the one that answers for the kind. */
export function searchesOf({ think, search }: WholeKind): Readonly<Record<string, Search>> {
  return { ...GENERIC_SEARCHES, ...think.searches, fast: search };
}
