import type { Cell } from "../../../model/fact.ts";
import { LAND } from "../puzzle/colour.ts";
import { MOST_CELLS } from "../puzzle/size.ts";
import type { Regions } from "./regions.ts";

/** Reaches computed so far for the clues of one board, by clue. */
export interface Reaches {
  /** The result of `reachOf`. */
  readonly cells: (readonly Cell[] | undefined)[];
  /** The result of `needsOf`. */
  readonly needs: (readonly Cell[] | undefined)[];
}

/** Cells within two steps of a change hold the number of the current call. */
const touched = new Int32Array(MOST_CELLS);
let call = 0;

/**
 * The reaches of the origin of some regions that still hold: a reach depends on nothing beyond two steps of its
 * own cells. The reach of a question mark depends on the whole board and is left out.
 */
export function carriedReaches(before: Reaches, after: Regions): Reaches {
  const origin = after.origin as Regions;
  const { clueCells, clues } = after.puzzle;
  const carried: Reaches = { cells: before.cells.slice(), needs: before.needs.slice() };
  carried.cells[0] = undefined;
  const zone = touchChanges(after);
  for (let clue = 1; clue <= clueCells.length; clue++) {
    const reach = before.cells[clue];
    const home = clueCells[clue - 1];
    // An island with its number reaches no cell that is further away than that; one too large none beyond its own.
    const isNear = (): boolean => zone(home) < Math.max(clues[home], origin.size(origin.homeOf(clue)));
    if (reach === undefined || (clues[home] > 0 && !(isNear() && isTouched(reach)))) continue;
    carried.cells[clue] = undefined;
    carried.needs[clue] = undefined;
  }
  return carried;
}

/** Touches the two steps around every cell that changed. Returns how far a cell is from all that was touched, at least. */
function touchChanges(after: Regions): (cell: Cell) => number {
  const { cols, near } = after.puzzle.lattice;
  call++;
  let [top, bottom, left, right] = [after.colour.length, 0, cols, 0];
  for (const cell of after.changes ?? after.colour.keys()) {
    if (!after.changes && isSame(after.origin as Regions, after, cell)) continue;
    const row = Math.floor(cell / cols);
    const col = cell % cols;
    [top, bottom] = [Math.min(top, row - 2), Math.max(bottom, row + 2)];
    [left, right] = [Math.min(left, col - 2), Math.max(right, col + 2)];
    touched[cell] = call;
    for (const next of near[cell]) {
      touched[next] = call;
      for (const beyond of near[next]) touched[beyond] = call;
    }
  }
  return (cell) => {
    const row = Math.floor(cell / cols);
    const col = cell % cols;
    return Math.max(top - row, row - bottom, 0) + Math.max(left - col, col - right, 0);
  };
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
