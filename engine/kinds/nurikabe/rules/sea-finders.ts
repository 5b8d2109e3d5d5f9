import type { Cell, Fact } from "../../../model/fact.ts";
import { partedSea } from "../laws/sea.ts";
import { LAND, UNKNOWN, WALL } from "../puzzle/colour.ts";
import { seaBottlenecks } from "../regions/bottlenecks.ts";
import { beyondClues, landFacts, seaFacts } from "../regions/facts.ts";
import type { Regions } from "../regions/regions.ts";
import { seaRoomWithout } from "../regions/room.ts";
import type { RegionFinding } from "./finding.ts";

/** Three sea cells of a 2x2 block: the fourth is land. */
export function* pool(regions: Regions): Iterable<RegionFinding> {
  const { puzzle } = regions;
  const { rows, cols } = puzzle;
  const found = new Set<Cell>();
  for (let row = 0; row + 1 < rows; row++) {
    for (let col = 0; col + 1 < cols; col++) {
      const corner = row * cols + col;
      const block = [corner, corner + 1, corner + cols, corner + cols + 1];
      const walls = block.filter((cell) => regions.colour[cell] === WALL);
      const last = block.find((cell) => regions.colour[cell] === UNKNOWN);
      if (walls.length !== 3 || last === undefined || found.has(last)) continue;
      found.add(last);
      yield {
        adds: landFacts(puzzle, [last]),
        because: () => seaFacts(walls),
      };
    }
  }
}

/** A part of the sea that is not all of it and has one way to grow: that cell is sea. */
export function* seaExit(regions: Regions): Iterable<RegionFinding> {
  const { puzzle, colour } = regions;
  const exits = new Map<Cell, Fact[]>();
  for (let region = 0; region < regions.count; region++) {
    if (regions.isLand(region) || regions.freedom(region) !== 1) continue;
    const rest = restOfSea(regions, region);
    if (!rest) continue;
    const [exit] = regions.liberties(region);
    const shore = new Set<Cell>();
    for (const cell of regions.members(region)) {
      for (const next of puzzle.lattice.near[cell]) if (colour[next] === LAND) shore.add(next);
    }
    const facts = [
      ...seaFacts(regions.members(region)),
      ...beyondClues(puzzle, landFacts(puzzle, shore)),
      ...rest,
    ];
    const known = exits.get(exit);
    if (!known || facts.length < known.length) exits.set(exit, facts);
  }
  for (const [exit, facts] of exits) {
    yield {
      adds: seaFacts([exit]),
      because: () => facts,
    };
  }
}

/** The premises for more sea than one region: none where the clues' sum says so, or another sea cell; null if there is no more. */
function restOfSea(regions: Regions, region: number): Fact[] | null {
  const { puzzle, colour, label } = regions;
  if (puzzle.seaCells !== null) return puzzle.seaCells > regions.size(region) ? [] : null;
  const other = colour.findIndex((paint, cell) => paint === WALL && label[cell] !== region);
  return other < 0 ? null : seaFacts([other]);
}

/** A cell that, as land, would part two known parts of the sea is sea. */
export function* seaCut(regions: Regions): Iterable<RegionFinding> {
  const { puzzle, colour } = regions;
  const first = colour.indexOf(WALL);
  for (const cell of seaBottlenecks(regions).parting) {
    const far = (): Cell => {
      const near = new Set(seaRoomWithout(regions, first, cell));
      return colour.findIndex((paint, at) => paint === WALL && !near.has(at));
    };
    yield {
      adds: seaFacts([cell]),
      because: () => beyondClues(puzzle, partedSea(regions, first, far(), cell) ?? []),
    };
  }
}

/** All the sea that the clues leave is known: the rest is land. */
export function* lastWall(regions: Regions): Iterable<RegionFinding> {
  const { puzzle, walls, lands } = regions;
  if (puzzle.seaCells === walls && walls + lands < puzzle.cells) yield rest(regions, WALL);
}

/** All the land that the clues ask for is known: the rest is sea. */
export function* lastIsland(regions: Regions): Iterable<RegionFinding> {
  const { puzzle, walls, lands } = regions;
  if (puzzle.seaCells === puzzle.cells - lands && walls + lands < puzzle.cells) yield rest(regions, LAND);
}

function rest(regions: Regions, known: number): RegionFinding {
  const { puzzle, colour } = regions;
  const cellsOf = (paint: number): Cell[] =>
    Array.from({ length: puzzle.cells }, (_, cell) => cell).filter((cell) => colour[cell] === paint);
  const cells = cellsOf(UNKNOWN);
  const isWall = known === WALL;
  return {
    adds: isWall ? landFacts(puzzle, cells) : seaFacts(cells),
    because: () => (isWall ? seaFacts(cellsOf(WALL)) : beyondClues(puzzle, landFacts(puzzle, cellsOf(LAND)))),
  };
}
