import type { WholeKind } from "../../engine/kinds/load.ts";
import { searchesOf } from "../../engine/kinds/searches.ts";
import { secondSearch } from "../../engine/kinds/second.ts";
import type { Search } from "../../engine/model/search.ts";
import { Misuse } from "../files/refusal.ts";

/** The search for a second proof: it shares no code with the fast one. */
const SECOND = "second";

/** The search of a kind by the name that `race` gives it, or the one for a second proof. */
export function namedSearch(kind: WholeKind, name: string): Search {
  const searches: Readonly<Record<string, Search>> = {
    ...searchesOf(kind),
    [SECOND]: secondSearch(kind.play.id),
  };
  if (Object.hasOwn(searches, name)) return searches[name];
  throw new Misuse(`--search needs one of ${Object.keys(searches).join(", ")}; "${name}" is none of them.`);
}
