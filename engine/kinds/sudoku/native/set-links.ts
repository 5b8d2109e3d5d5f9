import { type Cell, type Fact, is, type Value } from "../../../model/fact.ts";
import type { Link } from "../../../model/rule.ts";
import { type CandidateGrid, digitsIn } from "../../shared/digit-grid.ts";
import type { Houses } from "../puzzle/houses.ts";
import type { AlmostLockedSets } from "./als-sets.ts";
import type { Pencilled } from "./sight.ts";

/** Cells of which one may hold the digit. */
interface Places {
  readonly digit: Value;
  readonly cells: readonly Cell[];
}

/** Strong within a set that lacks at most one digit; weak between places that all see each other. */
export interface SetLink {
  readonly from: Places;
  readonly to: Places;
  /** The cells of the set; null where the link is weak. */
  readonly within: readonly Cell[] | null;
}

/** Strong: one of two digits is in the set. */
export function linkWithin({ cells }: AlmostLockedSets, set: number, one: Value, other: Value): SetLink {
  const within = cells[set];
  return { from: { digit: one, cells: within }, to: { digit: other, cells: within }, within };
}

/** Weak: at most one of the groups of cells has the digit. */
export function linkBetween(from: readonly Cell[], to: readonly Cell[], digit: Value): SetLink {
  return { from: { digit, cells: from }, to: { digit, cells: to }, within: null };
}

/** The links along sets in a row, each linked with the next by a digit, from each digit that the first or the last holds to the same. */
export function linksAlong(
  sets: AlmostLockedSets,
  row: readonly number[],
  by: readonly Value[],
  [held, ...others]: readonly Value[],
): SetLink[] {
  const ends = [held, ...by, held];
  const [first, last] = [row[0], row[row.length - 1]];
  return [
    ...row.flatMap((set, at) => [
      ...(at > 0 ? [linkBetween(sets.cells[row[at - 1]], sets.cells[set], by[at - 1])] : []),
      linkWithin(sets, set, ends[at], ends[at + 1]),
    ]),
    ...others.flatMap((digit) => [
      linkWithin(sets, first, digit, by[0]),
      linkWithin(sets, last, by[by.length - 1], digit),
    ]),
  ];
}

/** The links as the board shows them. */
export function shownLinks(links: readonly SetLink[], { grid, houses }: Pencilled): Link[] {
  /** What the board shows of the places, or all of them where that is nothing. */
  const factsOf = ({ digit, cells }: Places): Fact[] => {
    const open = cells.filter((cell) => grid.can(cell, digit));
    return (open.length > 0 ? open : cells).map((cell) => is(cell, digit));
  };
  return links.map(({ from, to, within }): Link => {
    const ends = { from: factsOf(from), to: factsOf(to) };
    if (within) return { type: "strong", ...ends, by: madeWithin(within, grid.candidates(within[0])) };
    const open = [from, to].flatMap(({ digit, cells }) => cells.filter((cell) => grid.can(cell, digit)));
    return { type: "weak", ...ends, by: sharedBy(houses, open) };
  });
}

/** All that cells can hold. */
export function candidatesIn(cells: readonly Cell[], grid: CandidateGrid): Fact[] {
  return cells.flatMap((cell) => digitsIn(grid.candidates(cell)).map((digit) => is(cell, digit)));
}

/** A set of one cell with two candidates is told as a cell. */
function madeWithin(cells: readonly Cell[], candidates: number): Link["by"] {
  const isPair = cells.length === 1 && digitsIn(candidates).length === 2;
  return isPair ? { as: "cell", of: cells[0] } : { as: "cells", of: cells };
}

/** The cell in which two groups of places are, or the first house that has them all. */
export function sharedBy({ all }: Houses, cells: readonly Cell[]): Link["by"] {
  if (cells.every((cell) => cell === cells[0])) return { as: "cell", of: cells[0] };
  const house = all.find((of) => cells.every((cell) => of.cells.includes(cell))) ?? all[0];
  return { as: "house", law: house.law, of: house.number };
}
