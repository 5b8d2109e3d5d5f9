import type { Cell } from "../../model/fact.ts";
import { LAND, type Regions, UNKNOWN, WALL } from "./regions.ts";

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
export function seaCuts(regions: Regions): SeaCuts {
  const { puzzle, colour } = regions;
  const { near } = puzzle.lattice;
  const root = colour.indexOf(WALL);
  if (root < 0) return { parting: [], narrowing: [] };
  const { cells } = puzzle;
  const room = new Int16Array(7 * cells);
  const line = (index: number): Int16Array => room.subarray(index * cells, (index + 1) * cells);
  const [depth, low, parent, tried, walls, size, lost] = [0, 1, 2, 3, 4, 5, 6].map(line);
  const isParting = new Uint8Array(cells);
  const order: Cell[] = [];
  let count = 1;
  enter(root, -1);
  for (let cell = root; cell >= 0; ) {
    if (tried[cell] === near[cell].length) {
      leave(cell);
      cell = parent[cell];
      continue;
    }
    const next = near[cell][tried[cell]++];
    if (colour[next] === LAND) continue;
    if (depth[next] === 0) {
      enter(next, cell);
      cell = next;
    } else if (next !== parent[cell] && depth[next] < low[cell]) low[cell] = depth[next];
  }

  const needed = puzzle.seaCells ?? 0;
  const unknown = order.filter((cell) => colour[cell] === UNKNOWN).sort((a, b) => a - b);
  return {
    parting: unknown.filter((cell) => isParting[cell] !== 0),
    narrowing: unknown.filter((cell) => isParting[cell] === 0 && order.length - 1 - lost[cell] < needed),
  };

  function enter(cell: Cell, from: Cell | -1): void {
    depth[cell] = count;
    low[cell] = count++;
    parent[cell] = from;
    walls[cell] = colour[cell] === WALL ? 1 : 0;
    size[cell] = 1;
    order.push(cell);
  }

  function leave(cell: Cell): void {
    const above = parent[cell];
    if (above < 0) return;
    walls[above] += walls[cell];
    size[above] += size[cell];
    if (low[cell] < low[above]) low[above] = low[cell];
    if (low[cell] < depth[above]) return;
    if (walls[cell] > 0) isParting[above] = 1;
    else lost[above] += size[cell];
  }
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
  const room = new Int16Array(5 * cells);
  const line = (index: number): Int16Array => room.subarray(index * cells, (index + 1) * cells);
  const [depth, low, parent, tried, lands] = [0, 1, 2, 3, 4].map(line);
  const cuts: Cell[] = [];
  const isCut = new Uint8Array(cells);
  let count = 1;
  for (const home of clueCells) depth[home] = count;
  for (const home of clueCells) {
    for (const root of near[home]) if (depth[root] === 0 && colour[root] !== WALL) walk(root);
  }
  return cuts.sort((a, b) => a - b);

  function walk(root: Cell): void {
    enter(root, -1);
    for (let cell = root; cell >= 0; ) {
      if (tried[cell] === near[cell].length) {
        leave(cell);
        cell = parent[cell];
        continue;
      }
      const next = near[cell][tried[cell]++];
      if (colour[next] === WALL) continue;
      if (clueAt[next] > 0) low[cell] = 1;
      else if (depth[next] === 0) {
        enter(next, cell);
        cell = next;
      } else if (next !== parent[cell] && depth[next] < low[cell]) low[cell] = depth[next];
    }
  }

  function enter(cell: Cell, from: Cell | -1): void {
    depth[cell] = ++count;
    low[cell] = count;
    parent[cell] = from;
    lands[cell] = colour[cell] === LAND ? 1 : 0;
  }

  function leave(cell: Cell): void {
    const above = parent[cell];
    if (above < 0) return;
    lands[above] += lands[cell];
    if (low[cell] < low[above]) low[above] = low[cell];
    if (low[cell] < depth[above] || lands[cell] === 0 || colour[above] !== UNKNOWN || isCut[above] !== 0)
      return;
    isCut[above] = 1;
    cuts.push(above);
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
