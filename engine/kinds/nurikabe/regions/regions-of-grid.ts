import type { Cell } from "../../../model/fact.ts";
import type { NurikabeGrid } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { type Colouring, Regions } from "./regions.ts";

/** The regions of one grid by its versions, the version used last at the end of the map. */
interface History {
  readonly grid: NurikabeGrid;
  readonly regions: Map<number, Regions>;
  version: number;
  /** The length of the grid's trail at that version. */
  trail: number;
  latest: Regions;
}

/** Bounds on the versions that are kept of one grid: the cells of their boards together, and their number. */
const MOST_KEPT_CELLS = 40_000;
const MOST_VERSIONS = 16;

type Following = (puzzle: NurikabePuzzle, origin: Regions, said: Colouring, news: Cell[] | null) => Regions;

/** What makes regions of a grid from those of an earlier version: all anew, until what is faster has come. */
let follow: Following = (puzzle, regions, grid) => new Regions(puzzle, grid, regions);

/** Called by `regions-after.ts`, for which the page has neither need nor room. */
export function bringFollowing(after: Following): void {
  follow = after;
}

const histories = new WeakMap<NurikabeGrid, History>();
/** The history used last: callers ask many times in a row about one grid. */
let recent: History | null = null;

/**
 * The regions of a grid as it is now. They are computed once for each version of the grid, and the last versions
 * are kept, so an undo finds the regions of before. They are made from those asked about before.
 */
export function regionsOf(puzzle: NurikabePuzzle, grid: NurikabeGrid): Regions {
  if (recent === null || recent.grid !== grid) recent = histories.get(grid) ?? null;
  if (recent === null || recent.latest.puzzle.clueAt !== puzzle.clueAt) {
    const latest = new Regions(puzzle, grid);
    recent = {
      grid,
      regions: new Map([[grid.version, latest]]),
      version: grid.version,
      trail: grid.mark(),
      latest,
    };
    histories.set(grid, recent);
    return latest;
  }
  if (recent.version === grid.version) return recent.latest;
  const { latest, version, trail } = recent;
  const kept = recent.regions.get(grid.version);
  const regions = kept ?? follow(puzzle, latest, grid, grid.saidSince(version, trail));
  if (kept) recent.regions.delete(grid.version);
  else latest.origin = null;
  recent.regions.set(grid.version, regions);
  recent.version = grid.version;
  recent.trail = grid.mark();
  recent.latest = regions;
  if (recent.regions.size > Math.min(MOST_VERSIONS, 2 + MOST_KEPT_CELLS / puzzle.cells)) {
    const [oldest] = recent.regions.keys();
    recent.regions.delete(oldest);
  }
  return regions;
}
