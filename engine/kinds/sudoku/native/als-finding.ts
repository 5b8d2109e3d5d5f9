import { type Cell, cellOf, type Fact, isNot, type Value, valueOf } from "../../../model/fact.ts";
import type { Binding } from "../../../model/rule.ts";
import type { AlmostLockedSets } from "./als-sets.ts";
import { cellsIn } from "./cell-bits.ts";
import type { SetPattern } from "./set-pattern.ts";
import type { Pencilled } from "./sight.ts";

/** Whether some candidate of the digit sees all its cells in both sets. */
export function isStruck(sets: AlmostLockedSets, one: number, other: number, digit: Value): boolean {
  const { seers, words } = sets;
  const at = sets.at(one, digit);
  const and = sets.at(other, digit);
  for (let word = 0; word < words; word++) if (seers[at + word] & seers[and + word]) return true;
  return false;
}

/** The candidates of the digits that see all their cells in those sets, which therefore go. */
export function strikesOf(
  sets: AlmostLockedSets,
  of: readonly number[],
  digits: readonly Value[],
): SetPattern["strikes"] {
  const { seers, words } = sets;
  const holders = of.flatMap((set) => sets.cells[set]);
  return digits.flatMap((digit) => {
    const common = new Int32Array(words).fill(-1);
    for (const set of of)
      for (let word = 0; word < words; word++) common[word] &= seers[sets.at(set, digit) + word];
    return cellsIn(common, 0, words).map((cell) => ({ fact: isNot(cell, digit), holders }));
  });
}

/** Which candidates a search is for. */
interface Wanted {
  /** Those of these cells; all where it is not said. */
  readonly among: readonly Cell[] | undefined;
  /** Those that at least `fewest` sets see together with all that these facts strike. */
  readonly adds: readonly Fact[] | undefined;
  readonly fewest: number;
}

/** The open candidates that are wanted. */
export function candidatesOf(
  { grid, houses }: Pencilled,
  sets: AlmostLockedSets,
  { among, adds, fewest }: Wanted,
): (readonly [Cell, Value])[] {
  const common = adds && setsSeeing(sets, adds);
  if (common && common.length < fewest) return [];
  const cells = among === undefined ? houses.of.keys() : new Set(among);
  const found: (readonly [Cell, Value])[] = [];
  for (const cell of cells) {
    if (grid.at(cell) >= 0) continue;
    for (let rest = grid.candidates(cell); rest; rest &= rest - 1) {
      const digit = 31 - Math.clz32(rest & -rest);
      if (!common || isSeenBy(sets, common, fewest, cell, digit)) found.push([cell, digit]);
    }
  }
  return found;
}

/** The sets that see all candidates which some facts strike. */
function setsSeeing(sets: AlmostLockedSets, facts: readonly Fact[]): number[] {
  const found: number[] = [];
  for (let set = 0; set < sets.count; set++)
    if (facts.every((fact) => sets.isSeenFrom(set, cellOf(fact), valueOf(fact)))) found.push(set);
  return found;
}

/** Whether at least so many of some sets see a candidate. */
function isSeenBy(
  sets: AlmostLockedSets,
  some: readonly number[],
  fewest: number,
  cell: Cell,
  digit: Value,
): boolean {
  let count = 0;
  for (const set of some) if (sets.isSeenFrom(set, cell, digit)) count++;
  return count >= fewest;
}

/** The strikes with that of the candidate in front. */
export function firstOf(strikes: SetPattern["strikes"], cell: Cell, digit: Value): SetPattern["strikes"] {
  const isFirst = (strike: SetPattern["strikes"][number]): boolean => strike.fact === isNot(cell, digit);
  return [...strikes.filter(isFirst), ...strikes.filter((strike) => !isFirst(strike))];
}

/** The pattern of sets in a row, of which each is linked with the next one by a digit. */
export function rowOfSets(
  sets: AlmostLockedSets,
  row: readonly number[],
  by: readonly Value[],
  strikes: SetPattern["strikes"],
): SetPattern {
  return {
    sets: row.map((set) => cellsAndDigits(sets, set)),
    links: by.map((digit, at) => ({ digit, groups: [sets.cells[row[at]], sets.cells[row[at + 1]]] })),
    strikes,
  };
}

export function cellsAndDigits({ cells, digits }: AlmostLockedSets, set: number): SetPattern["sets"][number] {
  return { cells: cells[set], digits: digits[set] };
}

/**
 * The places of sets: the cell, or the house of several. Of sets in the same house all but the largest are told apart by their cells.
 * @param most The sentence has room for the names of so many cells of a set.
 */
export function placesOf(
  { houses, cells }: AlmostLockedSets,
  some: readonly number[],
  most: number,
): Binding[] {
  return some.map((set, at): Binding => {
    const own = cells[set];
    if (own.length === 1) return { as: "cell", of: own[0] };
    const isSmaller = some.some(
      (other, place) =>
        houses[other] === houses[set] &&
        (cells[other].length > own.length || (cells[other].length === own.length && place > at)),
    );
    if (isSmaller && own.length <= most) return { as: "cells", of: own };
    const { law, number } = houses[set];
    return { as: "house", law, of: number };
  });
}

export function valuesOf(digits: readonly Value[]): Binding {
  return { as: "values", of: digits };
}
