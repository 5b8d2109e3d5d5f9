import type { Cell } from "../../../model/fact.ts";
import { LAND } from "../puzzle/colour.ts";
import { MOST_CELLS } from "../puzzle/size.ts";
import { reachesOf } from "./reach.ts";
import type { Regions } from "./regions.ts";

/** Cells within two steps of a change hold the number of the current call. */
const touched = new Int32Array(MOST_CELLS);
let call = 0;

/**
 * Copies the reaches of earlier regions that still hold: a reach depends on nothing beyond two steps of its
 * own cells. The reach of a question mark depends on the whole board and is left out. O(cells).
 */
export function carryReaches(before: Regions, after: Regions): void {
  const { clueCells, clues } = after.puzzle;
  const old = reachesOf(before);
  if (old.cells.length === 0) return;
  const carried = reachesOf(after);
  touchChanges(before, after);
  for (let clue = 1; clue <= clueCells.length; clue++) {
    const reach = old.cells[clue];
    if (reach === undefined || clues[clueCells[clue - 1]] < 0 || isTouched(reach)) continue;
    carried.cells[clue] = reach;
    carried.needs[clue] = old.needs[clue];
  }
}

/** Touches the two steps around every cell that changed. */
function touchChanges(before: Regions, after: Regions): void {
  const { near } = after.puzzle.lattice;
  call++;
  for (let cell = 0; cell < after.colour.length; cell++) {
    if (isSame(before, after, cell)) continue;
    touched[cell] = call;
    for (const next of near[cell]) {
      touched[next] = call;
      for (const beyond of near[next]) touched[beyond] = call;
    }
  }
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
