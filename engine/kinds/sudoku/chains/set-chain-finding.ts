import { type Cell, cellOf, type Fact, is } from "../../../model/fact.ts";
import type { Link } from "../../../model/rule.ts";
import type { House } from "../../shared/digit-houses.ts";
import type { NativeFinding } from "../../shared/native-rule.ts";
import { candidatesIn, sharedBy } from "../native/set-links.ts";
import type { Pencilled } from "../native/sight.ts";
import type { Maker } from "./draft.ts";
import { type Drawn, drawnExactly, type Search } from "./set-chain-premises.ts";
import type { SetGraph } from "./set-graph.ts";

/** A chain through sets as a finding. Exact premises are worked out when they are asked for, and with them the chain that they make. */
export function findingOf(
  view: Pencilled,
  { adds, drawn: alone }: { readonly adds: readonly Fact[]; readonly drawn: Drawn },
  search: Search,
): NativeFinding {
  let exact: Drawn | undefined;
  /** The facts of which a node says that one holds: what the board shows of it, or all of it where that is nothing. */
  const factsOf = (graph: SetGraph, node: number): Fact[] => {
    const digit = graph.digits[node];
    const cells = graph.cellsOf(node);
    const open = cells.filter((cell) => view.grid.can(cell, digit));
    return (open.length > 0 ? open : cells).map((cell) => is(cell, digit));
  };
  const settled = (): Drawn => {
    exact ??= drawnExactly(view, alone, adds, search);
    return exact;
  };
  const links = (): Link[] => linksOf(view, settled(), factsOf);
  return {
    adds,
    because: () => [...settled().because],
    bindings() {
      const { graph, chain } = settled();
      const { nodes, form } = chain;
      const [first, last] = [nodes[0], nodes[nodes.length - 1]].map((node) => factsOf(graph, node));
      return {
        n: { as: "number", of: nodes.length - 1 },
        x: { as: "either", of: first },
        y: { as: "either", of: last },
        c: { as: "cells", of: first.map(cellOf) },
        d: { as: "value", of: graph.digits[nodes[0]] },
        H: { as: "houses", of: housesOf(view, chain) },
        out: {
          as: "facts",
          of: form === "point" && graph.alone[nodes[0]] >= 0 ? adds.slice(0, 1) : adds,
        },
      };
    },
    marks() {
      const { graph, chain } = settled();
      const within = chain.makers.flatMap((maker) => (maker.as === "set" ? maker.cells : []));
      const ends = chain.nodes.flatMap((node) => factsOf(graph, node)).map(cellOf);
      return { cause: unique([...ends, ...within]), target: unique(adds.map(cellOf)) };
    },
    links,
    sets: () =>
      settled().chain.makers.flatMap((maker) =>
        maker.as === "set" ? [candidatesIn(maker.cells, view.grid)] : [],
      ),
    get laws() {
      return [...new Set(links().flatMap((link) => lawsOf(view, link)))];
    },
  };
}

/** Strong and weak links by turns. */
function linksOf(
  { houses }: Pencilled,
  { graph, chain: { nodes, makers } }: Drawn,
  factsOf: (graph: SetGraph, node: number) => Fact[],
): Link[] {
  const facts = nodes.map((node) => factsOf(graph, node));
  return nodes.slice(1).map((node, at): Link => {
    const [from, to] = [facts[at], facts[at + 1]];
    if (at % 2 === 0) return { type: "strong", from, to, by: madeBy(makers[at >> 1]) };
    const cells = [...graph.cellsOf(nodes[at]), ...graph.cellsOf(node)];
    return { type: "weak", from, to, by: sharedBy(houses, cells) };
  });
}

function madeBy(maker: Maker): Link["by"] {
  switch (maker.as) {
    case "cell":
      return { as: "cell", of: maker.of };
    case "house":
      return { as: "house", law: maker.of.law, of: maker.of.number };
    case "set":
      return { as: "cells", of: maker.cells };
  }
}

/** The houses of the sets, each once. */
function housesOf({ houses: { all } }: Pencilled, { makers }: Drawn["chain"]) {
  const found = makers.flatMap((maker) => (maker.as === "set" ? (houseWith(all, maker.cells) ?? []) : []));
  return [...new Set(found)].map(({ law, number }) => ({ law, of: number }));
}

function houseWith(all: readonly House[], set: readonly Cell[]): House | undefined {
  return all.find(({ cells }) => set.every((cell) => cells.includes(cell)));
}

/** The laws of a link; a set is linked by the cells' own and that of its house. */
function lawsOf({ houses }: Pencilled, { by }: Link): string[] {
  if (by.as === "cell") return ["cell"];
  if (by.as === "house") return [by.law];
  const house = houseWith(houses.all, by.of);
  return ["cell", ...(house ? [house.law] : [])];
}

function unique(cells: readonly Cell[]): Cell[] {
  return [...new Set(cells)];
}
