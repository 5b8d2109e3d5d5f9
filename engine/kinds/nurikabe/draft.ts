import type { Cell } from "../../model/fact.ts";
import type { Job } from "../../model/job.ts";
import type { Size } from "../../model/kind.ts";
import { gridOf } from "../../model/puzzle.ts";
import type { Random } from "../../model/random.ts";
import type { Finder } from "./finding.ts";
import type { NurikabeGrid } from "./grid.ts";
import { between, complete, elbow, islandExit, merge } from "./islands.ts";
import { type Layout, randomLayout } from "./layout.ts";
import { type NurikabePuzzle, nurikabePuzzle } from "./puzzle.ts";
import { landCut, unreachable } from "./reaching.ts";
import { pocket, pool, seaCut, seaExit } from "./seas.ts";
import { openCells, settle } from "./settle.ts";

/** What a draft should be solved by: the rules of the first two levels, or those of the first four. */
const EASY: readonly Finder[] = [complete, between, islandExit, pool, seaExit];
const HARD: readonly Finder[] = [...EASY, elbow, merge, pocket, unreachable, seaCut, landCut];
/** Clue moves tried for each island. More pay less than another draft does. */
const MOVES_PER_ISLAND = 6;

/** The layout that a puzzle was made from, as long as the puzzle is around. */
const layouts = new WeakMap<NurikabePuzzle, Layout>();

/**
 * A random puzzle: a layout first, then a clue in each island, moved about within it as long as that
 * leaves the rules no fewer cells to find. Some drafts are judged by easy rules, some by all. It need
 * not have one answer.
 */
export function* draft(size: Size, random: Random): Job<NurikabePuzzle> {
  const judges = random.below(2) === 0 ? EASY : HARD;
  const layout = randomLayout(size, random);
  const islands = islandsOf(layout);
  let homes = islands.map((island) => island[random.below(island.length)]);
  let puzzle = puzzleFrom(size, layout, homes);
  let open = leftOpen(puzzle, judges);
  for (let move = islands.length * MOVES_PER_ISLAND; move > 0 && open.length > 0; move--) {
    yield 1;
    const index = islandNear(puzzle, layout, open[random.below(open.length)], random);
    const cell = islands[index]?.[random.below(islands[index].length)] ?? homes[index];
    if (cell === homes[index]) continue;
    const next = puzzleFrom(size, layout, homes.with(index, cell));
    const left = leftOpen(next, judges);
    if (left.length > open.length) continue;
    open = left;
    puzzle = next;
    homes = homes.with(index, cell);
  }
  return puzzle;
}

/** Neighbours of a drafted puzzle, or of one of its neighbours: one clue stands in another cell of its island. */
export function* thin(puzzle: NurikabePuzzle, random: Random): Generator<NurikabePuzzle, void, boolean> {
  const layout = layouts.get(puzzle);
  if (!layout) return;
  const islands = islandsOf(layout);
  let homes = islands.map((island) => island.find((cell) => puzzle.clueAt[cell] > 0) as Cell);
  const moves = islands.flatMap((island, index) => island.map((cell) => ({ index, cell })));
  for (const { index, cell } of random.shuffle(moves)) {
    if (homes[index] === cell) continue;
    const moved = homes.with(index, cell);
    if (yield puzzleFrom(puzzle, layout, moved)) homes = moved;
  }
}

/** The cells of each island; island k at index k - 1. */
function islandsOf(layout: Layout): Cell[][] {
  const islands: Cell[][] = Array.from({ length: Math.max(0, ...layout) }, () => []);
  layout.forEach((island, cell) => {
    if (island > 0) islands[island - 1].push(cell);
  });
  return islands;
}

function puzzleFrom({ rows, cols }: Size, layout: Layout, homes: readonly Cell[]): NurikabePuzzle {
  const clues = new Array<number>(layout.length).fill(0);
  const sizes = islandsOf(layout).map((island) => island.length);
  homes.forEach((home, index) => {
    clues[home] = sizes[index];
  });
  const puzzle = nurikabePuzzle(rows, cols, clues);
  layouts.set(puzzle, layout);
  return puzzle;
}

/** The index of an island at or beside a cell, else of any island; -1 if there is none. */
function islandNear(
  { lattice, clueCells }: NurikabePuzzle,
  layout: Layout,
  cell: Cell,
  random: Random,
): number {
  const near = [cell, ...lattice.near[cell]].map((at) => layout[at]).filter((island) => island > 0);
  return near.length > 0 ? near[random.below(near.length)] - 1 : random.below(clueCells.length + 1) - 1;
}

/** The cells that some rules leave open. */
function leftOpen(puzzle: NurikabePuzzle, finders: readonly Finder[]): Cell[] {
  const grid = gridOf(puzzle) as NurikabeGrid;
  settle(puzzle, grid, [finders]);
  return openCells(puzzle, grid);
}
