import type { Cell } from "../../../model/fact.ts";
import type { Random } from "../../../model/random.ts";
import { SEA } from "../puzzle/grid.ts";
import type { Draft } from "./draft.ts";
import type { Taste } from "./taste.ts";

/** Of ten changes so many move a clue, and so many more turn one cell; the others turn two. */
const MOVES = 2;
const SINGLES = 2;
/** A change is fewer steps than this from the cell that asks for it. */
const NEARNESS = 3;

/**
 * A small change near a cell: a clue moves within its island, or one cell or two change between sea and
 * land, so that islands grow, shrink, part, join, come and go. False where nothing has changed.
 */
export function change(draft: Draft, at: Cell, taste: Taste, random: Random): boolean {
  const kind = random.below(10);
  const cell = near(draft, at, random);
  if (kind < MOVES) return moveClue(draft, cell, random);
  const isChanged = turn(draft, cell, taste, random);
  if (kind < MOVES + SINGLES) return isChanged;
  const other = near(draft, at, random);
  return (other !== cell && turn(draft, other, taste, random)) || isChanged;
}

/** Moves the clue of an island at or beside a cell. */
function moveClue(draft: Draft, cell: Cell, random: Random): boolean {
  const { island, lattice } = draft;
  const lands = [cell, ...lattice.near[cell]].filter((at) => island[at] !== SEA);
  const land = island[cell] !== SEA ? cell : lands[random.below(lands.length)];
  if (land === undefined) return false;
  const cells = draft.cellsOf(land);
  const home = cells[random.below(cells.length)];
  if (home === draft.home[island[land]]) return false;
  draft.move(island[land], home);
  return true;
}

function turn(draft: Draft, cell: Cell, { largest, straight }: Taste, random: Random): boolean {
  return draft.island[cell] === SEA
    ? draft.raise(cell, largest, random)
    : draft.lower(cell, straight, random);
}

function near({ lattice }: Draft, from: Cell, random: Random): Cell {
  let cell = from;
  for (let steps = random.below(NEARNESS); steps > 0; steps--) {
    cell = lattice.near[cell][random.below(lattice.near[cell].length)];
  }
  return cell;
}
