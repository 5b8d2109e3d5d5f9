import type { Bits } from "../../../language/check/vocabulary.ts";
import { emptySet, put, remove, setOf } from "../../../language/run/bits.ts";
import type { Cell } from "../../../model/fact.ts";
import { UNKNOWN, WALL } from "../puzzle/colour.ts";
import { seaBottlenecks, strandingCells } from "../regions/bottlenecks.ts";
import { reachersOf } from "../regions/reach.ts";
import type { Regions } from "../regions/regions.ts";

/**
 * The sets of cells that the words of rules stand for, each computed when it is first asked for. An island, a part of
 * the sea and a clue are each named by one of their cells.
 */
export class RegionSets {
  readonly regions: Regions;
  readonly blank: Bits;
  readonly walls: Bits;
  readonly lands: Bits;
  readonly islands: Bits;
  readonly seas: Bits;
  /** The cells of the clues. */
  readonly clues: Bits;
  #reached: Bits | null = null;
  #parting: Bits | null = null;
  #stranding: Bits | null = null;

  constructor(regions: Regions) {
    const { origin, changes, colour, count } = regions;
    const size = colour.length;
    const before = changes && origin?.known(newSets);
    const setFrom = (set?: Bits): Bits => set?.slice() ?? emptySet(size);
    this.regions = regions;
    this.blank = setFrom(before?.blank);
    this.walls = setFrom(before?.walls);
    this.lands = setFrom(before?.lands);
    this.islands = setFrom(before?.islands);
    this.seas = setFrom(before?.seas);
    this.clues = before?.clues ?? setOf(regions.puzzle.clueCells, size);
    if (origin && before) this.#follow(origin, changes);
    else {
      for (let cell = 0; cell < size; cell++) this.#add(cell);
      for (let region = 0; region < count; region++) this.#name(region);
    }
  }

  /** Brings sets that are those of the origin up to date: what changed lies in the changed cells or beside them. */
  #follow(origin: Regions, changes: readonly Cell[]): void {
    const { label, puzzle } = this.regions;
    const around = changes.flatMap((cell) => [cell, ...puzzle.lattice.near[cell]]);
    for (const cell of around) {
      if (origin.label[cell] < 0) continue;
      const home = homeOf(origin, origin.label[cell]);
      for (const set of [this.islands, this.seas]) remove(set, home);
    }
    for (const cell of around) if (label[cell] >= 0) this.#name(label[cell]);
    for (const cell of changes) {
      remove(this.blank, cell);
      this.#add(cell);
    }
  }

  #add(cell: Cell): void {
    const paint = this.regions.colour[cell];
    put(paint === UNKNOWN ? this.blank : paint === WALL ? this.walls : this.lands, cell);
  }

  #name(region: number): void {
    put(this.regions.isLand(region) ? this.islands : this.seas, homeOf(this.regions, region));
  }

  /** The cells that some clue's island holds or can reach. */
  get reached(): Bits {
    if (this.#reached === null) {
      const reachers = reachersOf(this.regions);
      this.#reached = emptySet(reachers.length);
      for (let cell = 0; cell < reachers.length; cell++) if (reachers[cell] !== 0) put(this.#reached, cell);
    }
    return this.#reached;
  }

  /** Unknown cells that, as land, would part the sea. */
  get parting(): Bits {
    this.#parting ??= setOf(seaBottlenecks(this.regions).parting, this.regions.colour.length);
    return this.#parting;
  }

  /** Unknown cells that, as sea, would cut some land off from every clue. */
  get stranding(): Bits {
    this.#stranding ??= setOf(strandingCells(this.regions), this.regions.colour.length);
    return this.#stranding;
  }
}

/** The sets of regions. Made once. */
export function setsOn(regions: Regions): RegionSets {
  return regions.once(newSets);
}

function newSets(regions: Regions): RegionSets {
  return new RegionSets(regions);
}

/** The cell that names a region: that of its clue, else its first. */
export function homeOf(regions: Regions, region: number): Cell {
  const { owner, puzzle, label } = regions;
  const clue = owner[region];
  if (clue > 0) {
    const home = puzzle.clueCells[clue - 1];
    if (label[home] === region) return home;
  }
  return regions.first(region);
}
