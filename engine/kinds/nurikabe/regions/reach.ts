import type { Cell, Value } from "../../../model/fact.ts";
import { UNKNOWN } from "../puzzle/colour.ts";
import { ANY_SIZE } from "../puzzle/size.ts";
import type { Regions } from "./regions.ts";
import { ALL, spread, spreadOpen, wayBack } from "./spread.ts";

/** Stands for "whichever clue is a question mark" where a clue's number is asked for. */
export const ANY_OPEN = 0;

/** Reaches computed so far for the clues of one board, by clue. */
interface Reaches {
  /** The result of `reachOf`. */
  readonly cells: (readonly Cell[] | undefined)[];
  /** The result of `needsOf`. */
  readonly needs: (readonly Cell[] | undefined)[];
}

/** The reaches computed so far on some regions. */
export function reachesOf(regions: Regions): Reaches {
  return regions.once(noReaches);
}

function noReaches(): Reaches {
  return { cells: [], needs: [] };
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
  const { clueCells, clues, cols } = puzzle;
  const within: Value[] = clues.includes(ANY_SIZE) ? [ANY_OPEN] : [];
  clueCells.forEach((home, index) => {
    const rows = Math.abs(Math.floor(home / cols) - Math.floor(cell / cols));
    if (rows + Math.abs((home % cols) - (cell % cols)) < clues[home]) within.push(index + 1);
  });
  return within;
}

/** By cell: 1 if at least one clue's island holds it or can reach it. Computed once. */
export function reachedByAny(regions: Regions): Uint8Array {
  return regions.once(uniteReaches);
}

function uniteReaches(regions: Regions): Uint8Array {
  const { puzzle } = regions;
  const isReached = new Uint8Array(puzzle.cells);
  for (let clue = ANY_OPEN; clue <= puzzle.clueCells.length; clue++) {
    if (clue !== ANY_OPEN && puzzle.clues[puzzle.clueCells[clue - 1]] === ANY_SIZE) continue;
    for (const cell of reachOf(regions, clue)) isReached[cell] = 1;
  }
  return isReached;
}

/** The unknown cells without which the island of a clue with a number has no room for it, nearest first. Computed once for each clue. */
export function needsOf(regions: Regions, clue: Value): readonly Cell[] {
  const { puzzle } = regions;
  const { needs } = reachesOf(regions);
  const number = puzzle.clues[puzzle.clueCells[clue - 1]];
  needs[clue] ??= reachOf(regions, clue)
    .slice(0, number)
    .filter((cell) => isNeeded(regions, clue, cell));
  return needs[clue];
}

/** Whether the island of a clue with a number has no room for it without an unknown cell. */
export function isNeeded(regions: Regions, clue: Value, cell: Cell): boolean {
  const number = regions.puzzle.clues[regions.puzzle.clueCells[clue - 1]];
  if (regions.colour[cell] !== UNKNOWN) return false;
  // Without a cell that is not among the first ones settled, those are reached all the same.
  const at = reachOf(regions, clue).indexOf(cell);
  return at >= 0 && at < number && spread(regions, clue, number, cell).length < number;
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
