import type { Cell } from "../../model/fact.ts";
import type { Regions } from "./regions.ts";

/**
 * Takes over what is known of the reach of clues from the regions of a moment before, where it holds still:
 * an island of n cells lies within n - 1 steps of its clue, and its reach depends on nothing beyond n steps.
 */
export function keepReaches(before: Regions, after: Regions): void {
  const { clueCells, clues, cols } = after.puzzle;
  if (before.reaches.length === 0) return;
  const changed = changedCells(before, after);
  for (let clue = 1; clue <= clueCells.length; clue++) {
    const home = clueCells[clue - 1];
    if (before.reaches[clue] === undefined || clues[home] < 0) continue;
    if (isNear(changed, home, clues[home], cols)) continue;
    after.reaches[clue] = before.reaches[clue];
    after.needs[clue] = before.needs[clue];
  }
}

/** The cells of which anything changed that a reach is worked out from: colour, owners beside, size and owner of the region. */
function changedCells(before: Regions, after: Regions): Cell[] {
  const changed: Cell[] = [];
  for (let cell = 0; cell < after.colour.length; cell++) {
    const [was, is] = [before.label[cell], after.label[cell]];
    const isSame =
      before.colour[cell] === after.colour[cell] &&
      before.touch[cell] === after.touch[cell] &&
      (is < 0 ||
        (before.owner[was] === after.owner[is] &&
          before.rival[was] === after.rival[is] &&
          before.anchor[cell] === after.anchor[cell] &&
          before.size(was) === after.size(is)));
    if (!isSame) changed.push(cell);
  }
  return changed;
}

function isNear(cells: readonly Cell[], home: Cell, most: number, cols: number): boolean {
  const row = Math.floor(home / cols);
  const col = home % cols;
  for (const cell of cells) {
    if (Math.abs(Math.floor(cell / cols) - row) + Math.abs((cell % cols) - col) <= most) return true;
  }
  return false;
}
