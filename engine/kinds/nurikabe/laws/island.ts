import { type Cell, type Fact, is, type Value } from "../../../model/fact.ts";
import { floodFill } from "../graph/flood-fill.ts";
import { LAND, WALL } from "../puzzle/colour.ts";
import { landFacts, saidOf, seaFacts } from "../regions/facts.ts";
import { numberOf } from "../regions/islands.ts";
import { reachOf } from "../regions/reach.ts";
import { reachBounds } from "../regions/reach-bounds.ts";
import type { Regions } from "../regions/regions.ts";
import { landWay } from "../regions/ways.ts";

/** An island that holds two clues: the land that joins them. */
export function withTwoClues(regions: Regions): Fact[] | null {
  const { owner, anchor } = regions;
  const region = sharedIsland(regions);
  if (region < 0) return null;
  const start = anchorIn(regions, region, owner[region]);
  const way = landWay(regions, [start], (cell) => anchor[cell] > 0 && anchor[cell] !== owner[region]);
  return way.map((cell) => saidOf(regions, cell));
}

/** The first region that two clues own; -1 if there is none. */
export function sharedIsland({ count, rival }: Regions): number {
  for (let region = 0; region < count; region++) if (rival[region] !== 0) return region;
  return -1;
}

/** An island of one clue that is larger than its number, or has no room to grow to it; or numbers that do not fit the board. */
export function ofWrongSize(regions: Regions): Fact[] | null {
  const { puzzle, owner } = regions;
  const region = misfit(regions);
  if (region < 0) return ofWrongTotal(regions);
  const clue = owner[region];
  const number = numberOf(regions, region);
  if (regions.size(region) <= number) return [...reachBounds(regions, clue)];
  const start = anchorIn(regions, region, clue);
  return [is(start, clue), ...landFacts(puzzle, nearest(regions, start, number + 1))];
}

/** The first island of one clue that is larger than its number or has no room to grow to it; -1 if there is none. */
export function misfit(regions: Regions): number {
  const { owner, rival } = regions;
  for (let region = 0; region < regions.count; region++) {
    const clue = owner[region];
    if (clue === 0 || rival[region] !== 0) continue;
    const number = numberOf(regions, region);
    if (number < 0) continue;
    if (regions.size(region) > number) return region;
    if (regions.clues[region] > 0 && reachOf(regions, clue).length < number) return region;
  }
  return -1;
}

/** The first cell of a region by which a clue owns it. */
export function anchorIn(regions: Regions, region: number, clue: Value): Cell {
  return regions.members(region).find((cell) => regions.anchor[cell] === clue) as Cell;
}

/** The first cells of an island, in the order of their distance from one of them. */
function nearest({ puzzle, colour }: Regions, start: Cell, count: number): Cell[] {
  const isClosed = colour.map((own) => Number(own !== LAND));
  return floodFill(puzzle.lattice, [start], isClosed, 1).slice(0, count);
}

/** More known sea, or more known land, than the clues leave. */
function ofWrongTotal({ puzzle, colour, walls, lands }: Regions): Fact[] | null {
  const { seaCells, clueAt, cells } = puzzle;
  if (seaCells === null) return null;
  if (seaCells < 0) return [...puzzle.givens];
  if (walls > seaCells) return seaFacts(cellsOf(colour, WALL).slice(0, seaCells + 1));
  if (lands <= cells - seaCells) return null;
  const cluesFirst = cellsOf(colour, LAND).sort(
    (a, b) => Number(clueAt[b] > 0) - Number(clueAt[a] > 0) || a - b,
  );
  return landFacts(puzzle, cluesFirst.slice(0, cells - seaCells + 1));
}

function cellsOf(colours: Uint8Array, colour: number): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < colours.length; cell++) if (colours[cell] === colour) cells.push(cell);
  return cells;
}
