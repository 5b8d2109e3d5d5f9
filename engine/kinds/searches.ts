import type { Search } from "../model/search.ts";
import { GENERIC_SEARCHES } from "../search/table.ts";
import type { WholeKind } from "./load.ts";

/** Searches of which each concludes more than the one before; others follow. */
const SIMPLEST_FIRST = ["brute", "backtrack", "propagate", "check", "fewest", "forward"];

/** Every search of a kind by name, the simplest first; "fast" is the one that answers for the kind. */
export function searchesOf({ think, search }: WholeKind): Readonly<Record<string, Search>> {
  const all: Readonly<Record<string, Search>> = { ...GENERIC_SEARCHES, ...think.searches };
  const simple = SIMPLEST_FIRST.filter((name) => Object.hasOwn(all, name));
  return { ...Object.fromEntries(simple.map((name) => [name, all[name]])), ...all, fast: search };
}
