import type { CandidateGrid } from "../../shared/digit-grid.ts";
import { type Chain, chainsIn } from "../../shared/links/link-search.ts";
import { SettledDigits } from "../../shared/settled-digits.ts";
import type { Pencilled } from "../native/sight.ts";
import { placesOn } from "../puzzle/house-places.ts";
import { type ChainGraph, chainGraph, type Reach } from "./chain-graph.ts";
import { type Pattern, patternOf } from "./chain-pattern.ts";

/** A chain that was met. What it comes to is worked out when a rule looks for its form. */
interface Met {
  readonly chain: Chain;
  pattern?: Pattern | null;
}

/** The chains of one state of a grid, as far as they have been asked for. */
interface Search {
  readonly version: number;
  /** Those that it looks at, a bit set. */
  readonly digits: number;
  readonly graph: ChainGraph;
  readonly met: Met[];
  readonly rest: Iterator<Chain | number, void>;
}

const searches = new WeakMap<CandidateGrid, Map<Reach, Search>>();

/** The chains of a reach and a form on a grid that come to something, the shortest first; a number is work. All who ask share one search. */
export function* chainsOn(
  view: Pencilled,
  reach: Reach,
  form: Chain["form"],
): Iterable<{ readonly graph: ChainGraph; readonly pattern: Pattern } | number> {
  const search = searchOf(view, reach);
  const { graph, met, rest } = search;
  const isNew = newLoops();
  for (let at = 0; ; ) {
    if (at < met.length) {
      const one = met[at++];
      if (one.chain.form !== form) continue;
      if (one.pattern === undefined) one.pattern = patternOf(graph, one.chain);
      if (one.pattern && isNew(one.pattern)) yield { graph, pattern: one.pattern };
      continue;
    }
    const next = rest.next();
    if (next.done) {
      if (at < met.length) continue;
      if (isOneDigit(reach)) settle(view, reach, search);
      return;
    }
    if (typeof next.value === "number") yield next.value;
    else met.push({ chain: next.value });
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
    const left = grid.left();
    const digits = isOneDigit(reach) ? settledOf(reach).unsettled(grid, view.puzzle.size) : -1;
    const graph = chainGraph(view.houses, left, reach, { among: digits, known: placesOn(view) });
    search = { version: grid.version, digits, graph, met: [], rest: chainsIn(graph) };
    all.set(reach, search);
  }
  return search;
}

const settled = new Map<Reach, SettledDigits>();

function settledOf(reach: Reach): SettledDigits {
  const digits = settled.get(reach) ?? new SettledDigits();
  settled.set(reach, digits);
  return digits;
}

function isOneDigit({ strong, weak }: Reach): boolean {
  return weak === "digit" && !strong.cells;
}

/** At the end of a search that looks at one digit at a time: those of which no chain came to something. */
function settle({ grid }: Pencilled, reach: Reach, { graph, met, digits }: Search): void {
  let quiet = digits;
  for (const one of met) {
    if (one.pattern === undefined) one.pattern = patternOf(graph, one.chain);
    if (one.pattern) quiet &= ~(2 << (one.pattern.nodes[0] % graph.spots.size));
  }
  settledOf(reach).settle(grid, quiet);
}

/** The chains of a graph that come to something. */
export function* patternsIn(graph: ChainGraph): Generator<Pattern | number, void> {
  const isNew = newLoops();
  for (const chain of chainsIn(graph)) {
    const pattern = typeof chain === "number" ? chain : patternOf(graph, chain);
    if (typeof pattern === "number" || (pattern && isNew(pattern))) yield pattern;
  }
}

/** Says of each pattern of a search whether it is new: a loop, which can be met at each of its links, counts once. */
function newLoops(): (pattern: Pattern) => boolean {
  const loops = new Set<string>();
  return ({ form, nodes }) => {
    if (form !== "loop") return true;
    const key = [...nodes].sort((a, b) => a - b).join();
    const isNew = !loops.has(key);
    loops.add(key);
    return isNew;
  };
}
