import type { CandidateGrid } from "../../shared/digit-grid.ts";
import { chainsIn } from "../../shared/links/link-search.ts";
import type { Pencilled } from "../native/sight.ts";
import { type ChainGraph, chainGraph, type Reach } from "./chain-graph.ts";
import { type Pattern, patternOf } from "./chain-pattern.ts";

/** The chains of one state of a grid, as far as they have been asked for. */
interface Search {
  readonly version: number;
  readonly graph: ChainGraph;
  readonly found: Pattern[];
  readonly rest: Iterator<Pattern | number, void>;
}

const searches = new WeakMap<CandidateGrid, Map<Reach, Search>>();

/** The chains of a reach on a grid that come to something, the shortest first; a number is work. All who ask share one search. */
export function* chainsOn(
  view: Pencilled,
  reach: Reach,
): Iterable<{ readonly graph: ChainGraph; readonly pattern: Pattern } | number> {
  const { graph, found, rest } = searchOf(view, reach);
  for (let at = 0; ; ) {
    if (at < found.length) {
      yield { graph, pattern: found[at++] };
      continue;
    }
    const next = rest.next();
    if (next.done) {
      if (at < found.length) continue;
      return;
    }
    if (typeof next.value === "number") yield next.value;
    else found.push(next.value);
  }
}

/** The links of a reach on a grid. */
export function linksOn(view: Pencilled, reach: Reach): ChainGraph {
  return searchOf(view, reach).graph;
}

function searchOf(view: Pencilled, reach: Reach): Search {
  const { grid } = view;
  const all = searches.get(grid) ?? new Map<Reach, Search>();
  searches.set(grid, all);
  let search = all.get(reach);
  if (search?.version !== grid.version) {
    const left = Uint16Array.from({ length: view.puzzle.cells }, (_, cell) => grid.candidates(cell));
    const graph = chainGraph(view.houses, left, reach);
    search = { version: grid.version, graph, found: [], rest: patternsIn(graph) };
    all.set(reach, search);
  }
  return search;
}

/** The chains of a graph that come to something. A loop, which can be met at each of its links, counts once. */
export function* patternsIn(graph: ChainGraph): Generator<Pattern | number, void> {
  const loops = new Set<string>();
  for (const chain of chainsIn(graph)) {
    if (typeof chain === "number") yield chain;
    else {
      const pattern = patternOf(graph, chain);
      if (!pattern) continue;
      if (pattern.form === "loop") {
        const key = [...pattern.nodes].sort((a, b) => a - b).join();
        if (loops.has(key)) continue;
        loops.add(key);
      }
      yield pattern;
    }
  }
}
