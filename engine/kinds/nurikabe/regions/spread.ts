import type { Cell, Value } from "../../../model/fact.ts";
import { LAND, UNKNOWN } from "../puzzle/colour.ts";
import { ANY_SIZE, MOST_CELLS } from "../puzzle/size.ts";
import type { Regions } from "./regions.ts";

/**
 * Buffers shared by all runs. A node is a cell or, from MOST_CELLS on, a region of land that would be joined.
 * `cost` holds where `costRun` is the number of the current run, and `settled` has that number at settled nodes.
 */
const cost = new Int32Array(2 * MOST_CELLS);
const costRun = new Int32Array(2 * MOST_CELLS);
const settled = new Int32Array(2 * MOST_CELLS);
/** The node from which a node was reached, -1 at the island itself. */
const from = new Int16Array(2 * MOST_CELLS);
let run = 0;
/** Nodes to be settled, by their cost. */
const buckets: number[][] = [];

/** As `enough`: spread until nothing more is reached. */
export const ALL = Number.POSITIVE_INFINITY;

/** Spreads the islands of all question marks at once, by breadth-first search; with `without` as sea. O(cells). */
export function spreadOpen(regions: Regions, without: Cell | -1): Cell[] {
  const { puzzle, colour, label, owner, touch } = regions;
  const isOpen = (clue: Value): boolean => clue > 0 && puzzle.clues[puzzle.clueCells[clue - 1]] === ANY_SIZE;
  const reached: Cell[] = puzzle.clueCells.filter((cell) => puzzle.clues[cell] === ANY_SIZE);
  run++;
  for (const cell of reached) {
    settled[cell] = run;
    from[cell] = -1;
  }
  for (const cell of reached) {
    for (const next of puzzle.lattice.near[cell]) {
      if (settled[next] === run || next === without) continue;
      const clue = colour[next] === UNKNOWN ? touch[next] : colour[next] === LAND ? owner[label[next]] : -1;
      if (clue !== 0 && !isOpen(clue)) continue;
      settled[next] = run;
      from[next] = cell;
      reached.push(next);
    }
  }
  return reached;
}

/**
 * Spreads the island of a clue over the cells that it can come to hold, nearest first, until so many cells
 * are reached; with `without` as sea. Shortest paths with a bucket for each cost (Dial, Algorithm 360,
 * Communications of the ACM 12, 1969): an unknown cell costs one, a region of land its size. O(cells).
 */
export function spread(regions: Regions, clue: Value, enough: number, without: Cell | -1): Cell[] {
  const { puzzle, colour, label, owner, touch } = regions;
  const { near } = puzzle.lattice;
  const home = regions.homeOf(clue);
  const number = puzzle.clues[puzzle.clueCells[clue - 1]];
  const bounded = number > 0;
  const most = bounded ? number : 0;
  const size = regions.size(home);
  const reached: Cell[] = Array.from(regions.members(home));
  run++;
  if (bounded && size >= number) return reached;

  const step = bounded ? 1 : 0;
  const push = (node: number, at: number, before: number): void => {
    if (costRun[node] === run && cost[node] <= at) return;
    costRun[node] = run;
    cost[node] = at;
    from[node] = before;
    buckets[at] ??= [];
    buckets[at].push(node);
  };
  const open = (cell: Cell): boolean =>
    colour[cell] === UNKNOWN && cell !== without && (touch[cell] === 0 || touch[cell] === clue);
  const weight = (region: number): number => (bounded ? regions.size(region) : 0);
  const joins = (cell: Cell): boolean => {
    const region = label[cell];
    return colour[cell] === LAND && region !== home && (owner[region] === 0 || owner[region] === clue);
  };
  /** Whether the cell can be land of this island together with all the land beside it. */
  const fits = (cell: Cell, at: number): boolean => {
    let whole = size + 1;
    let first = -1;
    let second = -1;
    let third = -1;
    for (const next of near[cell]) {
      if (!joins(next)) continue;
      const region = label[next];
      if (region === first || region === second || region === third) continue;
      third = second;
      second = first;
      first = region;
      whole += regions.size(region);
      const node = MOST_CELLS + region;
      const through = costRun[node] === run ? cost[node] + 1 : number + 1;
      if (Math.min(through, at + regions.size(region)) > number) return false;
    }
    return whole <= number;
  };

  const start = bounded ? size : 0;
  for (const cell of regions.liberties(home)) if (open(cell)) push(cell, start + step, -1);
  for (let at = start; at <= most; at++) {
    const bucket = buckets[at];
    if (!bucket) continue;
    for (let next = 0; next < bucket.length; next++) {
      const node = bucket[next];
      if (settled[node] === run || cost[node] !== at) continue;
      if (node >= MOST_CELLS) {
        settled[node] = run;
        const region = node - MOST_CELLS;
        for (const cell of regions.members(region)) reached.push(cell);
        if (at + step <= most)
          for (const cell of regions.liberties(region)) if (open(cell)) push(cell, at + step, node);
      } else if (!bounded || fits(node, at)) {
        settled[node] = run;
        reached.push(node);
        for (const cell of near[node]) {
          if (open(cell)) {
            if (at + step <= most) push(cell, at + step, node);
          } else if (joins(cell)) {
            const region = label[cell];
            if (at + weight(region) <= most) push(MOST_CELLS + region, at + weight(region), node);
          }
        }
      }
      if (reached.length >= enough) break;
    }
    bucket.length = 0;
    if (reached.length >= enough) {
      for (let rest = at + 1; rest <= most; rest++) if (buckets[rest]) buckets[rest].length = 0;
      break;
    }
  }
  return reached;
}

/** The unknown cells on the way of the last run to a cell, last first; empty if the run did not reach it. */
export function wayBack({ colour, label }: Regions, target: Cell): Cell[] {
  let node = settled[target] === run ? target : MOST_CELLS + label[target];
  if (settled[node] !== run) return [];
  const way: Cell[] = [];
  for (; node >= 0; node = from[node]) if (colour[node] === UNKNOWN) way.push(node);
  return way;
}
