import type { Cell } from "../../../model/fact.ts";
import type { Job } from "../../../model/job.ts";
import type { Random } from "../../../model/random.ts";
import { SEA } from "../puzzle/grid.ts";
import type { Draft } from "./draft.ts";
import type { Taste } from "./taste.ts";

/** Nodes that it counts for when something looks at a board of so many cells: about 10 microseconds each. */
export function nodesFor(cells: number): number {
  return 1 + Math.floor(cells / 25);
}

/** Turns allowed for each cell; nearly always far fewer do. */
const TURNS_PER_CELL = 4;
/** Attempts at growing a new island, for each cell it should have. */
const TRIES_PER_CELL = 3;

/**
 * Puts land into every pool and too long line of sea: a new island that grows for a while, else any fitting
 * land; where nothing fits, an island beside it is removed. False where that leads to no end.
 */
export function* fill(draft: Draft, taste: Taste, random: Random): Job<boolean> {
  const { lattice, island } = draft;
  const nodes = nodesFor(lattice.cells);
  for (let turn = lattice.cells * TURNS_PER_CELL; turn > 0; turn--) {
    const flaws = flawsOf(draft, taste);
    if (flaws.length === 0) return true;
    yield nodes;
    const flaw = random.shuffle(flaws[random.below(flaws.length)]);
    const isFree = (cell: Cell): boolean => lattice.near[cell].every((next) => island[next] === SEA);
    const start = flaw.find((cell) => isFree(cell) && draft.raise(cell, taste.largest, random));
    if (start !== undefined) grow(draft, start, taste, random);
    else if (!flaw.some((cell) => draft.raise(cell, taste.largest, random))) sinkBeside(draft, flaw, random);
  }
  return false;
}

/** Makes the islands on the three by three cells around a cell sea, and fills the board again. */
export function* refill(draft: Draft, at: Cell, taste: Taste, random: Random): Job<boolean> {
  const { lattice, island } = draft;
  const row = Math.floor(at / lattice.cols);
  for (const cell of [at - lattice.cols, at, at + lattice.cols]) {
    if (cell < 0 || cell >= lattice.cells) continue;
    for (const near of [cell - 1, cell, cell + 1]) {
      if (near < 0 || Math.abs(Math.floor(near / lattice.cols) - row) > 1) continue;
      if (near < lattice.cells && island[near] !== SEA) draft.sink(island[near]);
    }
  }
  return yield* fill(draft, taste, random);
}

/** The pools, and the lines of sea that are one cell too long. */
export function flawsOf({ lattice, island }: Draft, { straight }: Taste): Cell[][] {
  const { cols, cells } = lattice;
  const flaws: Cell[][] = [];
  const down = new Array<number>(cols).fill(0);
  let across = 0;
  for (let cell = 0; cell < cells; cell++) {
    const col = cell % cols;
    const isSea = island[cell] === SEA;
    across = isSea ? (col > 0 ? across : 0) + 1 : 0;
    down[col] = isSea ? down[col] + 1 : 0;
    if (across > straight) flaws.push(Array.from({ length: straight + 1 }, (_, at) => cell - at));
    if (down[col] > straight) flaws.push(Array.from({ length: straight + 1 }, (_, at) => cell - at * cols));
    const isPool = across > 1 && down[col] > 1 && down[col - 1] > 1;
    if (isPool) flaws.push([cell, cell - 1, cell - cols, cell - cols - 1]);
  }
  return flaws;
}

function grow(draft: Draft, start: Cell, { largest }: Taste, random: Random): void {
  const { lattice, island, size } = draft;
  const { near } = lattice;
  const own = island[start];
  const wanted = 2 + random.below(largest - 1);
  for (let tries = wanted * TRIES_PER_CELL; tries > 0 && size[own] < wanted; tries--) {
    const cells = draft.cellsOf(start);
    const cell = cells[random.below(cells.length)];
    const next = near[cell][random.below(near[cell].length)];
    const isApart = near[next].every((other) => island[other] === SEA || island[other] === own);
    if (isApart) draft.raise(next, largest, random);
  }
}

function sinkBeside(draft: Draft, flaw: readonly Cell[], random: Random): void {
  const shore = flaw.flatMap((cell) => draft.lattice.near[cell]).filter((cell) => draft.island[cell] !== SEA);
  if (shore.length > 0) draft.sink(draft.island[shore[random.below(shore.length)]]);
}
