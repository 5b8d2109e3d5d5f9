import type { Bits, Here, Word } from "../../../language/check/vocabulary.ts";
import { has } from "../../../language/run/bits.ts";
import type { Cell, Value } from "../../../model/fact.ts";
import type { NurikabeGrid } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import type { Regions } from "../regions/regions.ts";
import { regionsOf } from "../regions/regions-of-grid.ts";
import { type RegionSets, setsOn } from "./region-sets.ts";

/** Members of the sort of colours. */
export const SEA_COLOUR = 0;
export const LAND_COLOUR = 1;

export type NurikabeWord = Word<NurikabePuzzle, NurikabeGrid>;

/** The puzzle and the grid that a word of Nurikabe is evaluated on. */
export type Now = Here<NurikabePuzzle, NurikabeGrid>;

export function regionsNow({ puzzle, grid }: Now): Regions {
  return regionsOf(puzzle, grid);
}

export function setsNow({ puzzle, grid }: Now): RegionSets {
  return setsOn(regionsOf(puzzle, grid));
}

/** The clue that the region of a cell is known to belong to; 0 if to none, to several, or if there is no region. */
export function ownerAt({ label, owner, rival }: Regions, cell: Cell): Value {
  const region = label[cell];
  return region < 0 || rival[region] !== 0 ? 0 : owner[region];
}

/** The members of a set that are in focus. */
export function* inFocus(set: Bits, focus: Bits): Iterable<number> {
  for (let member = 0; member < 32 * set.length; member++)
    if (has(set, member) && has(focus, member)) yield member;
}
