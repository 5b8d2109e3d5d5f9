import { type Cell, type Fact, is, isNot } from "../../../model/fact.ts";
import type { Grid } from "../../../model/grid.ts";
import type { Forced, Law } from "../../../model/puzzle.ts";
import { type NurikabeGrid, SEA } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { regionsOf } from "../regions/regions-of-grid.ts";
import type { Finder, RegionFinding } from "../rules/finding.ts";
import { pick } from "./pick.ts";

/** By law: the finders of its forced facts, the cheap ones first; a later group runs only when the ones before have nothing new. */
export type Forces = Readonly<Record<string, readonly (readonly Finder[])[]>>;

/** The same puzzle with laws that force by those finders alone, and with a cell to branch on. */
export function forcedBy(forces: Forces, puzzle: NurikabePuzzle): NurikabePuzzle {
  return {
    ...puzzle,
    laws: puzzle.laws.map((law) => forcing(puzzle, law, forces[law.id])),
    pick: (grid) => pick(puzzle, grid),
  };
}

/** Laws of pools that force, by those that do not: boards of one size share them. */
const forcingPools = new WeakMap<Law, Law>();

function forcing(puzzle: NurikabePuzzle, law: Law, groups: Forces[string] | undefined): Law {
  const { id, cells, conflict } = law;
  if (id === "pool") {
    const known = forcingPools.get(law);
    if (known) return known;
    const pool = { id, cells, conflict, forced: (grid: Grid) => fourthOf(cells, grid as NurikabeGrid) };
    forcingPools.set(law, pool);
    return pool;
  }
  return groups ? { id, cells, conflict, forced: (grid) => firstNews(puzzle, groups, grid) } : law;
}

function fourthOf(cells: readonly Cell[], grid: NurikabeGrid): Forced[] {
  const walls = cells.filter((cell) => grid.isSea(cell));
  if (walls.length !== 3) return [];
  const last = cells.find((cell) => !grid.isSea(cell)) as Cell;
  return grid.isLand(last) ? [] : [{ fact: isNot(last, SEA), because: walls.map((cell) => is(cell, SEA)) }];
}

function firstNews(puzzle: NurikabePuzzle, groups: readonly (readonly Finder[])[], grid: Grid): Forced[] {
  const regions = regionsOf(puzzle, grid as NurikabeGrid);
  const news: Forced[] = [];
  for (const group of groups) {
    for (const find of group) {
      for (const finding of find(regions)) {
        if (typeof finding === "number") continue;
        for (const fact of finding.adds) news.push(new Reasoned(fact, finding));
      }
    }
    if (news.length > 0) break;
  }
  return news;
}

/** A forced fact whose premises are computed on demand from its regions. They suffice, but are not always the fewest. */
class Reasoned implements Forced {
  readonly fact: Fact;
  readonly #finding: RegionFinding;

  constructor(fact: Fact, finding: RegionFinding) {
    this.fact = fact;
    this.#finding = finding;
  }

  get because(): readonly Fact[] {
    return this.#finding.because();
  }
}
