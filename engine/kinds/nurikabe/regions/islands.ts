import { type Cell, cellOf, type Fact, type Value } from "../../../model/fact.ts";
import { LAND } from "../puzzle/colour.ts";
import { landFact } from "./facts.ts";
import type { Regions } from "./regions.ts";
import { bond } from "./ways.ts";

/** Whether an unknown cell, as land, would make the island of a clue larger than its number. The clue must be the only one beside the cell, and its island not full. */
export function isTooLarge(regions: Regions, cell: Cell, clue: Value): boolean {
  const { puzzle, touch, owner } = regions;
  if (touch[cell] !== clue) return false;
  const number = puzzle.clues[puzzle.clueCells[clue - 1]];
  const around = regionsBeside(regions, cell);
  const isFull = around.some((region) => owner[region] === clue && regions.size(region) >= number);
  return number > 0 && around.length > 1 && !isFull && joinedSize(regions, cell) > number;
}

/** The size of the land around an unknown cell if it were land. */
function joinedSize(regions: Regions, cell: Cell): number {
  return regionsBeside(regions, cell).reduce((sum, region) => sum + regions.size(region), 1);
}

/** The facts of as many land cells around a cell as are, with it, one more than the number: the way to the clue first, then the nearest. */
export function tooMuch(regions: Regions, cell: Cell, clue: Value, number: number): Fact[] {
  const { puzzle, colour, label, owner } = regions;
  const { near } = puzzle.lattice;
  const facts = new Map(bond(regions, cell, clue).map((fact) => [cellOf(fact), fact]));
  const gather = (queue: Cell[], isWanted: (at: Cell) => boolean): void => {
    for (let at = 0; at < queue.length && facts.size < number; at++) {
      if (!facts.has(queue[at])) facts.set(queue[at], landFact(puzzle, queue[at]));
      for (const next of near[queue[at]]) if (isWanted(next) && !queue.includes(next)) queue.push(next);
    }
  };
  const isOwn = (at: Cell): boolean => colour[at] === LAND && owner[label[at]] === clue;
  const isOther = (at: Cell): boolean => colour[at] === LAND && owner[label[at]] !== clue;
  gather(near[cell].filter(isOther), isOther);
  gather(near[cell].filter(isOwn), isOwn);
  return [...facts.values()];
}

/** The clue of a region, or its first cell where it has none. */
export function startOf(regions: Regions, region: number): Cell {
  const { puzzle, clues, owner } = regions;
  return clues[region] > 0 ? puzzle.clueCells[owner[region] - 1] : regions.first(region);
}

/** The regions that hold one clue, and that with a number. */
export function* numbered(regions: Regions): Iterable<number> {
  for (let region = 0; region < regions.count; region++) {
    if (regions.clues[region] !== 1 || regions.rival[region] !== 0) continue;
    if (numberOf(regions, region) > 0) yield region;
  }
}

/** The number of the clue that owns a region; -1 for a question mark. */
export function numberOf({ puzzle, owner }: Regions, region: number): number {
  return puzzle.clues[puzzle.clueCells[owner[region] - 1]];
}

/** The regions of land beside a cell, each once. */
export function regionsBeside({ puzzle, colour, label }: Regions, cell: Cell): number[] {
  const lands = puzzle.lattice.near[cell].filter((next) => colour[next] === LAND);
  return [...new Set(lands.map((next) => label[next]))];
}
