import { type Cell, isNot, type Value } from "../../../model/fact.ts";
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
  const { puzzle, colour } = regions;
  const reachers = reachersOf(regions);
  const after = supposing(regions, isNot(cell, SEA));
  const left = new Map<Cell, number>();
  let starved = 0;
  for (const clue of reachingClues(regions)) {
    if (reachesOf(after).cells[clue] !== undefined) continue;
    const now = reachOf(after, clue);
    if (starved === 0 && clue !== ANY_OPEN && now.length < puzzle.clues[puzzle.clueCells[clue - 1]])
      starved = clue;
    if (now.length === reachOf(regions, clue).length) continue;
    const isKept = new Set(now);
    for (const at of reachOf(regions, clue))
      if (!isKept.has(at)) left.set(at, (left.get(at) ?? reachers[at]) - 1);
  }
  const lost = [...left].flatMap(([at, count]) => (count === 0 ? [at] : [])).sort((a, b) => a - b);
  const isLost = (at: Cell): boolean => left.get(at) === 0 || (reachers[at] === 0 && !left.has(at));
  const own = after.label[cell];
  const isStranded = (at: Cell): boolean => colour[at] === LAND && after.label[at] !== own;
  const blocks = blocksWithoutLand(regions, lost).filter((block) =>
    block.every((at) => colour[at] === WALL || isLost(at)),
  );
  return {
    starved,
    stranded: lost.find(isStranded) ?? -1,
    block: blocks.find((block) => !block.includes(cell))?.[0] ?? -1,
  };
}
