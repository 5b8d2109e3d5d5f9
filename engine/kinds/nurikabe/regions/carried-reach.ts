import type { Cell } from "../../../model/fact.ts";
import { stepsApart } from "../graph/steps-apart.ts";
import { LAND } from "../puzzle/colour.ts";
import { MOST_CELLS } from "../puzzle/size.ts";
import { bringCarrying, type Reaches } from "./reach.ts";
import type { Regions } from "./regions.ts";

/** Cells within two steps of a change hold the number of the current call. */
const touched = new Int32Array(MOST_CELLS);
let call = 0;

/**
 * The reaches of the origin of some regions that still hold: a reach depends on nothing beyond two steps of its
 * own cells. The reach of a question mark depends on the whole board and is left out.
 */
function carriedReaches(before: Reaches, after: Regions): Reaches {
  const { clueCells, clues, lattice } = after.puzzle;
  const { changes } = after;
  const carried: Reaches = { cells: before.cells.slice(), needs: before.needs.slice() };
  carried.cells[0] = undefined;
  const radius = touchChanges(after);
  for (let clue = 1; clue <= clueCells.length; clue++) {
    const reach = before.cells[clue];
    const home = clueCells[clue - 1];
    if (reach === undefined) continue;
    // An island reaches no cell that is further away than its number. One that is too large changes only as it grows, and its clue's cell with it.
    const isNear = !changes || stepsApart(lattice, home, changes[0]) < clues[home] + radius;
    if (clues[home] > 0 && !(isNear && isTouched(reach))) continue;
    carried.cells[clue] = undefined;
    carried.needs[clue] = undefined;
  }
  return carried;
}

/** Touches the two steps around every cell that changed. Returns how far all of these are from the first of the changes, at most. */
function touchChanges(after: Regions): number {
  const { puzzle, colour, changes, origin } = after;
  const { near } = puzzle.lattice;
  let radius = 0;
  call++;
  for (const cell of changes ?? colour.keys()) {
    if (changes) radius = Math.max(radius, 2 + stepsApart(puzzle, cell, changes[0]));
    else if (isSame(origin as Regions, after, cell)) continue;
    touched[cell] = call;
    for (const next of near[cell]) {
      touched[next] = call;
      for (const beyond of near[next]) touched[beyond] = call;
    }
  }
  return radius;
}

/** Whether all that a reach depends on is as it was: the colour, the owner beside, and the size and owner of the region. */
function isSame(before: Regions, after: Regions, cell: Cell): boolean {
  if (before.colour[cell] !== after.colour[cell] || before.touch[cell] !== after.touch[cell]) return false;
  const was = before.label[cell];
  const is = after.label[cell];
  return (
    after.colour[cell] !== LAND ||
    (before.owner[was] === after.owner[is] &&
      before.rival[was] === after.rival[is] &&
      before.anchor[cell] === after.anchor[cell] &&
      before.size(was) === after.size(is))
  );
}

function isTouched(cells: readonly Cell[]): boolean {
  for (const cell of cells) if (touched[cell] === call) return true;
  return false;
}

bringCarrying(carriedReaches);
