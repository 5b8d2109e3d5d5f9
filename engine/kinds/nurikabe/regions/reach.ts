import type { Cell, Value } from "../../../model/fact.ts";
import { ANY_SIZE, MOST_CELLS } from "../size.ts";
import { LAND, type Regions, UNKNOWN } from "./regions.ts";

/**
 * Working space of one run, shared by all: nodes are cells and, from MOST_CELLS on, regions of land
 * that would be joined. `cost` holds where `run` is the current one.
 */
const cost = new Int32Array(2 * MOST_CELLS);
const run = new Int32Array(2 * MOST_CELLS);
const settled = new Int32Array(2 * MOST_CELLS);
const from = new Int16Array(2 * MOST_CELLS);
let now = 0;
/** Nodes to be settled, by their cost. */
const waiting: number[][] = [];

/** Stands for "whichever clue is a question mark" where a clue's number is asked for. */
export const ANY_OPEN = 0;

/**
 * The cells that the island of a clue can still come to hold, its own included, nearest first. The
 * island grows over unknown cells that touch no other clue's island, never beyond its number; land
 * without an owner counts in full when it is met. An upper bound: no cell is left out that some legal
 * island holds. For ANY_OPEN: the cells that the islands with a question mark can hold between them.
 */
export function reachOf(regions: Regions, clue: Value): readonly Cell[] {
  const known = regions.reaches[clue];
  if (known) return known;
  const found =
    clue === ANY_OPEN ? spreadOpen(regions, -1) : spread(regions, clue, Number.POSITIVE_INFINITY, -1);
  regions.reaches[clue] = found;
  return found;
}

/** The clues (and ANY_OPEN) whose islands could hold a cell if nothing were in the way. */
export function cluesWithin({ puzzle }: Regions, cell: Cell): Value[] {
  const { clueCells, clues, cols } = puzzle;
  const within: Value[] = clues.includes(ANY_SIZE) ? [ANY_OPEN] : [];
  clueCells.forEach((home, index) => {
    const rows = Math.abs(Math.floor(home / cols) - Math.floor(cell / cols));
    if (rows + Math.abs((home % cols) - (cell % cols)) < clues[home]) within.push(index + 1);
  });
  return within;
}

/** The cells, 1 each, that at least one clue's island holds or can reach; worked out once. */
export function reachedByAny(regions: Regions): Uint8Array {
  if (regions.reached) return regions.reached;
  const { puzzle } = regions;
  const isReached = new Uint8Array(puzzle.cells);
  for (let clue = ANY_OPEN; clue <= puzzle.clueCells.length; clue++) {
    if (clue !== ANY_OPEN && puzzle.clues[puzzle.clueCells[clue - 1]] === ANY_SIZE) continue;
    for (const cell of reachOf(regions, clue)) isReached[cell] = 1;
  }
  regions.reached = isReached;
  return isReached;
}

/** The unknown cells without which the island of a clue with a number has no room for it, nearest first. */
export function needsOf(regions: Regions, clue: Value): readonly Cell[] {
  const { puzzle, needs } = regions;
  const number = puzzle.clues[puzzle.clueCells[clue - 1]];
  needs[clue] ??= reachOf(regions, clue)
    .slice(0, number)
    .filter((cell) => isNeeded(regions, clue, cell));
  return needs[clue];
}

/** Whether the island of a clue with a number has no room for it without an unknown cell. */
export function isNeeded(regions: Regions, clue: Value, cell: Cell): boolean {
  const number = regions.puzzle.clues[regions.puzzle.clueCells[clue - 1]];
  if (regions.colour[cell] !== UNKNOWN) return false;
  // If a cell is not among the first ones settled, those are reached without it too.
  const at = reachOf(regions, clue).indexOf(cell);
  return at >= 0 && at < number && spread(regions, clue, number, cell).length < number;
}

/** Whether the island of a clue (or of ANY_OPEN) could still take in a cell if another one is sea. */
export function reachesWithout(regions: Regions, clue: Value, target: Cell, without: Cell): boolean {
  const reached =
    clue === ANY_OPEN
      ? spreadOpen(regions, without)
      : spread(regions, clue, Number.POSITIVE_INFINITY, without);
  return reached.includes(target);
}

/**
 * The unknown cells on one cheapest way from the island of a clue (or of ANY_OPEN) to a cell that it
 * can reach, last first; empty if it cannot.
 */
export function wayTo(regions: Regions, clue: Value, target: Cell): Cell[] {
  if (clue === ANY_OPEN) spreadOpen(regions, -1);
  else spread(regions, clue, Number.POSITIVE_INFINITY, -1);
  let node = settled[target] === now ? target : MOST_CELLS + regions.label[target];
  if (settled[node] !== now) return [];
  const way: Cell[] = [];
  for (; node >= 0; node = from[node]) if (regions.colour[node] === UNKNOWN) way.push(node);
  return way;
}

function spreadOpen(regions: Regions, without: Cell | -1): Cell[] {
  const { puzzle, colour, label, owner, touch } = regions;
  const isOpen = (clue: Value): boolean => clue > 0 && puzzle.clues[puzzle.clueCells[clue - 1]] === ANY_SIZE;
  const reached: Cell[] = puzzle.clueCells.filter((cell) => puzzle.clues[cell] === ANY_SIZE);
  now++;
  for (const cell of reached) {
    settled[cell] = now;
    from[cell] = -1;
  }
  for (const cell of reached) {
    for (const next of puzzle.lattice.near[cell]) {
      if (settled[next] === now || next === without) continue;
      const clue = colour[next] === UNKNOWN ? touch[next] : colour[next] === LAND ? owner[label[next]] : -1;
      if (clue !== 0 && !isOpen(clue)) continue;
      settled[next] = now;
      from[next] = cell;
      reached.push(next);
    }
  }
  return reached;
}

function spread(regions: Regions, clue: Value, enough: number, without: Cell | -1): Cell[] {
  const { puzzle, colour, label, owner, touch } = regions;
  const { near } = puzzle.lattice;
  const home = regions.homeOf(clue);
  const number = puzzle.clues[puzzle.clueCells[clue - 1]];
  const bounded = number > 0;
  const most = bounded ? number : 0;
  const size = regions.size(home);
  const reached: Cell[] = Array.from(regions.members(home));
  now++;
  if (bounded && size >= number) return reached;

  const step = bounded ? 1 : 0;
  const push = (node: number, at: number, before: number): void => {
    if (run[node] === now && cost[node] <= at) return;
    run[node] = now;
    cost[node] = at;
    from[node] = before;
    waiting[at] ??= [];
    waiting[at].push(node);
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
      const through = run[node] === now ? cost[node] + 1 : number + 1;
      if (Math.min(through, at + regions.size(region)) > number) return false;
    }
    return whole <= number;
  };

  const start = bounded ? size : 0;
  for (const cell of regions.liberties(home)) if (open(cell)) push(cell, start + step, -1);
  for (let at = start; at <= most; at++) {
    const bucket = waiting[at];
    if (!bucket) continue;
    for (let next = 0; next < bucket.length; next++) {
      const node = bucket[next];
      if (settled[node] === now || cost[node] !== at) continue;
      if (node >= MOST_CELLS) {
        settled[node] = now;
        const region = node - MOST_CELLS;
        for (const cell of regions.members(region)) reached.push(cell);
        if (at + step <= most)
          for (const cell of regions.liberties(region)) if (open(cell)) push(cell, at + step, node);
      } else if (!bounded || fits(node, at)) {
        settled[node] = now;
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
      for (let rest = at + 1; rest <= most; rest++) if (waiting[rest]) waiting[rest].length = 0;
      break;
    }
  }
  return reached;
}
