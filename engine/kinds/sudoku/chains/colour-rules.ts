import { shrink } from "../../../language/run/shrink.ts";
import { type Cell, cellOf, type Fact, is, isNot, valueOf } from "../../../model/fact.ts";
import type { Step } from "../../../model/rule.ts";
import { allDigits, type CandidateGrid } from "../../shared/digit-grid.ts";
import type { House } from "../../shared/digit-houses.ts";
import type { NativeFinding } from "../../shared/native-rule.ts";
import { SettledDigits } from "../../shared/settled-digits.ts";
import type { Pencilled, SudokuRule } from "../native/sight.ts";
import { placesOn } from "../puzzle/house-places.ts";
import { type ChainGraph, chainGraph, type StrongLink } from "./chain-graph.ts";
import { ONE_DIGIT } from "./chain-rules.ts";
import { type Coloured, colouredOn } from "./colour-clusters.ts";
import { LINKS } from "./strikes.ts";

interface ColourRule extends Pick<SudokuRule, "id" | "name" | "text"> {
  readonly type: Coloured["type"];
}

const RULES: readonly ColourRule[] = [
  {
    type: "trap",
    id: "simple-colouring",
    name: { en: "Simple colouring", zh: "简单染色" },
    text: {
      en: "All cells coloured like {x} are {d}, or all those like {y}. In sight of both colours, {out}.",
      zh: "与 {x} 同色的格都是 {d}，或者与 {y} 同色的格都是 {d}，所以看得见两色的 {out}。",
    },
  },
  {
    type: "wrap",
    id: "colour-wrap",
    name: { en: "Colour wrap", zh: "同色相斥" },
    text: {
      en: "{x} and {y} have the same colour and share {h}, so {d} is in no cell of this colour: {t}.",
      zh: "{x} 与 {y} 同色又同在{h}，不会都是 {d}，所以这一色的 {out}。",
    },
  },
  {
    type: "bridge",
    id: "multi-colouring",
    name: { en: "Multi-colouring", zh: "多重染色" },
    text: {
      en: "{p} sees {q}: not both are {d}. So the opposite of one is: all cells like {x}, or all like {y}, and {out}.",
      zh: "{p} 看见 {q}，不会都是 {d}。所以其中一格的异色是 {d}：{x} 一色，或 {y} 一色；看得见两色的 {out}。",
    },
  },
  {
    type: "squeeze",
    id: "multi-colouring-wrap",
    name: { en: "Multi-colouring wrap", zh: "多重染色相斥" },
    text: {
      en: "{q} or {s} is {d}, as their colours differ; {p} sees {q}, {r} sees {s}. So none coloured like {p} is {d}.",
      zh: "{q} 与 {s} 异色，必有一格是 {d}。{p} 看见 {q}，{r} 看见 {s}，所以 {p} 一色都不是 {d}。",
    },
  },
];

/** Colouring of the candidates of one digit, with one pair of colours or with two. */
export const COLOUR_RULES: readonly SudokuRule[] = RULES.map(({ type, ...rule }) => ({
  ...rule,
  level: 4,
  advanced: true,
  apart: true,
  laws: ["row", "column", "box"],
  *find(view) {
    yield view.puzzle.cells;
    // What colours strike chains do too.
    if (!LINKS.isOpen(view)) return;
    const graph = graphOf(view);
    yield graph.nodes.length * 8;
    for (const found of colouredOn(graph)) {
      const finding = found.type === type ? findingOf(view, graph, found) : null;
      if (finding) yield finding;
    }
  },
}));

interface Seen {
  readonly version: number;
  readonly graph: ChainGraph;
}

const seen = new WeakMap<CandidateGrid, Seen>();
const settled = new SettledDigits();

/** The links of the digits whose colours may come to something on the grid as it is. */
function graphOf(view: Pencilled): ChainGraph {
  const { grid, houses, puzzle } = view;
  const last = seen.get(grid);
  if (last?.version === grid.version) return last.graph;
  const digits = settled.unsettled(grid, puzzle.size);
  const left = grid.left();
  const graph = chainGraph(houses, left, ONE_DIGIT, { among: digits, known: placesOn(view) });
  let quiet = digits;
  for (const { clusters } of colouredOn(graph)) quiet &= ~(1 << clusters[0].digit);
  settled.settle(grid, quiet);
  seen.set(grid, { version: grid.version, graph });
  return graph;
}

/** The pattern as a finding; null where its links alone do not make it. */
function findingOf(view: Pencilled, graph: ChainGraph, pattern: Coloured): NativeFinding | null {
  const { size } = graph.spots;
  const { clusters, struck } = pattern;
  const cellAt = (node: number): number => Math.floor(node / size);
  const { digit } = clusters[0];
  const adds = struck.map((node) => isNot(cellAt(node), digit));
  const nodes = new Set(clusters.flatMap(({ colours }) => colours.flat()));
  const facts = graph.links
    .filter(({ one }) => nodes.has(one))
    .flatMap((link) => premisesOf(view, link, size));
  const draws = (kept: readonly Fact[]): boolean => drawn(view, kept, pattern.type, adds);
  const all = [...new Set(facts)];
  if (!draws(all)) return null;
  return {
    adds,
    because: () => shrink(all, draws),
    bindings: () => ({
      d: { as: "value", of: digit },
      x: { as: "cell", of: cellAt(pattern.one) },
      y: { as: "cell", of: cellAt(pattern.other) },
      t: { as: "cells", of: struck.map(cellAt) },
      out: { as: "facts", of: adds },
      ...sights(view, pattern, cellAt),
    }),
    marks: () => ({
      ...(pattern.type === "wrap" && {
        area: sharedHouse(view, [pattern.one, pattern.other].map(cellAt)).cells,
      }),
      cause: [...nodes].map(cellAt),
      target: struck.map(cellAt),
    }),
    sets: () => coloursOf(pattern).map((colour) => colour.map((node) => is(cellAt(node), digit))),
  };
}

/** Who sees whom, as the sentence names them. */
function sights(
  view: Pencilled,
  { type, one, other, sights }: Coloured,
  cellAt: (node: number) => Cell,
): Step["bindings"] {
  if (type === "wrap") {
    const { law, number } = sharedHouse(view, [one, other].map(cellAt));
    return { h: { as: "house", law, of: number } };
  }
  const [[p, q] = [], [r, s] = []] = sights ?? [];
  const named = Object.entries({ p, q, r, s });
  return Object.fromEntries(
    named.flatMap(([name, node]) =>
      node === undefined ? [] : [[name, { as: "cell", of: cellAt(node) } as const]],
    ),
  );
}

/** The first house of two cells that see each other. */
function sharedHouse({ houses: { all } }: Pencilled, pair: readonly Cell[]): House {
  return all.find(({ cells }) => pair.every((cell) => cells.includes(cell))) ?? all[0];
}

/** The colours that the sentence tells apart: those of the two cells that it names, and the rest as far as it speaks of that. */
function coloursOf({ type, clusters, one, other }: Coloured): readonly (readonly number[])[] {
  const colours: readonly (readonly number[])[] = clusters.flatMap((cluster) => cluster.colours);
  const first = colours.filter((colour) => colour.includes(one));
  const second = colours.filter((colour) => colour.includes(other) && !first.includes(colour));
  const told = [...first, ...second];
  const rest = colours.filter((colour) => !told.includes(colour));
  // With the colours of `one` nothing is said of its partner where both colours of the other pair are seen.
  const spoken = type === "squeeze" ? rest.filter((colour) => !isPartner(clusters, colour, one)) : rest;
  return spoken.length > 0 ? [...told, spoken.flat()] : told;
}

function isPartner(clusters: Coloured["clusters"], colour: readonly number[], node: number): boolean {
  return clusters.some(
    ({ colours }) => colours.some((of) => of === colour) && colours.some((of) => of.includes(node)),
  );
}

/** The digit is nowhere else in the house of a link. */
function premisesOf({ houses }: Pencilled, { one, other, house }: StrongLink, size: number): Fact[] {
  const places = [one, other].map((node) => Math.floor(node / size));
  return houses.all[house].cells
    .filter((cell) => !places.includes(cell))
    .map((cell) => isNot(cell, (one % size) + 1));
}

/** Whether colours come to all of it at once where nothing but some facts is known; what they came to piece by piece does not count again. */
function drawn(
  { houses }: Pencilled,
  facts: readonly Fact[],
  type: Coloured["type"],
  adds: readonly Fact[],
): boolean {
  const { size } = houses;
  const left = new Uint16Array(size * size).fill(allDigits(size));
  for (const fact of facts) left[cellOf(fact)] &= ~(1 << valueOf(fact));
  const graph = chainGraph(houses, left, ONE_DIGIT);
  const before = new Set<Fact>();
  for (const found of colouredOn(graph)) {
    if (found.type !== type) continue;
    const news = found.struck.map((node) => isNot(Math.floor(node / size), (node % size) + 1));
    if (news.every((fact) => before.has(fact))) continue;
    if (adds.every((fact) => news.includes(fact))) return true;
    for (const fact of news) before.add(fact);
  }
  return false;
}
