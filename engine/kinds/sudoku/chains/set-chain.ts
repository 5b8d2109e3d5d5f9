import { type Cell, cellOf, type Fact, is, isNegative, isNot, valueOf } from "../../../model/fact.ts";
import { digitsIn } from "../../shared/digit-grid.ts";
import { ShortestWays } from "../../shared/links/shortest-way.ts";
import type { Pencilled } from "../native/sight.ts";
import type { Maker } from "./draft.ts";
import type { SetGraph } from "./set-graph.ts";
import { SETS } from "./strikes.ts";

/** A chain through almost locked sets that comes to something. Its nodes are in pairs, each a strong link. */
export interface SetChain {
  /** The first node holds or the last one does; `point`: they are one, which therefore holds. */
  readonly form: "ends" | "point";
  readonly nodes: readonly number[];
  /** What makes each strong link. */
  readonly makers: readonly Maker[];
  /** Candidates that cannot hold as they are rivals of both ends; the one first that the chain was searched for. */
  readonly strikes: readonly Fact[];
  /** The strikes; or the digit that a cell holds, and the others that go from it. */
  readonly adds: readonly Fact[];
}

/** Most cells of an end, as a sentence names them. */
export const MOST_NAMED = 3;

/** What chains are searched for: those that conclude something about a cell, or that add all of some facts; without both, all. */
export interface Aim {
  readonly only?: Cell | undefined;
  readonly adds?: readonly Fact[];
}

/** For each candidate that is aimed at the shortest chain that strikes it, if that is one through sets; a number is work. */
export function* strikingChains(
  view: Pencilled,
  graph: SetGraph,
  { only, adds: wanted = [] }: Aim,
): Iterable<SetChain | number> {
  const ways = new ShortestWays(graph.strong, graph.weak);
  const struck = SETS.on(view);
  for (const fact of graph.struckBy(graph.commonRivals(wanted), only)) {
    if (!struck.has(cellOf(fact), valueOf(fact))) continue;
    const rivals = graph.rivalsOf(cellOf(fact), valueOf(fact));
    for (const nodes of ways.between(rivals, rivals)) {
      const [first, last] = endsOf(nodes);
      // What holds goes by another rule, and what strikes a candidate plainly is not told again in a longer way.
      if (first === last || !isNamed(graph, first) || !isNamed(graph, last)) continue;
      const makers = makersOf(graph, nodes);
      if (isThroughSets(makers)) {
        const others = strikesOf(view, graph, first, last).filter((other) => other !== fact);
        const strikes = [fact, ...others];
        yield { form: "ends", nodes, makers, strikes, adds: strikes };
      }
      break;
    }
    yield ways.work;
  }
}

/** For each node that is aimed at the shortest chain that shows it to hold, if that is one through sets. */
export function* provingChains(
  view: Pencilled,
  graph: SetGraph,
  { only, adds: wanted = [] }: Aim,
): Iterable<SetChain | number> {
  const ways = new ShortestWays(graph.strong, graph.weak);
  const struck = SETS.on(view);
  const row = new Int32Array(graph.strong.words);
  const common = graph.commonRivals(wanted.filter(isNegative));
  for (let node = 0; node < graph.count; node++) {
    if (((common[node >> 5] >> (node & 31)) & 1) === 0) continue;
    const cell = graph.alone[node];
    const isPlaced = cell >= 0;
    const all = strikesOf(view, graph, node, node);
    const strikes = isPlaced ? all.filter((fact) => cellOf(fact) === cell) : all;
    if (strikes.length === 0 || !isNamed(graph, node)) continue;
    if (!strikes.every((fact) => struck.has(cellOf(fact), valueOf(fact)))) continue;
    if (only !== undefined && !strikes.some((fact) => cellOf(fact) === only)) continue;
    row.fill(0);
    row[node >> 5] |= 1 << (node & 31);
    for (const nodes of ways.between(row, row)) {
      const makers = makersOf(graph, nodes);
      const adds = isPlaced ? [is(cell, graph.digits[node]), ...strikes] : strikes;
      if (isThroughSets(makers)) yield { form: "point", nodes, makers, strikes, adds };
      break;
    }
    yield ways.work;
  }
}

function endsOf(nodes: readonly number[]): [first: number, last: number] {
  return [nodes[0], nodes[nodes.length - 1]];
}

function isNamed(graph: SetGraph, node: number): boolean {
  return graph.cellsOf(node).length <= MOST_NAMED;
}

function makersOf(graph: SetGraph, nodes: readonly number[]): Maker[] {
  return nodes.flatMap((node, at) =>
    at % 2 === 0 && at + 1 < nodes.length ? [graph.makerOf(node, nodes[at + 1])] : [],
  );
}

/** Whether some link is made by a set, and some by a house: a chain of sets alone has another name. */
function isThroughSets(makers: readonly Maker[]): boolean {
  return makers.some(({ as }) => as === "set") && makers.some(({ as }) => as === "house");
}

/** The candidates that are rivals of both nodes. */
function strikesOf({ grid }: Pencilled, graph: SetGraph, first: number, last: number): Fact[] {
  const { words, seers, alone, digits } = graph;
  const struck: Fact[] = [];
  if (digits[first] === digits[last]) {
    for (let word = 0; word < words; word++)
      for (let rest = seers[first * words + word] & seers[last * words + word]; rest; rest &= rest - 1)
        struck.push(isNot((word << 5) + 31 - Math.clz32(rest & -rest), digits[first]));
  }
  for (const [one, other] of [
    [first, last],
    [last, first],
  ]) {
    const cell = alone[one];
    if (cell < 0) continue;
    for (const digit of digitsIn(grid.candidates(cell) & ~(1 << digits[one])))
      if (graph.isRival(other, cell, digit)) struck.push(isNot(cell, digit));
  }
  return [...new Set(struck)].sort((a, b) => cellOf(a) - cellOf(b) || valueOf(a) - valueOf(b));
}
