import type { Words } from "../../../model/words.ts";
import type { SudokuRule } from "../native/sight.ts";
import { setDraft } from "./draft.ts";
import { provingChains, type SetChain, strikingChains } from "./set-chain.ts";
import { findingOf } from "./set-chain-finding.ts";
import { drawnAlone, type Search } from "./set-chain-premises.ts";
import { setGraph } from "./set-graph.ts";
import { SETS } from "./strikes.ts";

interface Shape {
  readonly id: string;
  readonly name: Words;
  readonly text: Words;
  readonly search: Search;
}

const SHAPES: readonly Shape[] = [
  {
    id: "chain-through-sets",
    name: { en: "Chain through almost locked sets", zh: "含待定数组的异数链" },
    text: {
      en: "A chain of {n} links through sets in {H} shows that {x} or else {y}, so {out}.",
      zh: "{n} 环的链穿过{H}里的待定数组，说明要么 {x}，要么 {y}，所以 {out}。",
    },
    search: strikingChains,
  },
  {
    id: "discontinuous-loop-through-sets",
    name: { en: "Discontinuous loop through almost locked sets", zh: "含待定数组的不连续环" },
    text: {
      en: "If {c} were not {d}, a chain of {n} links through sets in {H} would put {d} there, so {out}.",
      zh: "假如 {c} 不是 {d}，{n} 环的链穿过{H}里的待定数组，又会推出 {d} 在那里，所以 {out}。",
    },
    search: provingChains,
  },
];

/** Chains in which almost locked sets make links too. They come last of all chains, as their links are many. */
export const SET_CHAIN_RULES: readonly SudokuRule[] = SHAPES.map(({ search, ...shape }) => ({
  ...shape,
  level: 5,
  wordy: 4,
  advanced: true,
  apart: true,
  laws: [],
  *find(view, only) {
    yield setDraft(view).count;
    if (!SETS.on(view).isAny) return;
    const graph = setGraph(view);
    const found: SetChain[] = [];
    for (const one of search(view, graph, { only })) {
      if (typeof one === "number") yield one;
      else if (!view.grid.knows(one.adds[0])) found.push(one);
    }
    const struck: (readonly number[])[] = [];
    for (const chain of shortestFirst(found)) {
      const isTold = struck.some((adds) => chain.adds.every((fact) => adds.includes(fact)));
      if (isTold && only === undefined) continue;
      const alone = drawnAlone(view, graph, chain, search);
      if (!alone) continue;
      struck.push(alone.adds);
      yield findingOf(view, alone, search);
    }
  },
}));

/** Of fewest links first, then of fewest cells in sets. */
function shortestFirst(chains: readonly SetChain[]): SetChain[] {
  const weighed = chains.map((chain) => ({ chain, weight: weightOf(chain) }));
  return weighed.sort((a, b) => a.weight - b.weight).map(({ chain }) => chain);
}

/** So heavy that a link counts more than all cells. */
const LINK = 1 << 10;

function weightOf({ makers }: SetChain): number {
  return makers.reduce((sum, maker) => sum + LINK + (maker.as === "set" ? maker.cells.length : 1), 0);
}
