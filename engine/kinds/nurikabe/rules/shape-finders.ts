import { type Cell, cellOf, type Fact, type Value } from "../../../model/fact.ts";
import type { NativeFinding } from "../../shared/native-rule.ts";
import { stepsApart } from "../graph/steps-apart.ts";
import { LAND, UNKNOWN, WALL } from "../puzzle/colour.ts";
import { beyondClues, landFacts, saidOf, seaFacts } from "../regions/facts.ts";
import { numbered, numberOf } from "../regions/islands.ts";
import { reachersOf, reachOf } from "../regions/reach.ts";
import type { Regions } from "../regions/regions.ts";
import type { Duty } from "../regions/shape-duty.ts";
import { shapesOf } from "../regions/shapes.ts";
import { blocksWithoutLand } from "./blocks.ts";
import { knowing } from "./finding.ts";

/** Known facts so near to an island, in steps from its reach, are tried as premises before those of the whole board. */
const NEAR = 2;

/** What shapes must do. */
export interface Task {
  readonly duty: Duty;
  /** What each target of the duty is for: a first cell of land, or a block. */
  readonly goals: readonly (readonly Cell[])[];
  /** The cells that the island alone can reach; empty where that is not asked. */
  readonly alone: readonly Cell[];
}

/** No more than any shape must. */
export function plainTask(regions: Regions, clue: Value): Task {
  return { duty: { targets: [], asked: besideOnly(regions, clue) }, goals: [], alone: [] };
}

/** What the island alone can do: own some land, or bring land into some blocks; null where there is nothing, and no cell that it alone can reach. */
export function ownTask(regions: Regions, clue: Value): Task | null {
  const { colour, label, owner } = regions;
  const reachers = reachersOf(regions);
  const alone = reachOf(regions, clue).filter((cell) => reachers[cell] === 1);
  const unknown = alone.filter((cell) => colour[cell] === UNKNOWN);
  const isAlone = new Set(alone);
  const isHopeless = (cell: Cell): boolean =>
    colour[cell] === WALL || isAlone.has(cell) || (reachers[cell] === 0 && colour[cell] === UNKNOWN);
  const blocks = blocksWithoutLand(regions, unknown).filter((block) => block.every(isHopeless));
  const lands = alone.filter((cell) => colour[cell] === LAND && owner[label[cell]] === 0);
  const firsts = lands.filter((cell) => regions.first(label[cell]) === cell);
  if (blocks.length + firsts.length + unknown.length === 0) return null;
  const targets = [
    ...firsts.map((cell) => [cell]),
    ...blocks.map((block) => block.filter((cell) => isAlone.has(cell))),
  ];
  const asked = [...new Set([...besideOnly(regions, clue), ...unknown])];
  return {
    duty: { targets, asked },
    goals: [...firsts.map((cell) => [cell]), ...blocks],
    alone,
  };
}

/** What every shape of a complete island holds is land; what lies beside every shape, or beside the island and in none, is sea. */
export const shaped = comparing(plainTask);

/** The same where the island alone can own some land, or bring land into some blocks, so that its shapes must. */
export const obliged = comparing(ownTask);

/** The unknown cells beside the land of a clue and no other's. */
function besideOnly(regions: Regions, clue: Value): readonly Cell[] {
  return regions.once(cellsBeside)[clue] ?? [];
}

/** By clue. */
function cellsBeside({ touch }: Regions): Cell[][] {
  const beside: Cell[][] = [];
  touch.forEach((clue, cell) => {
    if (clue <= 0) return;
    beside[clue] ??= [];
    beside[clue].push(cell);
  });
  return beside;
}

/** A finder of what the shapes of an island have in common. */
function comparing(taskOf: (regions: Regions, clue: Value) => Task | null) {
  /** What it finds of one island; null where that is nothing, or not all that is wanted. */
  const findingOf = (regions: Regions, clue: Value, wanted?: readonly Fact[]): NativeFinding | null => {
    const { puzzle } = regions;
    const task = taskOf(regions, clue);
    const shapes = task && shapesOf(regions, clue, { ...task.duty, wanted });
    if (!task || !shapes) return null;
    const adds = [
      ...landFacts(puzzle, shapes.common),
      ...seaFacts([...new Set([...shapes.beside, ...shapes.missing])]),
    ].sort((a, b) => a - b);
    if (adds.length === 0) return null;
    // What an island does not say on the whole board it does not say on less.
    const able = lastOf((wanted: readonly Fact[]) => [
      clue,
      ...[...unfinished(regions, cellOf(wanted[0]))].filter(
        (other) => other !== clue && findingOf(regions, other, wanted) !== null,
      ),
    ]);
    const again = (facts: readonly Fact[], wanted: readonly Fact[]): NativeFinding | null => {
      const fewer = knowing(puzzle, facts);
      for (const one of able(wanted)) {
        const finding = findingOf(fewer, one, wanted);
        if (finding) return finding;
      }
      return null;
    };
    return {
      adds,
      because: () => premises(regions, clue, (facts) => again(facts, adds) !== null),
      bindings: () => ({
        clue: { as: "value", of: clue },
        cells: { as: "cells", of: adds.map(cellOf) },
      }),
      again,
    };
  };
  return function* find(regions: Regions, only?: Cell): Iterable<NativeFinding | number> {
    for (const clue of unfinished(regions, only)) {
      const finding = findingOf(regions, clue);
      yield regions.puzzle.cells;
      if (finding) yield finding;
    }
  };
}

/** The function, which keeps what it returned for its latest argument. */
function lastOf<In, Out>(make: (of: In) => Out): (of: In) => Out {
  let kept: { readonly of: In; readonly out: Out } | null = null;
  return (of) => {
    if (kept?.of !== of) kept = { of, out: make(of) };
    return kept.out;
  };
}

/** The clues of islands that lack cells; with `only`, of those that come near a cell. */
function* unfinished(regions: Regions, only?: Cell): Iterable<Value> {
  for (const region of numbered(regions)) {
    const clue = regions.owner[region];
    if (regions.size(region) >= numberOf(regions, region)) continue;
    if (only === undefined || isNear(regions, clue, only)) yield clue;
  }
}

/** Whether a cell lies within the reach of a clue's island or beside it. */
function isNear(regions: Regions, clue: Value, cell: Cell): boolean {
  const { clueCells, clues, lattice } = regions.puzzle;
  const home = clueCells[clue - 1];
  if (stepsApart(lattice, home, cell) > clues[home]) return false;
  const reach = reachOf(regions, clue);
  return reach.includes(cell) || lattice.near[cell].some((next) => reach.includes(next));
}

/** The known facts near the island if they are enough, else all of the board. */
function premises(regions: Regions, clue: Value, areEnough: (facts: readonly Fact[]) => boolean): Fact[] {
  const { puzzle, colour } = regions;
  const { near } = puzzle.lattice;
  const all = Array.from(colour.keys()).filter((cell) => colour[cell] !== UNKNOWN);
  let zone = [...reachOf(regions, clue)];
  for (let step = 0; step < NEAR; step++) zone = [...new Set(zone.flatMap((cell) => [cell, ...near[cell]]))];
  const facts = (cells: readonly Cell[]): Fact[] =>
    beyondClues(
      puzzle,
      cells.map((cell) => saidOf(regions, cell)),
    );
  const local = facts(zone.filter((cell) => colour[cell] !== UNKNOWN));
  return areEnough(local) ? local : facts(all);
}
