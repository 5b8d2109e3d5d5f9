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

/** The open candidates, of some cells or of all. */
export function candidatesOf(
  { grid, houses }: Pencilled,
  among?: readonly Cell[],
): (readonly [Cell, Value])[] {
  const cells = among === undefined ? houses.of.keys() : new Set(among);
  const found: (readonly [Cell, Value])[] = [];
  for (const cell of cells) {
    if (grid.at(cell) >= 0) continue;
    for (let rest = grid.candidates(cell); rest; rest &= rest - 1)
      found.push([cell, 31 - Math.clz32(rest & -rest)]);
  }
  return found;
}

/** How many sets all see from the cells of some facts that a digit is out there. */
export function commonSets(sets: AlmostLockedSets, facts: readonly Fact[]): number {
  const [first, ...others] = facts;
  return sets
    .seenFrom(cellOf(first), valueOf(first))
    .filter((set) => others.every((fact) => sets.isSeenFrom(set, cellOf(fact), valueOf(fact)))).length;
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

/** The place of a set: the cell, or the house of several. */
export function placeOf(sets: AlmostLockedSets, set: number): Binding {
  const { law, number } = sets.houses[set];
  const [cell, ...more] = sets.cells[set];
  return more.length > 0 ? { as: "house", law, of: number } : { as: "cell", of: cell };
}

export function valuesOf(digits: readonly Value[]): Binding {
  return { as: "values", of: digits };
}
