import type { Cell, Value } from "../../../model/fact.ts";
import type { NurikabeGrid } from "../grid.ts";
import type { NurikabePuzzle } from "../puzzle.ts";
import type { RegionSets } from "../rules/region-sets.ts";
import { MOST_CELLS } from "../size.ts";
import type { SeaCuts } from "./bottlenecks.ts";
import { keepReaches } from "./carried-reach.ts";

/** Colours as the regions see them. A clue cell is land whatever is said; so is a cell said to be both. */
export const UNKNOWN = 0;
export const WALL = 1;
export const LAND = 2;

/** In `touch`: islands of several clues lie beside the cell. */
export const SEVERAL = -1;

/** Working space while regions are gathered: the region that met an unknown cell last, and all their liberties. */
const seenBy = new Int16Array(MOST_CELLS);
const liberties = new Int16Array(4 * MOST_CELLS);

/** Where colours and owners are read from: a grid, or other regions. */
export interface Ground {
  isSea(cell: Cell): boolean;
  isLand(cell: Cell): boolean;
  ownerAt(cell: Cell): Value;
}

/**
 * The connected regions of sea and of land on a grid, at one moment: later changes of the grid do not
 * show. Regions are numbered from 0 in the order of their first cells.
 */
export class Regions {
  readonly puzzle: NurikabePuzzle;
  /** UNKNOWN, WALL or LAND for each cell. */
  readonly colour: Uint8Array;
  /** The region of each coloured cell, -1 for the others. */
  readonly label: Int16Array;
  /** By region: the clue that owns it by a cell or by what was said, else 0. */
  readonly owner: Int16Array;
  /** By region: a second owner, else 0. */
  readonly rival: Int16Array;
  /** By region: how many clue cells it holds. */
  readonly clues: Int16Array;
  /** By unknown cell: the one clue whose land lies beside it, 0 for none, or SEVERAL. */
  readonly touch: Int16Array;
  /** The owner that was said or given at each cell, else 0. */
  readonly anchor: Int16Array;
  readonly count: number;
  /** Known sea cells and known land cells. */
  readonly walls: number;
  readonly lands: number;
  /** What each clue's island can reach, filled by `reachOf` as it is asked. */
  readonly reaches: (readonly Cell[] | undefined)[] = [];
  /** The cells that each clue's island cannot do without, filled by `needsOf` as it is asked. */
  readonly needs: (readonly Cell[] | undefined)[] = [];
  /** The cells, 1 each, that some clue's island holds or can reach, filled by `reachedByAny` as it is asked. */
  reached: Uint8Array | null = null;
  /** The cut cells of the sea, filled by `seaCuts` as it is asked. */
  seaCuts: SeaCuts | null = null;
  /** Sets of cells as the rule language sees them, filled by `setsOn` as it is asked. */
  sets: RegionSets | null = null;
  readonly #cells: Int16Array;
  readonly #starts: Int16Array;
  readonly #liberties: Int16Array;
  readonly #libertyStarts: Int16Array;

  constructor(puzzle: NurikabePuzzle, ground: Ground) {
    const { cells } = puzzle;
    const length = 2 * (cells + 1);
    const room = new ArrayBuffer(9 * length + cells);
    const line = (index: number): Int16Array => new Int16Array(room, index * length, cells + 1);
    this.puzzle = puzzle;
    this.colour = new Uint8Array(room, 9 * length, cells);
    this.label = line(0).fill(-1);
    this.owner = line(1);
    this.rival = line(2);
    this.clues = line(3);
    this.touch = line(4);
    this.anchor = line(5);
    this.#cells = line(6);
    this.#starts = line(7);
    this.#libertyStarts = line(8);

    let walls = 0;
    let lands = 0;
    for (let cell = 0; cell < cells; cell++) {
      const anchor = puzzle.clueAt[cell] || ground.ownerAt(cell);
      this.anchor[cell] = anchor;
      if (anchor !== 0 || ground.isLand(cell)) {
        this.colour[cell] = LAND;
        lands++;
      } else if (ground.isSea(cell)) {
        this.colour[cell] = WALL;
        walls++;
      }
    }
    this.walls = walls;
    this.lands = lands;
    this.count = this.#gather();
    this.#liberties = liberties.slice(0, this.#libertyStarts[this.count]);
  }

  isLand(region: number): boolean {
    return this.colour[this.first(region)] === LAND;
  }

  first(region: number): Cell {
    return this.#cells[this.#starts[region]];
  }

  size(region: number): number {
    return this.#starts[region + 1] - this.#starts[region];
  }

  /** The cells of a region. */
  members(region: number): Int16Array {
    return this.#cells.subarray(this.#starts[region], this.#starts[region + 1]);
  }

  /** How many unknown cells lie beside a region. */
  freedom(region: number): number {
    return this.#libertyStarts[region + 1] - this.#libertyStarts[region];
  }

  /** The unknown cells beside a region, each once. */
  liberties(region: number): Int16Array {
    return this.#liberties.subarray(this.#libertyStarts[region], this.#libertyStarts[region + 1]);
  }

  /** The region of a clue's cell. */
  homeOf(clue: Value): number {
    return this.label[this.puzzle.clueCells[clue - 1]];
  }

  /** Collects region by region: its cells, its owners, the unknown cells beside it. */
  #gather(): number {
    const { puzzle, colour, label, anchor, owner, rival, clues, touch } = this;
    const { near } = puzzle.lattice;
    const { clueAt } = puzzle;
    const queue = this.#cells;
    const starts = this.#starts;
    const libertyStarts = this.#libertyStarts;
    let end = 0;
    let free = 0;
    let count = 0;
    seenBy.fill(-1, 0, colour.length);
    for (let first = 0; first < colour.length; first++) {
      const paint = colour[first];
      if (paint === UNKNOWN || label[first] >= 0) continue;
      starts[count] = end;
      libertyStarts[count] = free;
      label[first] = count;
      queue[end++] = first;
      for (let at = starts[count]; at < end; at++) {
        const cell = queue[at];
        const said = anchor[cell];
        if (said !== 0) {
          if (owner[count] === 0) owner[count] = said;
          else if (owner[count] !== said) rival[count] = said;
          if (clueAt[cell] !== 0) clues[count]++;
        }
        const around = near[cell];
        for (let side = 0; side < around.length; side++) {
          const next = around[side];
          if (colour[next] === paint) {
            if (label[next] >= 0) continue;
            label[next] = count;
            queue[end++] = next;
          } else if (colour[next] === UNKNOWN && seenBy[next] !== count) {
            seenBy[next] = count;
            liberties[free++] = next;
          }
        }
      }
      const clue = owner[count];
      if (clue !== 0) {
        for (let at = libertyStarts[count]; at < free; at++) {
          const cell = liberties[at];
          if (touch[cell] === 0) touch[cell] = clue;
          else if (touch[cell] !== clue) touch[cell] = SEVERAL;
        }
      }
      count++;
    }
    starts[count] = end;
    libertyStarts[count] = free;
    return count;
  }
}

/** Regions of a grid by its versions, those asked for last at the end. */
interface Kept {
  readonly grid: NurikabeGrid;
  readonly regions: Map<number, Regions>;
  version: number;
  latest: Regions;
}

/** Cells of boards whose regions are kept for a grid, all versions together; and most versions. */
const KEPT_CELLS = 40_000;
const KEPT_VERSIONS = 16;

const keptOf = new WeakMap<NurikabeGrid, Kept>();
/** That of the grid asked about last: it is asked about again and again. */
let kept: Kept | null = null;

/**
 * The regions of a grid as it is now; computed once for each of its versions, of which the last ones are kept.
 * What is known of the reach of clues is taken over where nothing changed near them.
 */
export function regionsOf(puzzle: NurikabePuzzle, grid: NurikabeGrid): Regions {
  if (kept === null || kept.grid !== grid) kept = keptOf.get(grid) ?? null;
  if (kept === null || kept.latest.puzzle.clueAt !== puzzle.clueAt) {
    const latest = new Regions(puzzle, grid);
    kept = { grid, regions: new Map([[grid.version, latest]]), version: grid.version, latest };
    keptOf.set(grid, kept);
    return latest;
  }
  if (kept.version === grid.version) return kept.latest;
  const regions = kept.regions.get(grid.version) ?? new Regions(puzzle, grid);
  if (!kept.regions.delete(grid.version)) keepReaches(kept.latest, regions);
  kept.regions.set(grid.version, regions);
  kept.version = grid.version;
  kept.latest = regions;
  if (kept.regions.size > Math.min(KEPT_VERSIONS, 2 + KEPT_CELLS / puzzle.cells)) {
    const [oldest] = kept.regions.keys();
    kept.regions.delete(oldest);
  }
  return regions;
}
