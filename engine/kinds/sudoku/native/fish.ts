import { shrink } from "../../../language/run/shrink.ts";
import { type Cell, cellOf, type Fact, is, type Value } from "../../../model/fact.ts";
import type { Binding } from "../../../model/rule.ts";
import { notIn } from "../../shared/digit-grid.ts";
import { foundAgain, type NativeFinder, type NativeFinding } from "../../shared/native-rule.ts";
import { countIn, type FishHouses, fishHousesOf, namedHouse } from "./fish-houses.ts";
import type { Fish, Shape } from "./fish-search.ts";
import { preyOf, simplestFish } from "./fish-targets.ts";
import { type Pencilled, SIGHT } from "./sight.ts";

/** Without fins; with fins; or with fins without which a base house would have one place left (lines only). */
export type Fins = "none" | "finned" | "sashimi";

/** So many fins are named one by one, by the houses of a fish; of more, which a fish of lines cannot have, the houses. */
const MOST_NAMED: Readonly<Record<number, number>> = { 2: 4, 3: 2, 4: 2 };
const MOST_OF_LINES = 4;

/** What fish a rule tells. */
interface Sort {
  readonly shape: Shape;
  readonly size: number;
  readonly fins: Fins;
}

/** A fish, the candidate that it was searched for, and all fish of its shape and size that strike this candidate. */
interface Catch {
  readonly fish: Fish;
  readonly target: Cell;
  readonly digit: Value;
  readonly all: readonly Fish[];
  /** The candidates of the digit. */
  readonly open: readonly Cell[];
}

/**
 * Finds the fish of one shape and size that strike a candidate that no simpler one strikes, those with the fewest
 * fins first, and of those with the same strikes one.
 */
export function fishFinder(shape: Shape, size: number, fins: Fins): NativeFinder<Pencilled> {
  const sort = { shape, size, fins };
  return function* find(view, only) {
    for (const one of caught(view, sort, only))
      yield typeof one === "number" ? one : findingOf(view, sort, one);
  };
}

/** The fish of a sort, and between them the work. */
function* caught(view: Pencilled, { shape, size, fins }: Sort, only?: Cell): Iterable<Catch | number> {
  const houses = fishHousesOf(view.puzzle.size);
  let work = 0;
  const spend = (more: number): void => {
    work += more;
  };
  for (let digit = 1; digit <= view.puzzle.size; digit++) {
    const prey = preyOf(view, digit, spend);
    const told: (readonly Cell[])[] = [];
    for (const target of prey.targets) {
      if ((only ?? target.cell) !== target.cell) continue;
      const all = simplestFish(houses, prey, target, shape, size, spend);
      for (const fish of all) {
        const isTold = told.some((strikes) => fish.strikes.every((cell) => strikes.includes(cell)));
        if (isTold || finsOf(houses, prey.cells, fish, shape) !== fins) continue;
        if (only === undefined) told.push(fish.strikes);
        yield { fish, target: target.cell, digit, all, open: prey.cells };
      }
      yield work;
      work = 0;
    }
  }
  yield work;
}

function finsOf(houses: FishHouses, open: readonly Cell[], fish: Fish, shape: Shape): Fins {
  if (fish.fins.length === 0) return "none";
  return shape === "line" && singleBase(houses, open, fish) !== undefined ? "sashimi" : "finned";
}

/** A base house of lines with one place that is covered. */
function singleBase(houses: FishHouses, open: readonly Cell[], { bases, covers }: Fish): number | undefined {
  return bases.find((base) => {
    const covered = open.filter(
      (cell) => houses.of[cell].includes(base) && countIn(houses, cell, covers) > 0,
    );
    return covered.length <= 1;
  });
}

function findingOf(view: Pencilled, sort: Sort, one: Catch): NativeFinding {
  const houses = fishHousesOf(view.puzzle.size);
  const { target, digit, open } = one;
  const { strikes } = one.fish;
  let lean: Fish | undefined;
  const told = (): Fish => {
    lean ??= leanest(houses, open, one.fish, one.all, sort.fins);
    return lean;
  };
  return {
    adds: notIn([target, ...strikes.filter((cell) => cell !== target)], digit),
    because: () => notIn(premisesOf(houses, open, told(), strikes, sort.fins), digit),
    bindings: () => bindingsOf(houses, sort, told(), strikes, digit),
    marks: () => ({
      area: inAnyOf(houses, told().bases),
      cause: open.filter((cell) => countIn(houses, cell, told().bases) > 0 && !told().fins.includes(cell)),
      fin: told().fins,
      target: strikes,
    }),
    about: (adds) => partOf(view, sort, one, adds),
  };
}

/** What a fish says of some of its strikes. Where its premises make a simpler fish of it, that of more of them counts. */
function partOf(view: Pencilled, sort: Sort, one: Catch, adds: readonly Fact[]): NativeFinding {
  const some = adds.map(cellOf);
  const part = findingOf(view, sort, { ...one, target: some[0], fish: { ...one.fish, strikes: some } });
  const find = fishFinder(sort.shape, sort.size, sort.fins);
  const draws = (facts: readonly Fact[]): boolean =>
    foundAgain(find, SIGHT.knowing(view.puzzle, facts), adds) !== undefined;
  if (draws(part.because())) return part;
  const because = shrink(findingOf(view, sort, one).because(), draws);
  return { ...part, because: () => because };
}

/**
 * Of some fish with the same strikes one that rests on no more than it must: boxes and lines make many that are much
 * alike. Where nothing but its premises is known it has fins, or has none, as the rule says.
 */
function leanest(
  houses: FishHouses,
  open: readonly Cell[],
  fish: Fish,
  all: readonly Fish[],
  fins: Fins,
): Fish {
  if (fins === "sashimi") return fish;
  const { strikes } = fish;
  let [lean, premises] = [fish, premisesOf(houses, open, fish, strikes, fins)];
  for (const other of all) {
    if (!strikes.every((cell) => other.strikes.includes(cell))) continue;
    const couldHaveFins = uncoveredIn(houses, other).some((cell) => isSeenBy(houses, cell, strikes));
    if (fins === "none" ? other.fins.length > 0 : !couldHaveFins) continue;
    const fewer = premisesOf(houses, open, other, strikes, fins);
    if (fewer.length < premises.length && fewer.every((cell) => premises.includes(cell)))
      [lean, premises] = [other, fewer];
  }
  return lean;
}

function inAnyOf(houses: FishHouses, some: readonly number[]): Cell[] {
  return [...new Set(some.flatMap((house) => houses.cells[house]))].sort((a, b) => a - b);
}

/** The cells that are in more base houses than cover houses. */
function uncoveredIn(houses: FishHouses, { bases, covers }: Fish): Cell[] {
  return inAnyOf(houses, bases).filter(
    (cell) => countIn(houses, cell, bases) > countIn(houses, cell, covers),
  );
}

function isSeenBy({ peers }: FishHouses, cell: Cell, strikes: readonly Cell[]): boolean {
  return strikes.every((strike) => peers[strike].has(cell));
}

/**
 * That the digit is out of the base houses where they are not covered; cells that all strikes see could as well be
 * fins. What makes a fish sashimi is that a base house has one place left, so the lack of the others counts there.
 */
function premisesOf(
  houses: FishHouses,
  open: readonly Cell[],
  fish: Fish,
  strikes: readonly Cell[],
  fins: Fins,
): Cell[] {
  const isShut = (cell: Cell): boolean => !open.includes(cell);
  const couldBeFin = (cell: Cell): boolean => fins !== "none" && isSeenBy(houses, cell, strikes);
  const uncovered = uncoveredIn(houses, fish).filter((cell) => isShut(cell) && !couldBeFin(cell));
  const single = fins === "sashimi" ? singleBase(houses, open, fish) : undefined;
  const lacking = single === undefined ? [] : houses.cells[single].filter(isShut);
  const missing = lacking.filter((cell) => countIn(houses, cell, fish.covers) > 0);
  return [...uncovered, ...missing.slice(0, fish.covers.length - 1)];
}

function bindingsOf(
  houses: FishHouses,
  { shape, size }: Sort,
  { bases, covers, fins }: Fish,
  strikes: readonly Cell[],
  digit: Value,
): Record<string, Binding> {
  const named = (some: readonly number[]): Binding => ({
    as: "houses",
    of: some.map((house) => namedHouse(houses, house)),
  });
  const around = fins.length > 0 ? houses.of[strikes[0]].filter((house) => !covers.includes(house)) : [];
  const places = around.filter((house) => fins.some((fin) => houses.of[fin].includes(house)));
  const most = shape === "line" ? MOST_OF_LINES : MOST_NAMED[size];
  return {
    d: { as: "value", of: digit },
    base: named(bases),
    cover: named(covers),
    fins: fins.length > most ? named(places) : { as: "cells", of: fins },
    either: { as: "either", of: fins.map((cell) => is(cell, digit)) },
    out: { as: "facts", of: notIn(strikes, digit) },
  };
}
