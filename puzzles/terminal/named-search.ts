import type { WholeKind } from "../../engine/kinds/load.ts";
import { searchesOf } from "../../engine/kinds/searches.ts";
import type { Search } from "../../engine/model/search.ts";
import { Misuse } from "../files/refusal.ts";

/** The search of a kind by the name that `race` gives it. */
export function namedSearch(kind: WholeKind, name: string): Search {
  const searches = searchesOf(kind);
  if (Object.hasOwn(searches, name)) return searches[name];
  throw new Misuse(`--search needs one of ${Object.keys(searches).join(", ")}; "${name}" is none of them.`);
}
