import { type Fact, is, isNot } from "../../../model/fact.ts";
import { digitsIn } from "../../shared/digit-grid.ts";
import type { Chain } from "../../shared/links/link-search.ts";
import type { ChainGraph } from "./chain-graph.ts";
import { areRivals, type Spots } from "./chain-spots.ts";

/** A chain that comes to something. Its nodes are numbered as on any board of the size. */
export interface Pattern {
  readonly form: Chain["form"];
  readonly nodes: readonly number[];
  /** What follows from it: the candidates that go; or the digit that is placed, and the others that go from its cell. */
  readonly adds: readonly Fact[];
  /** The candidates that go, as nodes, where no digit is placed. */
  readonly struck: readonly number[];
}

/** What a chain comes to; null where that is nothing, where a part of it comes to as much, or where it meets itself. */
export function patternOf(graph: ChainGraph, chain: Chain): Pattern | null {
  const { spots } = graph;
  const { form } = chain;
  const nodes = chain.nodes.map((at) => graph.nodes[at]);
  if (meetsItself(spots, nodes, form)) return null;
  if (form === "point" && isCell(spots, nodes[0])) {
    return { form, nodes, adds: [factOf(spots, nodes[0]), ...othersAt(graph, nodes[0])], struck: [] };
  }
  const direct = struckBy(graph, form, nodes);
  if (direct.length === 0 || hasPart(spots, nodes, direct)) return null;
  const struck = graph.isTwins
    ? [...direct, ...commonRivals(graph, nodes[1], nodes[nodes.length - 2])]
    : direct;
  return { form, nodes, struck, adds: struck.map((node) => notOf(spots, node)) };
}

/** Whether a node is a digit in one cell. */
export function isCell({ size, cells }: Spots, node: number): boolean {
  return node < cells * size;
}

/** The weak links between the pairs of a chain, as places in it; of a loop also the one that closes it. */
export function weakPairs({ length }: readonly number[], form: Chain["form"]): [from: number, to: number][] {
  const pairs: [number, number][] = [];
  for (let at = 1; at < length - 1; at += 2) pairs.push([at, at + 1]);
  if (form === "loop") pairs.push([length - 1, 0]);
  return pairs;
}

/** Whether some candidate would have to hold and not to hold on the way. Ends of one strong link may overlap. */
function meetsItself(spots: Spots, nodes: readonly number[], form: Chain["form"]): boolean {
  const last = nodes.length - 1;
  for (let out = 0; out <= last; out += 2)
    for (let held = 1; held <= last; held += 2) {
      if (held === out + 1 || (form === "point" && (out === 0 || held === last))) continue;
      if (overlap(spots, nodes[out], nodes[held])) return true;
    }
  return false;
}

function overlap({ size, cells, cellsOf }: Spots, one: number, other: number): boolean {
  if ((one - other) % size !== 0) return false;
  if (one === other || Math.max(one, other) < cells * size) return one === other;
  const there = cellsOf[Math.floor(other / size)];
  return cellsOf[Math.floor(one / size)].some((cell) => there.includes(cell));
}

/** The open candidates that go, the lowest first. */
function struckBy(graph: ChainGraph, form: Chain["form"], nodes: readonly number[]): number[] {
  const last = nodes.length - 1;
  if (form !== "loop") return commonRivals(graph, nodes[0], nodes[last]);
  const struck = weakPairs(nodes, form).flatMap(([from, to]) => commonRivals(graph, nodes[from], nodes[to]));
  return [...new Set(struck)].sort((a, b) => a - b);
}

function commonRivals({ spots, left }: ChainGraph, one: number, other: number): number[] {
  const { size, rivals } = spots;
  const common: number[] = [];
  for (const rival of rivals[one]) {
    if (!isCell(spots, rival)) continue;
    const isOpen = (left[Math.floor(rival / size)] & (2 << (rival % size))) !== 0;
    if (isOpen && areRivals(spots, other, rival)) common.push(rival);
  }
  return common;
}

/** Whether a part of a chain between two of its nodes comes to as much. */
function hasPart(spots: Spots, nodes: readonly number[], struck: readonly number[]): boolean {
  for (let from = 0; from < nodes.length; from += 2)
    for (let to = from + 1; to < nodes.length; to += 2) {
      if (from === 0 && to === nodes.length - 1) continue;
      if (struck.every((node) => areRivals(spots, nodes[from], node) && areRivals(spots, nodes[to], node)))
        return true;
    }
  return false;
}

/** "Not" for the other digits that the cell of a node can hold. */
function othersAt({ spots, left }: ChainGraph, node: number): Fact[] {
  const cell = Math.floor(node / spots.size);
  const others = left[cell] & ~(2 << (node % spots.size));
  return digitsIn(others).map((digit) => isNot(cell, digit));
}

/** The fact that a node of one cell states. */
function factOf({ size }: Spots, node: number): Fact {
  return is(Math.floor(node / size), (node % size) + 1);
}

function notOf({ size }: Spots, node: number): Fact {
  return isNot(Math.floor(node / size), (node % size) + 1);
}
