import { type Cell, isNot, type Value } from "../../../model/fact.ts";
import { stepsApart } from "../graph/steps-apart.ts";
import { LAND, UNKNOWN, WALL } from "../puzzle/colour.ts";
import { SEA } from "../puzzle/grid.ts";
import { ANY_OPEN, reachersOf, reachesOf, reachingClues, reachOf } from "../regions/reach.ts";
import type { Regions } from "../regions/regions.ts";
import { blocksWithoutLand } from "./blocks.ts";
import { supposing } from "./finding.ts";

/** What would be out of reach if a cell were land. */
export interface LandTrial {
  /** The first clue whose island would have too little room; 0 if there is none. */
  readonly starved: Value;
  /** The first cell of another island that no clue could reach; -1 if there is none. */
  readonly stranded: Cell | -1;
  /** The first corner of the first 2x2 block that no clue could bring land into; -1 if there is none. */
  readonly block: Cell | -1;
}

/** The cells worth a trial: unknown ones beside land of at most one clue, which some clue can reach. In the order of the cells. */
export function* cellsToTry(regions: Regions, only?: Cell): Iterable<Cell> {
  const { puzzle, colour, touch } = regions;
  const reachers = reachersOf(regions);
  for (let cell = only ?? 0; cell <= (only ?? puzzle.cells - 1); cell++) {
    if (colour[cell] !== UNKNOWN || touch[cell] < 0 || reachers[cell] === 0) continue;
    if (puzzle.lattice.near[cell].some((next) => colour[next] === LAND)) yield cell;
  }
}

/** The trial of a cell. Computed once for each cell. */
export function landTrial(regions: Regions, cell: Cell): LandTrial {
  const trials = regions.once(noTrials);
  let trial = trials.get(cell);
  if (!trial) {
    trial = tryLand(regions, cell);
    trials.set(cell, trial);
  }
  return trial;
}

function noTrials(): Map<Cell, LandTrial> {
  return new Map();
}

function tryLand(regions: Regions, cell: Cell): LandTrial {
  const { colour, label, puzzle } = regions;
  const reachers = reachersOf(regions);
  const { starved, fewer } = effectOf(regions, cell);
  const left = (at: Cell): number => reachers[at] - (fewer.get(at) ?? 0);
  const lost = [...fewer.keys()].filter((at) => left(at) === 0).sort((a, b) => a - b);
  const own = puzzle.lattice.near[cell].map((next) => label[next]);
  const isStranded = (at: Cell): boolean => colour[at] === LAND && !own.includes(label[at]);
  const blocks = blocksWithoutLand(regions, lost).filter((block) =>
    block.every((at) => colour[at] === WALL || left(at) === 0),
  );
  return {
    starved,
    stranded: lost.find(isStranded) ?? -1,
    block: blocks.find((block) => !block.includes(cell))?.[0] ?? -1,
  };
}

/** What reaches would come to if a cell were land. */
interface Effect {
  /** The first clue whose island would have too little room; 0 if there is none. */
  readonly starved: Value;
  /** By cell: how many clues would reach it no more. */
  readonly fewer: ReadonlyMap<Cell, number>;
  /** The reaches, by clue, on which this rests: while each of them is carried over from board to board, nothing near it has changed. */
  readonly reaches: ReadonlyMap<Value, readonly Cell[]>;
}

/** By the clues of a puzzle, the last effect of each cell. */
const effects = new WeakMap<readonly Value[], Map<Cell, Effect>>();

function effectOf(regions: Regions, cell: Cell): Effect {
  const { clueAt } = regions.puzzle;
  const kept = effects.get(clueAt) ?? new Map<Cell, Effect>();
  effects.set(clueAt, kept);
  const known = kept.get(cell);
  if (known && holds(regions, known)) return known;
  const effect = findEffect(regions, cell);
  kept.set(cell, effect);
  return effect;
}

function holds(regions: Regions, { reaches }: Effect): boolean {
  for (const [clue, reach] of reaches) if (reachOf(regions, clue) !== reach) return false;
  return true;
}

function findEffect(regions: Regions, cell: Cell): Effect {
  const { clueCells, clues, lattice } = regions.puzzle;
  const after = supposing(regions, isNot(cell, SEA));
  const away = (at: Cell): number => stepsApart(lattice, at, cell);
  // A reach depends on nothing beyond two steps of its own cells.
  const spread = 2 + Math.max(...(after.changes ?? []).map(away));
  const reaches = new Map<Value, readonly Cell[]>();
  const fewer = new Map<Cell, number>();
  let starved = 0;
  for (const clue of reachingClues(regions)) {
    const home = clueCells[clue - 1];
    const reach = reachOf(regions, clue);
    if (clue === ANY_OPEN || away(home) < clues[home] + spread) reaches.set(clue, reach);
    if (reachesOf(after).cells[clue] !== undefined) continue;
    const now = reachOf(after, clue);
    if (starved === 0 && clue !== ANY_OPEN && now.length < clues[home]) starved = clue;
    if (now.length === reach.length) continue;
    const isKept = new Set(now);
    for (const at of reach) if (!isKept.has(at)) fewer.set(at, (fewer.get(at) ?? 0) + 1);
  }
  return { starved, fewer, reaches };
}
