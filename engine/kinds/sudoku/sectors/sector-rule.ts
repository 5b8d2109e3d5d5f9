import { shrink } from "../../../language/run/shrink.ts";
import { cellOf, type Fact, isNegative } from "../../../model/fact.ts";
import type { CandidateGrid } from "../../shared/digit-grid.ts";
import type { NativeFinding } from "../../shared/native-rule.ts";
import type { Pencilled, SudokuRule } from "../native/sight.ts";
import { type Crossing, fullCrossings } from "./sector-search.ts";
import { leftKnowing, linesIn, openLeft, premisesOf, type SectorSets, sectorSets } from "./sector-sets.ts";
import { CrossingWatch } from "./sector-watch.ts";

/** Rows cross columns in as many open cells as digits fit there at most, so each digit is used up in the houses that say how often. */
export const SECTOR_SETS: SudokuRule = {
  id: "multi-sector-locked-sets",
  level: 6,
  advanced: true,
  apart: true,
  seldom: true,
  wordy: 12,
  name: { en: "Multi-sector locked sets", zh: "多区域数组（网）" },
  text: {
    en: "{A} cross {B} in {n} cells: from 1 up, digits fit {k} times, {n} at most, so {out}.",
    zh: "{A}与{B}相交有 {n} 个空格，从 1 起各数字最多放 {k} 次，正好用完，所以 {out}。",
  },
  laws: ["box", "row", "column", "cell"],
  find,
};

function* find(view: Pencilled, only?: number): Iterable<NativeFinding | number> {
  const isWanted = (fact: Fact): boolean => only === undefined || cellOf(fact) === only;
  const struck = new Set<Fact>();
  for (const sets of setsOn(view)) {
    // There are hundreds on some boards. What crossings of fewer cells strike is not told again.
    if (sets.strikes.every((fact) => struck.has(fact) || !isWanted(fact))) continue;
    for (const fact of sets.strikes) struck.add(fact);
    yield findingOf(view, sets, sets.strikes);
  }
  yield WORK;
}

/** A search takes as long as so many steps of evaluation. */
const WORK = 50_000;

interface Seen {
  readonly version: number;
  readonly sets: readonly SectorSets[];
  readonly watch: CrossingWatch;
}

const seen = new WeakMap<CandidateGrid, Seen>();

/** All that strike something as the grid is now, those of fewest cells first; searched for once for each state of it. */
function setsOn(view: Pencilled): readonly SectorSets[] {
  const { grid, houses } = view;
  const last = seen.get(grid);
  if (last?.version === grid.version) return last.sets;
  const left = openLeft(view);
  const watch = last?.watch ?? new CrossingWatch(houses.size, left);
  const sets = watch.full(left).flatMap((crossing) => sectorSets(houses, left, crossing) ?? []);
  seen.set(grid, { version: grid.version, sets, watch });
  return sets;
}

/** What sets say of their strikes, or of some. Exact premises are worked out when they are asked for. */
function findingOf(view: Pencilled, sets: SectorSets, adds: readonly Fact[]): NativeFinding {
  const { houses } = view;
  let exact: readonly Fact[] | undefined;
  return {
    adds,
    because() {
      exact ??= exactPremises(view, sets, adds);
      return [...exact];
    },
    bindings: () => ({
      A: linesIn(houses.rows, sets.rows),
      B: linesIn(houses.columns, sets.columns),
      n: { as: "number", of: sets.open },
      k: { as: "values", of: fitsIn(houses.size, sets) },
      out: { as: "facts", of: adds },
    }),
    marks: () => ({ area: sets.cells, cause: sets.cells, target: [...new Set(adds.map(cellOf))] }),
    demands: sets.cells.map((cell) => ({ by: { as: "cell", of: cell } })),
    about: (some) => findingOf(view, sets, some),
  };
}

/** How often each digit fits in a crossing at most. */
function fitsIn(size: number, { caps }: SectorSets): number[] {
  return Array.from(
    { length: size },
    (_, at) => caps.find(({ digit }) => digit === at + 1)?.houses.length ?? 0,
  );
}

/**
 * First with the same crossing, which takes no search; then with all of them. Where a candidate is left more, digits fit as often or
 * more often: so only crossings that are full without it can be full with it. Not so where a cell is open more, which takes a search.
 */
function exactPremises({ houses, grid }: Pencilled, sets: SectorSets, adds: readonly Fact[]): Fact[] {
  const strikesAll = (crossing: Crossing, left: Uint16Array): boolean => {
    const struck = sectorSets(houses, left, crossing)?.strikes;
    return struck !== undefined && adds.every((fact) => struck.includes(fact));
  };
  const full = (kept: readonly Fact[]): Crossing[] => {
    const left = leftKnowing(houses, kept);
    return fullCrossings(houses.size, left).filter((crossing) => strikesAll(crossing, left));
  };
  const start = premisesOf(houses, sets, (cell) => grid.at(cell), adds);
  let kept = shrink(start, (some) => strikesAll(sets, leftKnowing(houses, some)));
  for (let crossings = full(kept), at = 0; at < kept.length; ) {
    const fewer = kept.filter((_, index) => index !== at);
    const left = leftKnowing(houses, fewer);
    const isStrike = isNegative(kept[at]);
    const others = isStrike ? crossings.filter((one) => strikesAll(one, left)) : full(fewer);
    if (others.length === 0) at++;
    else [kept, crossings, at] = [fewer, others, isStrike ? at : 0];
  }
  return kept;
}
