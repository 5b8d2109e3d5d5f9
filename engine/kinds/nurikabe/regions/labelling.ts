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
const liberties = new Int16Array(4 * MOST_CELLS);
/** How many cells and liberties the present run has listed. */
let listed = 0;
let freed = 0;

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
  for (let at = 0; at < freed; at++) touch[liberties[at]] = touchAt(tables, liberties[at]);
  end(tables, count);
  return count;
}

/** The liberties of the regions that were labelled last. */
export function libertiesFound(): Int16Array {
  return liberties.slice(0, freed);
}

function begin({ colour }: Tables): void {
  listed = 0;
  freed = 0;
  metBy.fill(-1, 0, colour.length);
}

function end({ starts, libertyStarts }: Tables, count: number): void {
  starts[count] = listed;
  libertyStarts[count] = freed;
}

/** Lists the cells of the region of a cell, its owners and the unknown cells beside it. Its cells have no name yet and get one. */
function fill(tables: Tables, first: Cell, region: number, name: number): void {
  const { puzzle, colour, label, anchor, owner, rival, clues, cells } = tables;
  const { clueAt, lattice } = puzzle;
  const { near } = lattice;
  const paint = colour[first];
  let end = listed;
  let free = freed;
  tables.starts[region] = end;
  tables.libertyStarts[region] = free;
  owner[region] = 0;
  rival[region] = 0;
  clues[region] = 0;
  label[first] = name;
  cells[end++] = first;
  for (let at = listed; at < end; at++) {
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
  listed = end;
  freed = free;
}

/**
 * Brings tables up to date that are those of before, but for the colours and anchors of the news, cells of which more is known:
 * regions that grew are filled, the others moved. Returns the number of regions, and those that grew.
 */
export function labelNews(
  tables: Tables,
  before: FilledTables,
  news: readonly Cell[],
): { readonly count: number; readonly grown: readonly number[] } {
  const { colour, label, touch, puzzle } = tables;
  const { near } = puzzle.lattice;
  const grew = new Set<number>();
  const changed = new Set<number>();
  const grows = (region: number): void => {
    if (region < 0 || grew.has(region)) return;
    grew.add(region);
    changed.add(region);
    for (let at = before.starts[region]; at < before.starts[region + 1]; at++) label[before.cells[at]] = -1;
  };
  for (const cell of news) {
    touch[cell] = 0;
    grows(before.label[cell]);
    for (const next of near[cell]) {
      const region = before.label[next];
      if (colour[next] === colour[cell]) grows(region);
      else if (region >= 0) changed.add(region);
    }
  }

  begin(tables);
  const numbers = new Int16Array(before.count);
  let isMoved = false;
  const grown: number[] = [];
  let count = 0;
  let old = 0;
  const keepUpTo = (region: number): void => {
    isMoved ||= old !== count;
    move(tables, before, old, region, count);
    while (old < region) numbers[old++] = count++;
  };
  const others = [...changed].sort((a, b) => a - b);
  let other = 0;
  const goUpTo = (region: number): void => {
    for (; others[other] < region; other++) {
      keepUpTo(others[other]);
      if (grew.has(old)) old++;
      else keepUpTo(old + 1);
    }
    keepUpTo(region);
  };
  // Regions are numbered in the order of their first cells.
  const seeds = [...news, ...[...grew].map((region) => before.cells[before.starts[region]])];
  for (const seed of seeds.sort((a, b) => a - b)) {
    if (label[seed] !== -1) continue;
    goUpTo(firstFrom(before, seed));
    grown.push(count);
    // Numbers of before are still there.
    fill(tables, seed, count++, -2);
  }
  goUpTo(before.count);
  end(tables, count);
  if (isMoved)
    for (let cell = 0; cell < label.length; cell++) if (label[cell] >= 0) label[cell] = numbers[label[cell]];
  for (const region of grown)
    for (let at = tables.starts[region]; at < tables.starts[region + 1]; at++)
      label[tables.cells[at]] = region;
  return { count, grown };
}

/** The number of regions that begin before a cell. */
function firstFrom({ cells, starts, count }: FilledTables, cell: Cell): number {
  let from = 0;
  for (let to = count; from < to; ) {
    const middle = (from + to) >> 1;
    if (cells[starts[middle]] < cell) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Lists regions of before, to be numbered from `at` on, without liberties that are known by now; of several regions none are. */
function move(tables: Tables, before: FilledTables, from: number, to: number, at: number): void {
  const { starts, libertyStarts } = tables;
  const start = before.starts[from];
  const free = before.libertyStarts[from];
  tables.cells.set(before.cells.subarray(start, before.starts[to]), listed);
  for (const table of ["owner", "rival", "clues"] as const)
    tables[table].set(before[table].subarray(from, to), at);
  for (let region = from; region < to; region++, at++) {
    starts[at] = before.starts[region] - start + listed;
    libertyStarts[at] = before.libertyStarts[region] - free + freed;
  }
  listed += before.starts[to] - start;
  for (const cell of before.free.subarray(free, before.libertyStarts[to]))
    if (tables.colour[cell] === UNKNOWN) liberties[freed++] = cell;
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
