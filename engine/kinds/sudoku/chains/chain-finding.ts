import { type Cell, cellOf, type Fact, is } from "../../../model/fact.ts";
import type { Link } from "../../../model/rule.ts";
import { digitsIn } from "../../shared/digit-grid.ts";
import type { NativeFinding } from "../../shared/native-rule.ts";
import type { Houses } from "../puzzle/houses.ts";
import type { ChainGraph } from "./chain-graph.ts";
import { type Pattern, weakPairs } from "./chain-pattern.ts";
import { houseOf, type Premises } from "./chain-premises.ts";

/** A chain as a finding of its rule. */
export function findingOf(
  graph: ChainGraph,
  houses: Houses,
  pattern: Pattern,
  premises: Premises,
): NativeFinding {
  const { form, nodes, adds, struck } = pattern;
  const links = (): Link[] => linksOf(graph, houses, pattern);
  const [first, last] = [nodes[0], nodes[nodes.length - 1]].map((node) => factsOf(graph, node));
  return {
    adds,
    because: () => premises.facts,
    bindings: () => ({
      n: { as: "number", of: nodes.length - Number(form !== "loop") },
      x: { as: "either", of: first },
      y: { as: "either", of: last },
      c: { as: "cells", of: first.map(cellOf) },
      a: { as: "cell", of: cellOf(first[0]) },
      b: { as: "cell", of: cellOf(last[0]) },
      P: { as: "values", of: digitsIn(graph.left[cellOf(first[0])]) },
      d: { as: "value", of: (nodes[0] % graph.spots.size) + 1 },
      out: { as: "facts", of: struck.length > 0 ? adds : adds.slice(0, 1) },
    }),
    marks: () => ({
      cause: unique(nodes.flatMap((node) => factsOf(graph, node)).map(cellOf)),
      target: unique(adds.map(cellOf)),
    }),
    links,
    get laws() {
      return [...new Set(links().map(({ by }) => (by.as === "house" ? by.law : "cell")))];
    },
  };
}

/** Strong and weak links by turns, of a loop with the one that closes it. */
function linksOf(graph: ChainGraph, houses: Houses, { form, nodes }: Pattern): Link[] {
  const linkOf = (type: Link["type"], from: number, to: number): Link =>
    linkBetween(graph, houses, type, nodes[from], nodes[to]);
  const weak = weakPairs(nodes, form);
  return nodes.flatMap((_, at) => {
    if (at % 2 === 0) return [linkOf("strong", at, at + 1)];
    return weak.filter(([from]) => from === at).map(([from, to]) => linkOf("weak", from, to));
  });
}

/** The link between two nodes, and what makes it. */
export function linkBetween(
  graph: ChainGraph,
  houses: Houses,
  type: Link["type"],
  one: number,
  other: number,
): Link {
  const by = (type === "strong" ? strongBy : weakBy)(graph, houses, one, other);
  return { type, from: factsOf(graph, one), to: factsOf(graph, other), by };
}

function strongBy(graph: ChainGraph, { all }: Houses, one: number, other: number): Link["by"] {
  const house = houseOf(graph, one, other);
  if (house < 0) return { as: "cell", of: Math.floor(one / graph.spots.size) };
  return { as: "house", law: all[house].law, of: all[house].number };
}

/** The cell in which two nodes stand, or the first house that has them both. */
function weakBy(
  { spots: { size, cellsOf } }: ChainGraph,
  { all }: Houses,
  one: number,
  other: number,
): Link["by"] {
  const [spot, there] = [Math.floor(one / size), Math.floor(other / size)];
  if (spot === there) return { as: "cell", of: spot };
  const cells = [...cellsOf[spot], ...cellsOf[there]];
  const house = all.find((of) => cells.every((cell) => of.cells.includes(cell))) ?? all[0];
  return { as: "house", law: house.law, of: house.number };
}

/** The facts of which a node says that one holds: its digit in each cell that can hold it, in all of them where none can. */
export function factsOf({ spots, left }: ChainGraph, node: number): Fact[] {
  const digit = (node % spots.size) + 1;
  const cells = spots.cellsOf[Math.floor(node / spots.size)];
  const open = cells.filter((cell) => (left[cell] >> digit) & 1);
  return (open.length > 0 ? open : cells).map((cell) => is(cell, digit));
}

function unique(cells: readonly Cell[]): Cell[] {
  return [...new Set(cells)];
}
