import type { Board } from "../../model/board.ts";
import type { Cell } from "../../model/fact.ts";
import { WALL_MARK } from "./puzzle/marks.ts";
import type { NurikabePuzzle } from "./puzzle/puzzle.ts";
import { Regions } from "./regions/regions.ts";

/**
 * What the eye sees of broken laws: pools, islands with two numbers or too many cells, and what is closed all around by
 * marks and is no whole island, or not all of the sea.
 */
export function seenBreaks(puzzle: NurikabePuzzle, { marks }: Board): Cell[][] {
  // Marks are numbered as the colours are.
  const regions = new Regions(puzzle, { colours: marks, owners: [] });
  const groups: Cell[][] = [];
  for (let region = 0; region < regions.count; region++)
    if (isAmiss(regions, region)) groups.push([...regions.members(region)]);
  for (const { id, cells } of puzzle.laws)
    if (id === "pool" && cells.every((cell) => marks[cell] === WALL_MARK)) groups.push([...cells]);
  return groups;
}

function isAmiss(regions: Regions, region: number): boolean {
  const { puzzle, clues, owner, walls } = regions;
  const size = regions.size(region);
  const isClosed = regions.freedom(region) === 0;
  if (!regions.isLand(region)) return isClosed && size < walls;
  if (clues[region] !== 1) return clues[region] > 1 || isClosed;
  const number = puzzle.clues[puzzle.clueCells[owner[region] - 1]];
  return number > 0 && (size > number || (isClosed && size < number));
}
