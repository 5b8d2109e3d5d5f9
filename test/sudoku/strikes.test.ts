import { describe, expect, it } from "vitest";
import type { BitRows } from "../../engine/kinds/shared/links/bit-rows.ts";
import { chainGraph } from "../../engine/kinds/sudoku/chains/chain-graph.ts";
import { ANY_GROUPED } from "../../engine/kinds/sudoku/chains/chain-rules.ts";
import { areRivals } from "../../engine/kinds/sudoku/chains/chain-spots.ts";
import { setGraph } from "../../engine/kinds/sudoku/chains/set-graph.ts";
import { LINKS, SETS } from "../../engine/kinds/sudoku/chains/strikes.ts";
import { type Pencilled, SIGHT } from "../../engine/kinds/sudoku/native/sight.ts";
import type { Cell, Value } from "../../engine/model/fact.ts";
import { randomFrom } from "../../engine/model/random.ts";
import { anySize, blankPuzzle, gridWith, randomFacts } from "./board.ts";

/** Links between nodes, and whether a node and a candidate cannot both hold. */
interface Graph {
  readonly strong: BitRows;
  readonly weak: BitRows;
  readonly digitOf: (node: number) => Value;
  readonly isRival: (node: number, cell: Cell, digit: Value) => boolean;
}

function linksOf({ houses, grid }: Pencilled): Graph {
  const { strong, weak, nodes, spots } = chainGraph(houses, grid.left(), ANY_GROUPED);
  const digitOf = (node: number): Value => (nodes[node] % spots.size) + 1;
  const isRival = (node: number, cell: Cell, digit: Value): boolean =>
    areRivals(spots, nodes[node], cell * spots.size + digit - 1);
  return { strong, weak, digitOf, isRival };
}

function setsOf(view: Pencilled): Graph {
  const graph = setGraph(view);
  const { strong, weak, digits } = graph;
  return { strong, weak, digitOf: (node) => digits[node], isRival: (...of) => graph.isRival(...of) };
}

/** The nodes that hold if one does not, link by link: those of chains of several strong links, and at once those of its digit. */
function heldWithout(start: number, { strong, weak, digitOf }: Graph): number[] {
  const nodes = Array.from({ length: strong.size }, (_, node) => node);
  const to = (links: BitRows, from: Iterable<number>): number[] =>
    nodes.filter((node) => [...from].some((one) => links.has(one, node)));
  const first = to(strong, [start]);
  const held = new Set<number>();
  for (let news = to(strong, to(weak, first)); news.some((node) => !held.has(node)); ) {
    for (const node of news) held.add(node);
    news = to(strong, to(weak, held));
  }
  return [...held, ...first.filter((node) => digitOf(node) === digitOf(start))];
}

/** The open candidates with rivals of which one leads to another, or to itself. */
function struckIn(graph: Graph, { puzzle, grid }: Pencilled): string[] {
  const nodes = Array.from({ length: graph.strong.size }, (_, node) => node);
  const held = nodes.map((node) => heldWithout(node, graph));
  return openIn(puzzle, grid).flatMap(([cell, digit]) => {
    const isRival = (node: number): boolean => graph.isRival(node, cell, digit);
    return nodes.some((node) => isRival(node) && held[node].some(isRival)) ? [`${cell} ${digit}`] : [];
  });
}

function openIn({ cells, size }: Pencilled["puzzle"], grid: Pencilled["grid"]): [Cell, Value][] {
  const all = Array.from({ length: cells * size }, (_, at): [Cell, Value] => [
    Math.floor(at / size),
    (at % size) + 1,
  ]);
  return all.filter(([cell, digit]) => grid.can(cell, digit));
}

describe("what chains strike", () => {
  it.each([
    ["of cells and houses", LINKS, null, linksOf],
    [
      "of cells and houses, where those of sets are known to strike something or nothing",
      LINKS,
      SETS,
      linksOf,
    ],
    ["of almost locked sets too", SETS, null, setsOf],
  ] as const)("%s is what is met link by link", (_, outlook, before, graphOf) => {
    const random = randomFrom(11);
    for (let board = 0; board < 40; board++) {
      const size = anySize(random);
      const puzzle = blankPuzzle(size);
      const view = SIGHT.look(puzzle, gridWith(puzzle, randomFacts(size, random)));
      before?.on(view);
      const strikes = outlook.on(view);
      const found = openIn(puzzle, view.grid).filter(([cell, digit]) => strikes.has(cell, digit));
      const struck = struckIn(graphOf(view), view);
      expect(found.map(([cell, digit]) => `${cell} ${digit}`)).toEqual(struck);
      expect(strikes.isAny).toBe(struck.length > 0);
    }
  });
});
