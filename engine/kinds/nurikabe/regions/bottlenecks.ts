import type { Cell } from "../../../model/fact.ts";
import { MOST_CELLS } from "../size.ts";
import { LAND, type Regions, UNKNOWN, WALL } from "./regions.ts";

/** Working space of one walk, shared by all; `depth` is 0 for cells that it has not met. */
const depth = new Int16Array(MOST_CELLS);
const low = new Int16Array(MOST_CELLS);
const parent = new Int16Array(MOST_CELLS);
const tried = new Uint8Array(MOST_CELLS);
/** Known cells of the colour that counts, all cells, and cells that would be lost, in the part below a cell. */
const known = new Int16Array(MOST_CELLS);
const size = new Int16Array(MOST_CELLS);
const lost = new Int16Array(MOST_CELLS);
const isCut = new Uint8Array(MOST_CELLS);
let count = 0;

function begin(cells: number): void {
  depth.fill(0, 0, cells);
  count = 0;
}

function enter(cell: Cell, from: Cell | -1, isKnown: boolean): void {
  depth[cell] = ++count;
  low[cell] = count;
  parent[cell] = from;
  tried[cell] = 0;
  known[cell] = isKnown ? 1 : 0;
  size[cell] = 1;
  lost[cell] = 0;
  isCut[cell] = 0;
}

/** Goes back to the cell before; whether that one parts the cell from all that was met earlier. */
function leave(cell: Cell): boolean {
  const above = parent[cell];
  if (above < 0) return false;
  known[above] += known[cell];
  size[above] += size[cell];
  if (low[cell] < low[above]) low[above] = low[cell];
  return low[cell] >= depth[above];
}

/** Unknown cells that the sea cannot do without. */
export interface SeaCuts {
  /** As land they would part known sea cells. */
  readonly parting: readonly Cell[];
  /** As land they would leave the sea fewer cells than it has in every answer. */
  readonly narrowing: readonly Cell[];
}

/**
 * The cut cells of the ground that is not land, as far as the first sea cell's ways go: one depth-first
 * pass (Hopcroft and Tarjan, 1973) with the known sea and the cells of each subtree counted.
 */
function walkSea(regions: Regions): SeaCuts {
  const { puzzle, colour } = regions;
  const { near } = puzzle.lattice;
  const root = colour.indexOf(WALL);
  if (root < 0) return { parting: [], narrowing: [] };
  const order = [root];
  begin(puzzle.cells);
  enter(root, -1, true);
  for (let cell = root; cell >= 0; ) {
    if (tried[cell] === near[cell].length) {
      const above = parent[cell];
      if (leave(cell)) {
        if (known[cell] > 0) isCut[above] = 1;
        else lost[above] += size[cell];
      }
      cell = above;
      continue;
    }
    const next = near[cell][tried[cell]++];
    if (colour[next] === LAND) continue;
    if (depth[next] === 0) {
      enter(next, cell, colour[next] === WALL);
      order.push(next);
      cell = next;
    } else if (next !== parent[cell] && depth[next] < low[cell]) low[cell] = depth[next];
  }

  const needed = puzzle.seaCells ?? 0;
  const parting: Cell[] = [];
  const narrowing: Cell[] = [];
  for (const cell of order) {
    if (colour[cell] !== UNKNOWN) continue;
    if (isCut[cell] !== 0) parting.push(cell);
    else if (order.length - 1 - lost[cell] < needed) narrowing.push(cell);
  }
  return { parting: parting.sort(byPlace), narrowing: narrowing.sort(byPlace) };
}

/** The cut cells of the sea, worked out once. */
export function seaCuts(regions: Regions): SeaCuts {
  regions.seaCuts ??= walkSea(regions);
  return regions.seaCuts;
}

function byPlace(a: Cell, b: Cell): number {
  return a - b;
}

/** The cells that the sea can spread to from one of its cells if another cell is land. */
export function seaRoomWithout(regions: Regions, start: Cell, without: Cell): Cell[] {
  const { puzzle, colour } = regions;
  const met = new Uint8Array(puzzle.cells);
  met[start] = 1;
  met[without] = 1;
  const found = [start];
  for (const cell of found) {
    for (const next of puzzle.lattice.near[cell]) {
      if (met[next] !== 0 || colour[next] === LAND) continue;
      met[next] = 1;
      found.push(next);
    }
  }
  return found;
}

/**
 * Unknown cells that, as sea, would leave known land in a place without a clue: the cut cells of the ground
 * that is not sea, by one depth-first pass that begins at all the clues as if they were one cell.
 */
export function strandingCuts(regions: Regions): Cell[] {
  const { puzzle, colour } = regions;
  const { cells, clueCells, clueAt } = puzzle;
  const { near } = puzzle.lattice;
  const cuts: Cell[] = [];
  begin(cells);
  count = 1;
  for (const home of clueCells) depth[home] = count;
  for (const home of clueCells) {
    for (const root of near[home]) if (depth[root] === 0 && colour[root] !== WALL) walk(root);
  }
  return cuts.sort(byPlace);

  function walk(root: Cell): void {
    enter(root, -1, colour[root] === LAND);
    for (let cell = root; cell >= 0; ) {
      if (tried[cell] === near[cell].length) {
        const above = parent[cell];
        if (leave(cell) && known[cell] > 0 && colour[above] === UNKNOWN && isCut[above] === 0) {
          isCut[above] = 1;
          cuts.push(above);
        }
        cell = above;
        continue;
      }
      const next = near[cell][tried[cell]++];
      if (colour[next] === WALL) continue;
      if (clueAt[next] > 0) low[cell] = 1;
      else if (depth[next] === 0) {
        enter(next, cell, colour[next] === LAND);
        cell = next;
      } else if (next !== parent[cell] && depth[next] < low[cell]) low[cell] = depth[next];
    }
  }
}

/** The land that is shut off from every clue if one more cell is sea: the cells of it that are known to be land. */
export function strandedWithout(regions: Regions, without: Cell): Cell[] {
  const { puzzle, colour } = regions;
  const met = new Uint8Array(puzzle.cells);
  const found = [...puzzle.clueCells];
  met[without] = 1;
  for (const cell of found) met[cell] = 1;
  for (const cell of found) {
    for (const next of puzzle.lattice.near[cell]) {
      if (met[next] !== 0 || colour[next] === WALL) continue;
      met[next] = 1;
      found.push(next);
    }
  }
  const lands: Cell[] = [];
  for (let cell = 0; cell < puzzle.cells; cell++) {
    if (colour[cell] === LAND && met[cell] === 0) lands.push(cell);
  }
  return lands;
}
