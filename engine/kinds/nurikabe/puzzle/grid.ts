import { type Cell, cellOf, type Fact, isNegative, isNot, type Value, valueOf } from "../../../model/fact.ts";
import type { Grid } from "../../../model/grid.ts";
import { LAND, WALL } from "./colour.ts";
import { SEA } from "./size.ts";

export { SEA };

/** Kinds of trail entries by their two lowest bits; the rest is a cell or a fact. */
const FORGET_SEA = 0;
const FORGET_LAND = 1;
const FORGET_OWNER = 2;
const FORGET_EXTRA = 3;

/**
 * A colour a cell and, sparsely, facts about owners. A cell of an island is land; sea and land, or two
 * owners, may both be said of one cell: then a law reports it.
 */
export class NurikabeGrid implements Grid {
  /** Identifies the grid's knowledge: the same number returns after an undo, and never stands for anything else. Key of everything derived from the grid. */
  version = 0;
  #versions = 0;
  /** The version at each length that the trail had after an addition. */
  readonly #versionAt: number[] = [0];
  /** What was said of each cell: WALL, LAND, both of them added up, or nothing. */
  readonly colours: Uint8Array;
  /** The owner first said, 0 for none. */
  readonly owners: Uint16Array;
  /** Exclusions ("not of island 2") and second owners. */
  readonly #extra = new Set<Fact>();
  readonly #trail: number[] = [];

  constructor(cells: number) {
    this.colours = new Uint8Array(cells);
    this.owners = new Uint16Array(cells);
  }

  /** Whether sea was said here. */
  isSea(cell: Cell): boolean {
    return (this.colours[cell] & WALL) !== 0;
  }

  /** Whether land was said here. */
  isLand(cell: Cell): boolean {
    return (this.colours[cell] & LAND) !== 0;
  }

  /** Whether a colour was said here. */
  hasColour(cell: Cell): boolean {
    return this.colours[cell] !== 0;
  }

  /** The clue that was said to own the cell, 0 for none. */
  ownerAt(cell: Cell): Value {
    return this.owners[cell];
  }

  /** Exclusions of owners, and owners beside the first one of a cell. */
  get extra(): ReadonlySet<Fact> {
    return this.#extra;
  }

  can(cell: Cell, value: Value): boolean {
    return value === SEA ? !this.isLand(cell) : !this.#excludes(cell, value);
  }

  at(cell: Cell): Value | -1 {
    if (this.isSea(cell)) return SEA;
    return this.owners[cell] || -1;
  }

  knows(fact: Fact): boolean {
    const cell = cellOf(fact);
    const value = valueOf(fact);
    if (isNegative(fact)) return value === SEA ? this.isLand(cell) : this.#excludes(cell, value);
    if (value === SEA) return this.isSea(cell);
    return this.owners[cell] === value || this.#extra.has(fact);
  }

  add(fact: Fact): boolean {
    if (this.knows(fact)) return false;
    const cell = cellOf(fact);
    const value = valueOf(fact);
    if (value === SEA) this.#paint(cell, isNegative(fact) ? LAND : WALL);
    else if (isNegative(fact)) this.#keep(fact);
    else {
      this.#paint(cell, LAND);
      if (this.owners[cell] === 0) {
        this.owners[cell] = value;
        this.#trail.push(cell * 4 + FORGET_OWNER);
      } else this.#keep(fact);
    }
    this.version = ++this.#versions;
    this.#versionAt[this.#trail.length] = this.version;
    return true;
  }

  mark(): number {
    return this.#trail.length;
  }

  /** The cells of which a colour or an owner was said since a version with so long a trail; null if something was taken back since then. */
  saidSince(version: number, trail: number): Cell[] | null {
    if (this.#versionAt[trail] !== version) return null;
    return this.#trail.slice(trail).flatMap((entry) => ((entry & 3) === FORGET_EXTRA ? [] : entry >> 2));
  }

  undo(to: number): void {
    this.version = this.#versionAt[to];
    this.#versionAt.length = to + 1;
    while (this.#trail.length > to) {
      const entry = this.#trail.pop() as number;
      const what = entry >> 2;
      switch (entry & 3) {
        case FORGET_SEA:
          this.colours[what] &= ~WALL;
          break;
        case FORGET_LAND:
          this.colours[what] &= ~LAND;
          break;
        case FORGET_OWNER:
          this.owners[what] = 0;
          break;
        default:
          this.#extra.delete(what as Fact);
      }
    }
  }

  #excludes(cell: Cell, value: Value): boolean {
    const owner = this.owners[cell];
    if (this.isSea(cell) || (owner !== 0 && owner !== value)) return true;
    if (this.#extra.size === 0) return false;
    if (this.#extra.has(isNot(cell, value))) return true;
    for (const fact of this.#extra) {
      if (cellOf(fact) === cell && !isNegative(fact) && valueOf(fact) !== value) return true;
    }
    return false;
  }

  #paint(cell: Cell, colour: number): void {
    if ((this.colours[cell] & colour) !== 0) return;
    this.colours[cell] |= colour;
    this.#trail.push(cell * 4 + (colour === WALL ? FORGET_SEA : FORGET_LAND));
  }

  #keep(fact: Fact): void {
    this.#extra.add(fact);
    this.#trail.push(fact * 4 + FORGET_EXTRA);
  }
}
