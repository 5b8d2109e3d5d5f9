import type { Cell } from "../../../model/fact.ts";
import { countOf } from "../../shared/digit-grid.ts";
import { BOX, COLUMN, countIn, type FishHouses, kindOfHouse, ROW } from "./fish-houses.ts";

/** Of lines in one direction; with boxes among them; or with rows and columns on one side. */
export type Shape = "line" | "franken" | "mutant";

/** As many base houses as cover houses, by number, with a conclusion about one digit. */
export interface Fish {
  readonly bases: readonly number[];
  readonly covers: readonly number[];
  /** Candidates of the base houses that are not covered as often as they are in base houses. */
  readonly fins: readonly Cell[];
  /** Candidates that are covered more often than they are in base houses, and see all fins. */
  readonly strikes: readonly Cell[];
}

/** Kinds of houses, as a bit set, that may be base houses and cover houses. */
type Sides = readonly [base: number, cover: number];

const SIDES: Readonly<Record<Shape, readonly Sides[]>> = {
  line: [
    [1 << ROW, 1 << COLUMN],
    [1 << COLUMN, 1 << ROW],
  ],
  franken: [
    [(1 << ROW) | (1 << BOX), (1 << COLUMN) | (1 << BOX)],
    [(1 << COLUMN) | (1 << BOX), (1 << ROW) | (1 << BOX)],
  ],
  mutant: [[(1 << ROW) | (1 << COLUMN) | (1 << BOX), (1 << ROW) | (1 << COLUMN) | (1 << BOX)]],
};

/**
 * All fish of a shape and size that strike a candidate, fewest fins first, then most strikes. None of them has a base
 * and a cover house that can both be left out.
 *
 * If the target holds the digit, its peers do not. What is left of `size` base houses that do not see it then fits
 * into `size - 1` cover houses, each candidate covered as often as it is in base houses, so it is one house short. A
 * house of the target is the last cover house: it decides which candidates are fins.
 */
export function fishStriking(
  houses: FishHouses,
  open: readonly Cell[],
  target: Cell,
  shape: Shape,
  size: number,
  spend: (work: number) => void,
): Fish[] {
  const found = SIDES[shape].flatMap((sides) => {
    const hunt = new Hunt(houses, open, target, sides, size);
    hunt.run();
    spend(hunt.work);
    return hunt.found.flatMap((net) => completed(houses, open, target, shape, sides, net));
  });
  return found.sort((a, b) => a.fins.length - b.fins.length || b.strikes.length - a.strikes.length);
}

/** Base houses, and one cover house less. */
interface Net {
  readonly bases: readonly number[];
  readonly covers: readonly number[];
}

/** The net with each house of the target as its last cover house; none where one of them makes a simpler shape. */
function completed(
  houses: FishHouses,
  open: readonly Cell[],
  target: Cell,
  shape: Shape,
  [, coverKinds]: Sides,
  { bases, covers }: Net,
): Fish[] {
  const whole = houses.of[target]
    .filter((house) => (coverKinds & (1 << kindOfHouse(houses, house))) !== 0)
    .map((house) => [...covers, house].sort((a, b) => a - b));
  const isSimpler = whole.some((all) => SHAPES.indexOf(shapeOf(houses, bases, all)) < SHAPES.indexOf(shape));
  if (isSimpler) return [];
  return whole.map((all) => fishWith(houses, open, bases, all));
}

const SHAPES: readonly Shape[] = ["line", "franken", "mutant"];

/** The simplest shape with such houses. */
function shapeOf(houses: FishHouses, bases: readonly number[], covers: readonly number[]): Shape {
  const kinds = (some: readonly number[]): number =>
    some.reduce((bits, house) => bits | (1 << kindOfHouse(houses, house)), 0);
  const fits = ([base, cover]: Sides): boolean =>
    (kinds(bases) & ~base) === 0 && (kinds(covers) & ~cover) === 0;
  return SHAPES.find((shape) => SIDES[shape].some(fits)) ?? "mutant";
}

function fishWith(
  houses: FishHouses,
  open: readonly Cell[],
  bases: readonly number[],
  covers: readonly number[],
): Fish {
  const excess = (cell: Cell): number => countIn(houses, cell, covers) - countIn(houses, cell, bases);
  const fins = open.filter((cell) => excess(cell) < 0);
  const sees = (cell: Cell): boolean => fins.every((fin) => houses.peers[cell].has(fin));
  return { bases, covers, fins, strikes: open.filter((cell) => excess(cell) > 0 && sees(cell)) };
}

/**
 * The search for nets of one target: all cover houses but the last are chosen one by one; each base house then says
 * which last ones would cover the rest of it, and a last one counts that is named often enough.
 */
class Hunt {
  readonly found: Net[] = [];
  work = 0;
  readonly #houses: FishHouses;
  readonly #size: number;
  /** Of each house the candidates that are left if the target holds the digit. */
  readonly #left: readonly (readonly Cell[])[];
  /** Houses that may be base houses. */
  readonly #bases: readonly number[];
  /** Houses that may be cover houses, as a bit set. */
  readonly #may: number;
  /** Of each house the base houses that it would be the last to cover. */
  readonly #tally: Uint8Array;

  constructor(houses: FishHouses, open: readonly Cell[], target: Cell, [base, cover]: Sides, size: number) {
    this.#houses = houses;
    this.#size = size;
    const left: Cell[][] = houses.cells.map(() => []);
    for (const cell of open)
      if (cell !== target && !houses.peers[target].has(cell))
        for (const house of houses.of[cell]) left[house].push(cell);
    this.#left = left;
    // The houses of the target have nothing left, and an empty base house needs no net.
    const some = (kinds: number): number[] =>
      [...left.keys()].filter((house) => left[house].length > 0 && kinds & (1 << kindOfHouse(houses, house)));
    this.#bases = some(base);
    this.#may = bitsOf(some(cover));
    this.#tally = new Uint8Array(left.length);
  }

  run(): void {
    if (this.#bases.length >= this.#size) this.#choose(0, 0, this.#size - 2);
  }

  /** Adds so many cover houses to some, from a house on. */
  #choose(covers: number, from: number, more: number): void {
    if (more === 0) this.#finish(covers, from);
    else
      for (let house = from; house < this.#left.length; house++)
        if ((this.#may & (1 << house)) !== 0) this.#choose(covers | (1 << house), house + 1, more - 1);
  }

  #finish(covers: number, from: number): void {
    this.work++;
    const tally = this.#tally.fill(0);
    const later = this.#may & -(1 << from);
    let free = 0;
    let lasts = 0;
    for (const base of this.#bases) {
      if ((covers & (1 << base)) !== 0) continue;
      const last = this.#lastCovers(base, covers);
      if (last === ANY) free++;
      else for (let rest = last & later; rest !== 0; rest &= rest - 1) tally[31 - Math.clz32(rest & -rest)]++;
      if (last !== ANY) lasts |= last & later;
    }
    for (let rest = lasts; rest !== 0; rest &= rest - 1) {
      const last = rest & -rest;
      // Minimal nets have each cover house in common to two base houses.
      const count = tally[31 - Math.clz32(last)];
      if (count > 1 && free + count >= this.#size) this.#report(covers | last);
    }
  }

  /** Houses of which each would cover what some houses leave of a base house; ANY where nothing is left. */
  #lastCovers(base: number, covers: number): number {
    let last = ANY;
    for (const cell of this.#left[base]) {
      const bits = this.#houses.bits[cell];
      if ((bits & covers) === 0) last &= bits & ~(1 << base);
    }
    return last;
  }

  /** The nets with these cover houses. */
  #report(covers: number): void {
    const within = this.#bases.filter(
      (base) => (covers & (1 << base)) === 0 && this.#lastCovers(base, covers) === ANY,
    );
    for (const bases of setsOf(within, this.#size)) {
      this.work++;
      const bits = bitsOf(bases);
      const isCovered = (cell: Cell): boolean =>
        countOf(this.#houses.bits[cell] & bits) <= countOf(this.#houses.bits[cell] & covers);
      const cells = bases.flatMap((base) => this.#left[base]);
      if (cells.every(isCovered) && !this.#hasLess(cells, bits, covers))
        this.found.push({ bases, covers: housesIn(covers) });
    }
  }

  /** Whether fewer of the base houses fit into fewer of the cover houses. */
  #hasLess(cells: readonly Cell[], bases: number, covers: number): boolean {
    const { bits } = this.#houses;
    for (let some = (bases - 1) & bases; some !== 0; some = (some - 1) & bases)
      for (let few = covers; few !== 0; few = (few - 1) & covers)
        if (
          countOf(few) < countOf(some) &&
          cells.every((cell) => countOf(bits[cell] & some) <= countOf(bits[cell] & few))
        )
          return true;
    return false;
  }
}

/** All houses, as a bit set. */
const ANY = -1;

function bitsOf(houses: readonly number[]): number {
  return houses.reduce((bits, house) => bits | (1 << house), 0);
}

function housesIn(bits: number): number[] {
  const houses: number[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) houses.push(31 - Math.clz32(rest & -rest));
  return houses;
}

/** All sets of so many members, in their order. */
function* setsOf(members: readonly number[], size: number, from = 0): Iterable<number[]> {
  if (size === 0) yield [];
  else
    for (let at = from; at <= members.length - size; at++)
      for (const others of setsOf(members, size - 1, at + 1)) yield [members[at], ...others];
}
