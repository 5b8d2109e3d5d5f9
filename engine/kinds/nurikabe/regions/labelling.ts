import type { Cell, Value } from "../../../model/fact.ts";
import { LAND, UNKNOWN } from "../puzzle/colour.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { MOST_CELLS } from "../puzzle/size.ts";

/** In `touch`: islands of several clues lie beside the cell. */
export const SEVERAL = -1;

/** The tables of `Regions`. */
export interface Tables {
  readonly puzzle: NurikabePuzzle;
  readonly colour: Uint8Array;
  readonly label: Int16Array;
  readonly owner: Int16Array;
  readonly rival: Int16Array;
  readonly clues: Int16Array;
  readonly touch: Int16Array;
  readonly anchor: Int16Array;
  /** The cells of all regions, one after the other, and where those of each begin and the last ones end. */
  readonly cells: Int16Array;
  readonly starts: Int16Array;
  readonly libertyStarts: Int16Array;
}

/** The tables when they are filled. */
export interface FilledTables extends Tables {
  readonly count: number;
  /** The liberties of all regions. */
  readonly free: Int16Array;
}

/** Buffers shared by all runs: the last region that met an unknown cell, and the liberties of all regions. */
const metBy = new Int16Array(MOST_CELLS);
export const liberties = new Int16Array(4 * MOST_CELLS);
/** How many cells and liberties the present run has listed. */
export const run = { listed: 0, freed: 0 };

/** Fills the tables by the colours alone. Returns the number of regions. */
export function labelAll(tables: Tables): number {
  const { colour, label, touch } = tables;
  begin(tables);
  label.fill(-1);
  let count = 0;
  for (let first = 0; first < colour.length; first++) {
    if (colour[first] === UNKNOWN || label[first] !== -1) continue;
    fill(tables, first, count, count);
    count++;
  }
  for (let at = 0; at < run.freed; at++) touch[liberties[at]] = touchAt(tables, liberties[at]);
  end(tables, count);
  return count;
}

/** The liberties of the regions that were labelled last. */
export function libertiesFound(): Int16Array {
  return liberties.slice(0, run.freed);
}

/** Begins a run. */
export function begin({ colour }: Tables): void {
  run.listed = 0;
  run.freed = 0;
  metBy.fill(-1, 0, colour.length);
}

/** Ends a run that has listed so many regions. */
export function end({ starts, libertyStarts }: Tables, count: number): void {
  starts[count] = run.listed;
  libertyStarts[count] = run.freed;
}

/** Lists the cells of the region of a cell, its owners and the unknown cells beside it. Its cells have no name yet and get one. */
export function fill(tables: Tables, first: Cell, region: number, name: number): void {
  const { puzzle, colour, label, anchor, owner, rival, clues, cells } = tables;
  const { clueAt, lattice } = puzzle;
  const { near } = lattice;
  const paint = colour[first];
  const start = run.listed;
  let end = start;
  let free = run.freed;
  tables.starts[region] = end;
  tables.libertyStarts[region] = free;
  owner[region] = 0;
  rival[region] = 0;
  clues[region] = 0;
  label[first] = name;
  cells[end++] = first;
  for (let at = start; at < end; at++) {
    const cell = cells[at];
    const said = anchor[cell];
    if (said !== 0) {
      if (owner[region] === 0) owner[region] = said;
      else if (owner[region] !== said) rival[region] = said;
      if (clueAt[cell] !== 0) clues[region]++;
    }
    const around = near[cell];
    for (let side = 0; side < around.length; side++) {
      const next = around[side];
      if (colour[next] === paint) {
        if (label[next] !== -1) continue;
        label[next] = name;
        cells[end++] = next;
      } else if (colour[next] === UNKNOWN && metBy[next] !== region) {
        metBy[next] = region;
        liberties[free++] = next;
      }
    }
  }
  run.listed = end;
  run.freed = free;
}

/** The one clue whose land lies beside an unknown cell, 0 for none, or SEVERAL. */
export function touchAt({ puzzle, colour, label, owner }: Tables, cell: Cell): Value | typeof SEVERAL {
  let touch = 0;
  for (const next of puzzle.lattice.near[cell]) {
    const clue = colour[next] === LAND ? owner[label[next]] : 0;
    if (clue !== 0 && clue !== touch) touch = touch === 0 ? clue : SEVERAL;
  }
  return touch;
}
