import type { ChainGraph } from "./chain-graph.ts";
import { areRivals, type Spots } from "./chain-spots.ts";

/** Nodes of one digit joined by strong links, in two colours that take turns: one of the two holds everywhere, and the other nowhere. */
export interface Cluster {
  readonly digit: number;
  readonly colours: readonly [readonly number[], readonly number[]];
}

/** What colours come to. Colours and candidates are lists of nodes. */
export interface Coloured {
  /**
   * - `trap`: a candidate sees both colours of a cluster. `wrap`: a colour sees itself.
   * - `bridge`: colours of two clusters see each other, so one of their opposites holds, and the candidate sees both of these.
   * - `squeeze`: a colour sees both colours of another cluster.
   */
  readonly type: "trap" | "wrap" | "bridge" | "squeeze";
  /** The clusters that it takes. */
  readonly clusters: readonly Cluster[];
  readonly struck: readonly number[];
  /** A node of each of the two sides that the sentence names. */
  readonly one: number;
  readonly other: number;
  /** Nodes of two clusters that see each other: of a bridge a pair, of a squeeze two, of the struck colour and of each that it sees. */
  readonly sights?: readonly (readonly [number, number])[];
}

/** Fewest strong links of a pattern; with fewer it is an easier one. */
const LEAST = 3;

const known = new WeakMap<ChainGraph, readonly Coloured[]>();

/** All that the colours of a graph of strong links between cells that one digit has come to, one cluster first; the same list each time. */
export function colouredOn(graph: ChainGraph): readonly Coloured[] {
  const all = known.get(graph) ?? [...coloured(graph, clustersOf(graph))];
  known.set(graph, all);
  return all;
}

/** The clusters of a graph of strong links between cells that one digit has. */
function clustersOf({ spots, nodes, strong: { words, bits } }: ChainGraph): Cluster[] {
  const colourOf = new Int8Array(nodes.length).fill(-1);
  const clusters: Cluster[] = [];
  for (let first = 0; first < nodes.length; first++) {
    if (colourOf[first] >= 0) continue;
    const colours: [number[], number[]] = [[], []];
    colourOf[first] = 0;
    const waiting = [first];
    let isSound = true;
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      colours[colourOf[node]].push(nodes[node]);
      for (let word = 0; word < words; word++)
        for (let rest: number = bits[node * words + word]; rest; rest &= rest - 1) {
          const next = (word << 5) + 31 - Math.clz32(rest & -rest);
          if (colourOf[next] === colourOf[node]) isSound = false;
          if (colourOf[next] >= 0) continue;
          colourOf[next] = 1 - colourOf[node];
          waiting.push(next);
        }
    }
    if (isSound) clusters.push({ digit: (nodes[first] % spots.size) + 1, colours });
  }
  return clusters;
}

function* coloured(graph: ChainGraph, clusters: readonly Cluster[]): Iterable<Coloured> {
  for (const cluster of clusters) {
    if (linksIn(cluster) < LEAST) continue;
    const [one, other] = cluster.colours;
    const trapped = seenByBoth(graph, one, other);
    if (trapped) yield { type: "trap", clusters: [cluster], ...trapped };
    for (const colour of cluster.colours) {
      const pair = rivalsIn(graph, colour, colour);
      if (pair) yield { type: "wrap", clusters: [cluster], struck: colour, one: pair[0], other: pair[1] };
    }
  }
  for (const first of clusters)
    for (const second of clusters)
      if (first !== second && first.digit === second.digit && linksIn(first) + linksIn(second) >= LEAST)
        yield* colouredBy(graph, first, second);
}

/** What two clusters come to; a bridge only where the first is the one of the lower node, as it is the same seen from the other. */
function* colouredBy(graph: ChainGraph, first: Cluster, second: Cluster): Iterable<Coloured> {
  const clusters = [first, second];
  const isFirst = first.colours[0][0] < second.colours[0][0];
  for (const [at, colour] of first.colours.entries()) {
    const seen = second.colours.map((other) => rivalsIn(graph, colour, other));
    if (seen[0] && seen[1])
      yield {
        ...{ type: "squeeze", clusters, struck: colour, one: colour[0], other: seen[0][1] },
        sights: [seen[0], seen[1]],
      };
    for (const [there, pair] of seen.entries()) {
      const both = pair && isFirst && seenByBoth(graph, first.colours[1 - at], second.colours[1 - there]);
      if (both) yield { type: "bridge", clusters, ...both, sights: [pair] };
    }
  }
}

function linksIn({ colours: [one, other] }: Cluster): number {
  return one.length + other.length - 1;
}

/** The open candidates that see a node of each of two colours, and two nodes that the first of them sees. */
function seenByBoth(
  { spots, left }: ChainGraph,
  one: readonly number[],
  other: readonly number[],
): Pick<Coloured, "struck" | "one" | "other"> | null {
  const { size, cells } = spots;
  const struck: number[] = [];
  let named = { one: one[0], other: other[0] };
  for (let node = one[0] % size; node < cells * size; node += size) {
    if ((left[Math.floor(node / size)] & (2 << (node % size))) === 0) continue;
    const here = rivalAmong(spots, one, node);
    const there = here < 0 ? here : rivalAmong(spots, other, node);
    if (there < 0 || one.includes(node) || other.includes(node)) continue;
    if (struck.length === 0) named = { one: here, other: there };
    struck.push(node);
  }
  return struck.length > 0 ? { struck, ...named } : null;
}

/** A node of one colour and one of another that see each other, if there are. */
function rivalsIn(
  { spots }: ChainGraph,
  colour: readonly number[],
  other: readonly number[],
): readonly [number, number] | null {
  for (const one of colour) {
    const rival = rivalAmong(spots, other, one);
    if (rival >= 0) return [one, rival];
  }
  return null;
}

/** The first of some nodes that cannot hold with one; -1 if all can. */
function rivalAmong(spots: Spots, nodes: readonly number[], one: number): number {
  for (let at = 0; at < nodes.length; at++) if (areRivals(spots, nodes[at], one)) return nodes[at];
  return -1;
}
