import type { Bits } from "../../../language/check/vocabulary.ts";
import { emptySet, put, setOf } from "../../../language/run/bits.ts";
import type { Cell } from "../../../model/fact.ts";
import { UNKNOWN, WALL } from "../puzzle/colour.ts";
import { seaBottlenecks, strandingCells } from "../regions/bottlenecks.ts";
import { reachedByAny } from "../regions/reach.ts";
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
  readonly #members: (Bits | undefined)[] = [];
  readonly #liberties: (Bits | undefined)[] = [];
  #reached: Bits | null = null;
  #parting: Bits | null = null;
  #stranding: Bits | null = null;

  constructor(regions: Regions) {
    const { colour, count } = regions;
    const size = colour.length;
    this.regions = regions;
    this.blank = emptySet(size);
    this.walls = emptySet(size);
    this.lands = emptySet(size);
    this.islands = emptySet(size);
    this.seas = emptySet(size);
    this.clues = setOf(regions.puzzle.clueCells, size);
    for (let cell = 0; cell < size; cell++) {
      const paint = colour[cell];
      put(paint === UNKNOWN ? this.blank : paint === WALL ? this.walls : this.lands, cell);
    }
    for (let region = 0; region < count; region++)
      put(regions.isLand(region) ? this.islands : this.seas, homeOf(regions, region));
  }

  members(region: number): Bits {
    this.#members[region] ??= setOf(this.regions.members(region), this.regions.colour.length);
    return this.#members[region];
  }

  liberties(region: number): Bits {
    this.#liberties[region] ??= setOf(this.regions.liberties(region), this.regions.colour.length);
    return this.#liberties[region];
  }

  /** The cells that some clue's island holds or can reach. */
  get reached(): Bits {
    if (this.#reached === null) {
      const isReached = reachedByAny(this.regions);
      this.#reached = emptySet(isReached.length);
      for (let cell = 0; cell < isReached.length; cell++) if (isReached[cell] !== 0) put(this.#reached, cell);
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
