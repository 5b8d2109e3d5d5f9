import { type Cell, cellOf, type Fact, isNot, valueOf } from "../../../model/fact.ts";
import type { Link } from "../../../model/rule.ts";
import type { NativeFinding } from "../../shared/native-rule.ts";
import type { Pencilled } from "../native/sight.ts";
import { factsOf, linkBetween } from "./chain-finding.ts";
import type { ChainGraph } from "./chain-graph.ts";
import { type Drawn, drawnExactly } from "./kraken-premises.ts";
import type { Kraken } from "./kraken-search.ts";

/** A kraken as a finding. Exact premises are worked out when they are asked for, and with them the branches that they make. */
export function findingOf({ houses, grid }: Pencilled, alone: Drawn): NativeFinding {
  const { size } = alone.graph.spots;
  const { target } = alone.kraken;
  const adds = [isNot(Math.floor(target / size), (target % size) + 1)];
  const left = Uint16Array.from(alone.graph.left, (_, cell) => grid.candidates(cell));
  let exact: Drawn | undefined;
  const settled = (): Drawn => {
    exact ??= drawnExactly(houses, alone);
    return exact;
  };
  /** The links as the board shows them, and the branches that are told. */
  const told = (): { graph: ChainGraph; house: number; branches: Kraken["branches"] } => {
    const { graph, kraken } = settled();
    const shown = { ...graph, left };
    return { graph: shown, house: kraken.house, branches: openOf(shown, kraken) };
  };
  const links = (): Link[] => {
    const { graph, branches } = told();
    return branches.flatMap((nodes) =>
      nodes
        .slice(1)
        .map((node, at) => linkBetween(graph, houses, at % 2 === 0 ? "weak" : "strong", nodes[at], node)),
    );
  };
  return {
    adds,
    because: () => [...settled().because],
    bindings() {
      const { graph, house, branches } = told();
      const heads = branches.flatMap(([candidate]) => factsOf(graph, candidate));
      const { law, number } = houses.all[Math.max(house, 0)];
      return {
        n: { as: "number", of: branches.reduce((sum, nodes) => sum + nodes.length - 1, 0) },
        c: { as: "cell", of: cellOf(heads[0]) },
        D: { as: "values", of: heads.map(valueOf) },
        h: { as: "house", law, of: number },
        d: { as: "value", of: valueOf(heads[0]) },
        out: { as: "facts", of: adds },
      };
    },
    marks() {
      const { graph, house, branches } = told();
      const cause = branches.flatMap((nodes) => nodes.slice(0, -1).flatMap((node) => factsOf(graph, node)));
      const area = house < 0 ? [cellOf(factsOf(graph, branches[0][0])[0])] : houses.all[house].cells;
      return { area, cause: cellsOf(cause), target: cellsOf(adds) };
    },
    links,
    get laws() {
      const { house } = settled().kraken;
      const own = house < 0 ? "cell" : houses.all[house].law;
      return [...new Set([own, ...links().map(({ by }) => (by.as === "house" ? by.law : "cell"))])];
    },
  };
}

/** The branches of candidates that the board still has, if these are enough to be called so. */
function openOf({ spots: { size }, left }: ChainGraph, { branches }: Kraken): Kraken["branches"] {
  const open = branches.filter(
    ([candidate]) => (left[Math.floor(candidate / size)] & (2 << (candidate % size))) !== 0,
  );
  return open.length > 2 ? open : branches;
}

function cellsOf(facts: readonly Fact[]): Cell[] {
  return [...new Set(facts.map(cellOf))];
}
