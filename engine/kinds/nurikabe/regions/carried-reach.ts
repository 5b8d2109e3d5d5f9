import type { Cell } from "../../../model/fact.ts";
import { MOST_CELLS } from "../size.ts";
import type { Regions } from "./regions.ts";

/** Cells within two steps of a change, where it is the change of the current number. */
const touched = new Int32Array(MOST_CELLS);
let now = 0;

/**
 * Takes over what is known of the reach of clues from the regions of a moment before, where it holds still:
 * a reach depends on nothing beyond two steps of the cells in it. That of a question mark is left out.
 */
export function keepReaches(before: Regions, after: Regions): void {
  const { clueCells, clues } = after.puzzle;
  if (before.reaches.length === 0) return;
  touchChanges(before, after);
  for (let clue = 1; clue <= clueCells.length; clue++) {
    const reach = before.reaches[clue];
    if (reach === undefined || clues[clueCells[clue - 1]] < 0 || isTouched(reach)) continue;
    after.reaches[clue] = reach;
    after.needs[clue] = before.needs[clue];
  }
}

/** Touches what lies near a cell of which anything changed that a reach is worked out from: colour, owners beside, size and owner of the region. */
function touchChanges(before: Regions, after: Regions): void {
  const { near } = after.puzzle.lattice;
  now++;
  for (let cell = 0; cell < after.colour.length; cell++) {
    if (isSame(before, after, cell)) continue;
    touched[cell] = now;
    for (const next of near[cell]) {
      touched[next] = now;
      for (const beyond of near[next]) touched[beyond] = now;
    }
  }
}

function isSame(before: Regions, after: Regions, cell: Cell): boolean {
  if (before.colour[cell] !== after.colour[cell] || before.touch[cell] !== after.touch[cell]) return false;
  const was = before.label[cell];
  const is = after.label[cell];
  return (
    is < 0 ||
    (before.owner[was] === after.owner[is] &&
      before.rival[was] === after.rival[is] &&
      before.anchor[cell] === after.anchor[cell] &&
      before.size(was) === after.size(is))
  );
}

function isTouched(cells: readonly Cell[]): boolean {
  for (const cell of cells) if (touched[cell] === now) return true;
  return false;
}
