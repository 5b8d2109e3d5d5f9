import type { Cell, Value } from "../../../model/fact.ts";
import { stepsApart } from "../graph/steps-apart.ts";
import { UNKNOWN } from "../puzzle/colour.ts";
import { ANY_SIZE } from "../puzzle/size.ts";
import type { Regions } from "./regions.ts";
import { ALL, spread, spreadOpen, wayBack } from "./spread.ts";

/** Stands for "whichever clue is a question mark" where a clue's number is asked for. */
export const ANY_OPEN = 0;

/** Reaches computed so far for the clues of one board, by clue. */
export interface Reaches {
  /** The result of `reachOf`. */
  readonly cells: (readonly Cell[] | undefined)[];
  /** The result of `needsOf`. */
  readonly needs: (readonly Cell[] | undefined)[];
}

/** The reaches of the origin of some regions that hold there; none until what finds them has come. */
let carry: (before: Reaches, after: Regions) => Reaches = noReaches;

/** Called by `carried-reach.ts`, for which the page has neither need nor room. */
export function bringCarrying(carriedReaches: typeof carry): void {
  carry = carriedReaches;
}

function noReaches(): Reaches {
  return { cells: [], needs: [] };
}

/** The reaches computed so far on some regions. */
export function reachesOf(regions: Regions): Reaches {
  return regions.once(firstReaches);
}

function firstReaches(regions: Regions): Reaches {
  const before = regions.origin?.known(firstReaches);
  return before ? carry(before, regions) : noReaches();
}

/**
 * The cells that the island of a clue can still come to hold, its own included, nearest first. The
 * island grows over unknown cells that touch no other clue's island, never beyond its number; land
 * without an owner counts in full when it is met. An upper bound: no cell is left out that some legal
 * island holds. For ANY_OPEN: the cells that the islands with a question mark can hold between them.
 * Computed once for each clue.
 */
export function reachOf(regions: Regions, clue: Value): readonly Cell[] {
  const { cells } = reachesOf(regions);
  const known = cells[clue];
  if (known) return known;
  const found = spreadWithout(regions, clue, -1);
  cells[clue] = found;
  return found;
}

/** The clues (and ANY_OPEN) whose islands could hold a cell if nothing were in the way. */
export function cluesWithin({ puzzle }: Regions, cell: Cell): Value[] {
  const { clueCells, clues, lattice } = puzzle;
  const within: Value[] = clues.includes(ANY_SIZE) ? [ANY_OPEN] : [];
  clueCells.forEach((home, index) => {
    if (stepsApart(lattice, home, cell) < clues[home]) within.push(index + 1);
  });
  return within;
}

/** The clues with a number, and ANY_OPEN where there are question marks. */
export function reachingClues(regions: Regions): readonly Value[] {
  return regions.once(findReachingClues);
}

function findReachingClues({ puzzle, origin }: Regions): readonly Value[] {
  const known = origin?.known(findReachingClues);
  if (known) return known;
  const { clueCells, clues } = puzzle;
  const numbered = clueCells.flatMap((home, index) => (clues[home] === ANY_SIZE ? [] : [index + 1]));
  return numbered.length < clueCells.length ? [ANY_OPEN, ...numbered] : numbered;
}

/** By cell: how many of the reaching clues have islands that hold it or can reach it. Computed once. */
export function reachersOf(regions: Regions): Uint16Array {
  return regions.once(countReachers);
}

function countReachers(regions: Regions): Uint16Array {
  const { origin } = regions;
  const before = origin?.known(countReachers);
  const reachers = before?.slice() ?? new Uint16Array(regions.puzzle.cells);
  const reachesBefore = before && origin ? reachesOf(origin).cells : [];
  const { cells } = reachesOf(regions);
  for (const clue of reachingClues(regions)) {
    const was = reachesBefore[clue];
    const reach = cells[clue] ?? reachOf(regions, clue);
    if (was === reach) continue;
    for (const cell of was ?? []) reachers[cell]--;
    for (const cell of reach) reachers[cell]++;
  }
  return reachers;
}

/** The unknown cells without which the island of a clue with a number has no room for it, nearest first. Computed once for each clue. */
export function needsOf(regions: Regions, clue: Value): readonly Cell[] {
  const { puzzle } = regions;
  const { needs } = reachesOf(regions);
  const number = puzzle.clues[puzzle.clueCells[clue - 1]];
  // Without a cell that is not among the first ones settled, those are reached all the same.
  needs[clue] ??= reachOf(regions, clue)
    .slice(0, number)
    .filter((cell) => isNeeded(regions, clue, cell));
  return needs[clue];
}

/** Whether the island of a clue with a number has no room for it without an unknown cell. */
export function isNeeded(regions: Regions, clue: Value, cell: Cell): boolean {
  const number = regions.puzzle.clues[regions.puzzle.clueCells[clue - 1]];
  if (regions.colour[cell] !== UNKNOWN) return false;
  return spread(regions, clue, number, cell).length < number && reachOf(regions, clue).includes(cell);
}

/** Whether the island of a clue (or of ANY_OPEN) could still take in a cell if another one is sea. */
export function reachesWithout(regions: Regions, clue: Value, target: Cell, without: Cell): boolean {
  return spreadWithout(regions, clue, without).includes(target);
}

/**
 * The unknown cells on one cheapest way from the island of a clue (or of ANY_OPEN) to a cell that it
 * can reach, last first; empty if it cannot.
 */
export function wayTo(regions: Regions, clue: Value, target: Cell): Cell[] {
  return waysFrom(regions, clue)(target);
}

/** The ways of `wayTo` for any cell, until another reach is computed. */
export function waysFrom(regions: Regions, clue: Value): (target: Cell) => Cell[] {
  spreadWithout(regions, clue, -1);
  return (target) => wayBack(regions, target);
}

function spreadWithout(regions: Regions, clue: Value, without: Cell | -1): Cell[] {
  return clue === ANY_OPEN ? spreadOpen(regions, without) : spread(regions, clue, ALL, without);
}
