import { type Cell, type Fact, isNot, type Value } from "../../../model/fact.ts";
import type { Grid } from "../../../model/grid.ts";
import type { Binding } from "../../../model/rule.ts";
import type { House } from "../houses.ts";

/** The cells that can still hold the digit. */
export function spotsOf(grid: Grid, cells: readonly Cell[], digit: Value): Cell[] {
  return cells.filter((cell) => grid.can(cell, digit));
}

/** The cells that are not among the others. */
export function without(cells: readonly Cell[], others: readonly Cell[]): Cell[] {
  return cells.filter((cell) => !others.includes(cell));
}

/** The exclusions of the digits from the cells that are news to the grid. */
export function newExclusions(grid: Grid, cells: readonly Cell[], digits: readonly Value[]): Fact[] {
  return cells.flatMap((cell) =>
    digits.filter((digit) => grid.can(cell, digit)).map((digit) => isNot(cell, digit)),
  );
}

/** Every choice of so many of the items, in order. */
export function* choices<T>(items: readonly T[], count: number, from = 0): Iterable<T[]> {
  if (count === 0) yield [];
  else {
    for (let at = from; at <= items.length - count; at++) {
      for (const rest of choices(items, count - 1, at + 1)) yield [items[at], ...rest];
    }
  }
}

/** The house as the value of a slot. */
export function named(house: House): Binding {
  return { as: "house", law: house.law, of: house.number };
}
