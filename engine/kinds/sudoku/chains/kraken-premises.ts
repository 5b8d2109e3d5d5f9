import { type Fact, isNot } from "../../../model/fact.ts";
import type { Houses } from "../puzzle/houses.ts";
import type { ChainGraph } from "./chain-graph.ts";
import { graphKnowing, linksMadeBy } from "./chain-premises.ts";
import { ANY_GROUPED } from "./chain-rules.ts";
import { type Head, type Kraken, KrakenSearch } from "./kraken-search.ts";

/** A kraken where nothing but its premises is known, which suffice for it. */
export interface Drawn {
  readonly graph: ChainGraph;
  readonly kraken: Kraken;
  readonly because: readonly Fact[];
}

/** The kraken that the premises of another make for the same target; null where there is none. */
export function drawnAlone(houses: Houses, graph: ChainGraph, kraken: Kraken): Drawn | null {
  return drawnFrom(houses, premisesOf(houses, graph, kraken), kraken);
}

/** The same with no needless premise. Time: a search among few links for each of them. */
export function drawnExactly(houses: Houses, from: Drawn): Drawn {
  let drawn = from;
  for (let at = 0; at < drawn.because.length; ) {
    const rest = drawn.because.filter((_, index) => index !== at);
    const fewer = drawnFrom(houses, rest, from.kraken);
    drawn = fewer ?? drawn;
    at = fewer ? 0 : at + 1;
  }
  return drawn;
}

function drawnFrom(houses: Houses, facts: readonly Fact[], like: Kraken): Drawn | null {
  const graph = graphKnowing(houses, ANY_GROUPED, facts, [like.target]);
  const kraken = new KrakenSearch(graph, houses).on(like.target, headOf(like));
  if (!kraken) return null;
  const because = premisesOf(houses, graph, kraken);
  return because.length < facts.length ? drawnFrom(houses, because, like) : { graph, kraken, because };
}

function headOf({ house }: Kraken): Head {
  return house < 0 ? "cell" : "house";
}

/** What makes the strong links of the branches, and that the cell or the house has no other candidates. */
function premisesOf(houses: Houses, graph: ChainGraph, { house, branches }: Kraken): Fact[] {
  const { size } = graph.spots;
  const premises = new Set<Fact>();
  const first = branches.map(([candidate]) => candidate);
  const cell = Math.floor(first[0] / size);
  const all =
    house < 0
      ? houses.all[0].cells.map((_, digit) => cell * size + digit)
      : houses.all[house].cells.map((at) => at * size + (first[0] % size));
  for (const node of all)
    if (!first.includes(node)) premises.add(isNot(Math.floor(node / size), (node % size) + 1));
  for (const nodes of branches)
    for (const fact of linksMadeBy(graph, houses, nodes.slice(1, -1))) premises.add(fact);
  return [...premises];
}
