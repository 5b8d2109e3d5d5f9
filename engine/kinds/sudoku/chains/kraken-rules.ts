import { is } from "../../../model/fact.ts";
import type { Words } from "../../../model/words.ts";
import type { CandidateGrid } from "../../shared/digit-grid.ts";
import type { Pencilled, SudokuRule } from "../native/sight.ts";
import { closuresOn } from "../ripple/closures.ts";
import type { ChainGraph } from "./chain-graph.ts";
import { isCell } from "./chain-pattern.ts";
import { ANY_GROUPED } from "./chain-rules.ts";
import { linksOn } from "./chain-search.ts";
import { findingOf } from "./kraken-finding.ts";
import { drawnAlone } from "./kraken-premises.ts";
import { type Head, type Kraken, KrakenSearch, MOST_LINKS } from "./kraken-search.ts";

interface Shape {
  readonly id: string;
  readonly head: Head;
  readonly name: Words;
  readonly text: Words;
}

const SHAPES: readonly Shape[] = [
  {
    id: "kraken-cell",
    head: "cell",
    name: { en: "Kraken cell", zh: "海怪格" },
    text: {
      en: "Whichever of {D} is in {c}, a chain leads from it to the same: {out} ({n} links in all).",
      zh: "不论 {c} 填 {D} 中的哪一个，都有一条链推出 {out}（共 {n} 环）。",
    },
  },
  {
    id: "kraken-house",
    head: "house",
    name: { en: "Kraken house", zh: "海怪区" },
    text: {
      en: "Wherever {d} is in {h}, a chain leads from it to the same: {out} ({n} links in all).",
      zh: "不论{h}的 {d} 在哪一格，都有一条链推出 {out}（共 {n} 环）。",
    },
  },
];

/** Candidates that go as each candidate of a cell, or each place of a digit in a house, leads there by a straight chain. */
export const KRAKEN_RULES: readonly SudokuRule[] = SHAPES.map(({ head, ...shape }) => ({
  ...shape,
  level: 6,
  wordy: 4,
  advanced: true,
  apart: true,
  laws: [],
  *find(view, only) {
    const graph = linksOn(view, ANY_GROUPED);
    const found: Kraken[] = [];
    for (const one of krakensOn(view, graph, only)) {
      if (typeof one === "number") yield one;
      else if (one[head]) found.push(one[head]);
    }
    for (const kraken of placingFirst(graph, found)) {
      const drawn = drawnAlone(view.houses, graph, kraken);
      if (drawn) yield findingOf(view, drawn);
    }
  },
}));

/** Those first that leave a cell or a house one candidate, so that a digit is placed; then those of fewest links. */
function placingFirst({ spots, links }: ChainGraph, found: readonly Kraken[]): readonly Kraken[] {
  const pairs = links.filter(({ one, other }) => isCell(spots, one) && isCell(spots, other));
  const isPlacing = new Set(pairs.flatMap(({ one, other }) => [one, other]));
  const weigh = ({ target, links }: Kraken): number => links + (isPlacing.has(target) ? 0 : MOST_LINKS);
  return [...found].sort((a, b) => weigh(a) - weigh(b));
}

/** What strikes one candidate. */
type Struck = Readonly<Record<Head, Kraken | null>>;

interface Seen {
  readonly version: number;
  readonly struck: readonly Struck[];
}

const seen = new WeakMap<CandidateGrid, Seen>();

/** What strikes the candidates, one after another; a number is work. What was searched to the end is known until the grid changes. */
function* krakensOn(view: Pencilled, graph: ChainGraph, only?: number): Iterable<Struck | number> {
  const { grid, houses } = view;
  const last = seen.get(grid);
  if (only === undefined && last?.version === grid.version) return yield* last.struck;
  const search = new KrakenSearch(graph, houses);
  const { version } = grid;
  const closures = closuresOn(view);
  /** Each link is a single or a locked candidate: what a kraken strikes breaks a law by these. */
  const mayGo = (target: number): boolean => {
    const candidate = is(Math.floor(target / houses.size), (target % houses.size) + 1);
    return !closures.isQuiet || !closures.of(candidate);
  };
  const struck: Struck[] = [];
  for (const target of targetsOf(graph, only)) {
    if (!mayGo(target)) continue;
    const one: Struck = { cell: search.on(target, "cell"), house: search.on(target, "house") };
    if (one.cell ?? one.house) struck.push(one);
    yield search.work;
    search.work = 0;
  }
  if (only === undefined) seen.set(grid, { version, struck });
  yield* struck;
}

/** The candidates of cells that are open. */
function* targetsOf({ spots: { cells, size }, left }: ChainGraph, only?: number): Iterable<number> {
  for (let target = 0; target < cells * size; target++) {
    const cell = Math.floor(target / size);
    const digits = left[cell];
    const isOpen = (digits & (2 << (target % size))) !== 0 && (digits & (digits - 1)) !== 0;
    if (isOpen && (only === undefined || cell === only)) yield target;
  }
}
