import { type Cell, cellOf, type Fact, isNot, type Value, valueOf } from "../../../model/fact.ts";
import { allDigits, digitsIn } from "../../shared/digit-grid.ts";
import { type Pencilled, SIGHT } from "../native/sight.ts";
import type { Houses } from "../puzzle/houses.ts";
import type { Maker } from "./draft.ts";
import { type Aim, MOST_NAMED, type SetChain } from "./set-chain.ts";
import { type SetGraph, setGraph } from "./set-graph.ts";

/** How chains are searched for: all those that are aimed at. */
export type Search = (view: Pencilled, graph: SetGraph, aim: Aim) => Iterable<SetChain | number>;

/** A chain where nothing but its premises is known, which suffice for it. */
export interface Drawn {
  readonly graph: SetGraph;
  readonly chain: SetChain;
  readonly because: readonly Fact[];
}

/** The chain that the premises of another make, with all that this one adds or with what it was searched for; null where there is none. */
export function drawnAlone(
  view: Pencilled,
  graph: SetGraph,
  chain: SetChain,
  search: Search,
): { readonly adds: readonly Fact[]; readonly drawn: Drawn } | null {
  const facts = premisesOf(view, graph, chain);
  for (const adds of chain.form === "ends" ? [chain.adds, chain.adds.slice(0, 1)] : [chain.adds]) {
    const drawn = drawnFrom(view, facts, adds, search);
    if (drawn) return { adds, drawn };
  }
  return null;
}

/** The same with no needless premise. Few are, so each is tried by itself. Time: a search among few links for each of them. */
export function drawnExactly(view: Pencilled, from: Drawn, adds: readonly Fact[], search: Search): Drawn {
  let drawn = from;
  for (let at = 0, tried = 0; tried < drawn.because.length; tried++) {
    const rest = drawn.because.filter((_, index) => index !== at);
    const fewer = drawnFrom(view, rest, adds, search);
    if (fewer) {
      drawn = fewer;
      tried = -1;
    } else at++;
    if (at >= drawn.because.length) at = 0;
  }
  return drawn;
}

/** A chain that adds as much where nothing but these facts is known, and the premises of it. */
function drawnFrom(
  { puzzle }: Pencilled,
  facts: readonly Fact[],
  adds: readonly Fact[],
  search: Search,
): Drawn | null {
  const view = SIGHT.knowing(puzzle, facts);
  const graph = setGraph(view);
  for (const chain of search(view, graph, { adds })) {
    if (typeof chain === "number" || !adds.every((fact) => chain.adds.includes(fact))) continue;
    const because = premisesOf(view, graph, chain);
    if (because.length >= facts.length) return { graph, chain, because };
    const fewer = drawnFrom(view, because, adds, search);
    if (fewer) return fewer;
  }
  return null;
}

/** A digit in one of some cells, so far as nothing is known but what makes the link of the node. */
interface Group {
  readonly digit: Value;
  readonly cells: readonly Cell[];
}

/**
 * What makes the links, and candidates that are out, so that each node is a rival of the next, and both ends of each strike, and
 * can be named.
 */
function premisesOf({ grid, houses }: Pencilled, graph: SetGraph, chain: SetChain): Fact[] {
  const { nodes, makers, strikes } = chain;
  const out = new Set<Fact>();
  const groups = nodes.map((node, at): Group => {
    const maker = makers[at >> 1];
    return { digit: graph.digits[node], cells: maker.as === "set" ? maker.cells : graph.cellsOf(node) };
  });
  for (const [at, maker] of makers.entries())
    for (const fact of madeBy(maker, houses, [groups[2 * at], groups[2 * at + 1]])) out.add(fact);
  const ends = [groups[0], groups[groups.length - 1]];
  for (const { digit, cells } of ends) {
    const closed = cells.map((cell) => isNot(cell, digit)).filter((fact) => grid.knows(fact));
    for (const fact of closed.slice(0, Math.max(0, cells.length - MOST_NAMED))) out.add(fact);
  }
  const pairs = groups.flatMap((group, at): [Group, Group][] =>
    at % 2 === 1 && at + 1 < groups.length ? [[group, groups[at + 1]]] : [],
  );
  for (const strike of strikes) {
    const struck: Group = { digit: valueOf(strike), cells: [cellOf(strike)] };
    for (const end of ends) pairs.push([end, struck]);
  }
  for (const pair of pairs)
    for (const condition of conditionsOf(houses, pair)) {
      const known = condition.filter((fact) => grid.knows(fact));
      if (known.length > 0 && !known.some((fact) => out.has(fact))) out.add(known[0]);
    }
  return [...out];
}

/** That a cell or the cells of a set hold no other digits, or that a house has the digit nowhere else. */
function madeBy(maker: Maker, { size }: Houses, [one, other]: readonly [Group, Group]): Fact[] {
  const all = allDigits(size);
  if (maker.as === "house") {
    const rest = maker.of.cells.filter((cell) => !one.cells.includes(cell) && !other.cells.includes(cell));
    return rest.map((cell) => isNot(cell, one.digit));
  }
  const digits = maker.as === "set" ? maker.digits : (1 << one.digit) | (1 << other.digit);
  const cells = maker.as === "set" ? maker.cells : [maker.of];
  return cells.flatMap((cell) => digitsIn(all & ~digits).map((digit) => isNot(cell, digit)));
}

/** For two groups to be rivals, of each of these pairs one candidate must be out. */
function conditionsOf({ peers }: Houses, [one, other]: readonly [Group, Group]): [Fact, Fact][] {
  const areRivals = (a: Cell, b: Cell): boolean =>
    one.digit === other.digit ? peers[a].includes(b) : a === b;
  return one.cells.flatMap((a) =>
    other.cells
      .filter((b) => !areRivals(a, b))
      .map((b): [Fact, Fact] => [isNot(a, one.digit), isNot(b, other.digit)]),
  );
}
