import type { Search } from "../model/search.ts";
import { forward } from "../search/forward.ts";
import type { KindId, PuzzleOf } from "./contract/kind.ts";
import { nurikabeSecond } from "./nurikabe/second.ts";

/** Searches for a second proof, of the kinds whose laws share code with their fast search. */
const SECONDS: { readonly [K in KindId]?: Search<PuzzleOf[K]> } = { nurikabe: nurikabeSecond };

/** A complete search of a kind that draws its conclusions by other code than the fast one, so that no flaw is in both. */
export function secondSearch(id: KindId): Search {
  const own = Object.entries<Search>(SECONDS).find(([kind]) => kind === id);
  return own ? own[1] : forward;
}
