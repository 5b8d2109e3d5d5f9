import type { Board } from "../../model/board.ts";
import type { SeenBreak } from "../contract/kind.ts";
import { WALL_MARK } from "./puzzle/marks.ts";
import type { NurikabePuzzle } from "./puzzle/puzzle.ts";
import { Regions } from "./regions/regions.ts";

/** How laws are broken, in the order of the laws (`laws/laws.ts`), of which a hint tells the first that is broken. */
const RANKS: readonly string[] = ["pool", "unnumbered", "sea", "joined", "large", "small"];

/**
 * What the eye sees of broken laws, in their order: pools, islands with two numbers or too many cells, and what is closed all around by
 * marks and is no whole island, and parts of the sea that are cut off.
 */
export function seenBreaks(puzzle: NurikabePuzzle, { marks }: Board): SeenBreak[] {
  // Marks are numbered as the colours are.
  const regions = new Regions(puzzle, { colours: marks, owners: [] });
  const breaks: SeenBreak[] = [];
  const isCutOff = cutOff(regions);
  for (let region = 0; region < regions.count; region++) {
    const as = regions.isLand(region) ? amissOf(regions, region) : isCutOff(region) && "sea";
    if (as) breaks.push({ as, cells: [...regions.members(region)] });
  }
  for (const { id, cells } of puzzle.laws)
    if (id === "pool" && cells.every((cell) => marks[cell] === WALL_MARK)) breaks.push({ as: id, cells });
  return breaks.sort((one, other) => RANKS.indexOf(one.as) - RANKS.indexOf(other.as));
}

/** How an island breaks a law, if it does. */
function amissOf(regions: Regions, region: number): string | false {
  const { puzzle, clues, owner } = regions;
  const size = regions.size(region);
  const isClosed = isShut(regions, region);
  if (clues[region] > 1) return "joined";
  if (clues[region] === 0) return isClosed && "unnumbered";
  const number = puzzle.clues[puzzle.clueCells[owner[region] - 1]];
  if (number <= 0) return false;
  return size > number ? "large" : isClosed && size < number && "small";
}

/** Which parts of the sea are cut off from its main part. That is the largest; one without room to grow counts as smaller by half of all sea. */
function cutOff(regions: Regions): (region: number) => boolean {
  const sea = regions.puzzle.seaCells ?? regions.walls;
  let main = -1;
  let most = -1;
  for (let region = 0; region < regions.count; region++) {
    const weight = 2 * regions.size(region) + (isShut(regions, region) ? 0 : sea);
    if (!regions.isLand(region) && weight > most) [main, most] = [region, weight];
  }
  return (region) => region !== main && (isShut(regions, region) || isShut(regions, main));
}

function isShut(regions: Regions, region: number): boolean {
  return regions.freedom(region) === 0;
}
