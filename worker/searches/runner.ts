import type { WholeKind } from "../../engine/kinds/load.ts";
import { searchesOf } from "../../engine/kinds/searches.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { fail, ok, type Result } from "../../engine/model/result.ts";
import type { Search } from "../../engine/model/search.ts";
import type { Raced } from "../api.ts";

/** A search that was asked for by name, and the puzzle it is for. */
export interface Runner {
  readonly search: Search;
  /** Ready for every search. */
  readonly puzzle: Puzzle;
  /** As it was read. */
  readonly plain: Puzzle;
}

export function runnerOf(kind: WholeKind, q: Pick<Raced, "text" | "search">): Result<Runner> {
  const read = kind.play.parse(q.text);
  if (!read.ok) return read;
  const searches = searchesOf(kind);
  if (!Object.hasOwn(searches, q.search)) {
    return fail("no-search", {
      en: `There is no search called "${q.search}".`,
      zh: `没有名为“${q.search}”的搜索方法。`,
    });
  }
  const plain = read.value;
  return ok({ search: searches[q.search], puzzle: kind.think.prepare(plain), plain });
}
