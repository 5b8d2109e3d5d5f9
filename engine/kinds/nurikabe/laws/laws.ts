import { type Cell, cellOf, type Fact, is, isNegative, isNot, negate, valueOf } from "../../../model/fact.ts";
import type { Grid } from "../../../model/grid.ts";
import type { Law } from "../../../model/puzzle.ts";
import { LAND, WALL } from "../colour.ts";
import { type NurikabeGrid, SEA } from "../grid.ts";
import type { NurikabePuzzle } from "../puzzle.ts";
import { landFact, landFacts, seaFacts } from "../regions/facts.ts";
import { cluesWithin, reachedByAny, reachOf } from "../regions/reach.ts";
import { reachBounds } from "../regions/reach-bounds.ts";
import type { Regions } from "../regions/regions.ts";
import { regionsOf } from "../regions/regions-of-grid.ts";
import { separators } from "../regions/separators.ts";
import { landWay } from "../regions/ways.ts";

/**
 * The laws in the order in which pzpr checks them; together, on a board without unknown cells, exactly
 * the rules of the puzzle. A board without any sea keeps them: there is nothing to be divided.
 */
export function lawsOf(puzzle: NurikabePuzzle): Law[] {
  const cells = Array.from({ length: puzzle.cells }, (_, cell) => cell);
  const law = (id: string, conflict: (regions: Regions, grid: NurikabeGrid) => Fact[] | null): Law => ({
    id,
    cells,
    conflict: (grid: Grid) => conflict(regionsOf(puzzle, grid as NurikabeGrid), grid as NurikabeGrid),
  });
  return [
    ...pools(puzzle),
    law("owner", withoutOwner),
    law("sea", divided),
    law("two-clues", withTwoClues),
    law("size", ofWrongSize),
    law("cell", contradicted),
  ];
}

function pools({ rows, cols }: NurikabePuzzle): Law[] {
  const laws: Law[] = [];
  for (let row = 0; row + 1 < rows; row++) {
    for (let col = 0; col + 1 < cols; col++) {
      const corner = row * cols + col;
      laws.push(pool([corner, corner + 1, corner + cols, corner + cols + 1]));
    }
  }
  return laws;
}

function pool(cells: readonly Cell[]): Law {
  const conflict = (grid: Grid): Fact[] | null =>
    cells.every((cell) => (grid as NurikabeGrid).isSea(cell)) ? seaFacts(cells) : null;
  return { id: "pool", cells, conflict };
}

/** Land that no clue can come to own. */
function withoutOwner(regions: Regions): Fact[] | null {
  const { puzzle, owner, clues } = regions;
  let isReached: Uint8Array | null = null;
  for (let region = 0; region < regions.count; region++) {
    if (!regions.isLand(region) || clues[region] > 0) continue;
    if (owner[region] > 0) {
      if (reachOf(regions, owner[region]).includes(regions.first(region))) continue;
      return [...reachBounds(regions, owner[region]), ...claim(regions, region)];
    }
    isReached ??= reachedByAny(regions);
    if (isReached[regions.first(region)] === 0) return outOfReach(regions, regions.first(region));
  }
  return null;

  function claim(of: Regions, region: number): Fact[] {
    const cell = of.members(region).find((member) => of.anchor[member] === owner[region]) as Cell;
    return [is(cell, owner[region]), ...landFacts(puzzle, of.members(region))];
  }
}

/** Why no clue reaches a cell: the sea that shuts it off, else the bounds of every reach that could matter. */
export function outOfReach(regions: Regions, cell: Cell): Fact[] {
  const { puzzle, colour } = regions;
  const own = colour[cell] === LAND ? [landFact(puzzle, cell)] : [];
  const fence = separators(regions, cell, (at) => colour[at] === WALL, puzzle.clueCells);
  if (fence) return [...own, ...seaFacts(fence)];
  const facts = new Set<Fact>();
  const region = colour[cell] === LAND ? regions.members(regions.label[cell]) : [cell];
  if (colour[cell] === LAND) for (const fact of landFacts(puzzle, region)) facts.add(fact);
  for (const clue of cluesWithin(regions, cell)) {
    for (const fact of reachBounds(regions, clue)) facts.add(fact);
  }
  return [...facts];
}

/** Two parts of the sea that no way joins any more. */
function divided(regions: Regions): Fact[] | null {
  const { puzzle, colour, label } = regions;
  const first = colour.indexOf(WALL);
  if (first < 0) return null;
  const met = new Uint8Array(puzzle.cells);
  const queue = [first];
  met[first] = 1;
  for (let at = 0; at < queue.length; at++) {
    for (const next of puzzle.lattice.near[queue[at]]) {
      if (met[next] !== 0 || colour[next] === LAND) continue;
      met[next] = 1;
      queue.push(next);
    }
  }
  const other = label.findIndex((region, cell) => region >= 0 && colour[cell] === WALL && met[cell] === 0);
  return other < 0 ? null : partedSea(regions, first, other);
}

/** The two sea cells and the fewest land cells, on either shore, that part them; `extra` counts as land. */
export function partedSea(regions: Regions, one: Cell, other: Cell, extra: Cell | -1 = -1): Fact[] | null {
  const { puzzle, colour } = regions;
  const isBlocked = (cell: Cell): boolean => colour[cell] === LAND || cell === extra;
  const near = separators(regions, one, isBlocked, [other]);
  const far = near && separators(regions, other, isBlocked, [one]);
  if (!near || !far) return null;
  const fence = far.length < near.length ? far : near;
  return [
    ...seaFacts([one, other]),
    ...landFacts(
      puzzle,
      fence.filter((cell) => cell !== extra),
    ),
  ];
}

/** An island that holds two clues, and the land that joins them. */
function withTwoClues(regions: Regions): Fact[] | null {
  const { rival, owner, anchor } = regions;
  for (let region = 0; region < regions.count; region++) {
    if (rival[region] === 0) continue;
    const start = regions.members(region).find((cell) => anchor[cell] === owner[region]) as Cell;
    const way = landWay(regions, [start], (cell) => anchor[cell] > 0 && anchor[cell] !== owner[region]);
    return way.map((cell) => ownerFact(regions, cell));
  }
  return null;
}

/** What was said of a land cell: its owner, else its colour. */
function ownerFact({ anchor }: Regions, cell: Cell): Fact {
  return anchor[cell] > 0 ? is(cell, anchor[cell]) : isNot(cell, SEA);
}

/** An island of one clue that is larger than its number, or has no room to grow to it; or numbers that do not fit the board. */
function ofWrongSize(regions: Regions): Fact[] | null {
  const { puzzle, owner, rival, anchor } = regions;
  for (let region = 0; region < regions.count; region++) {
    const clue = owner[region];
    if (clue === 0 || rival[region] !== 0) continue;
    const number = puzzle.clues[puzzle.clueCells[clue - 1]];
    if (number < 0) continue;
    if (regions.size(region) > number) {
      const start = regions.members(region).find((cell) => anchor[cell] === clue) as Cell;
      return [is(start, clue), ...landFacts(puzzle, nearest(regions, start, number + 1))];
    }
    if (regions.clues[region] > 0 && reachOf(regions, clue).length < number) {
      return [...reachBounds(regions, clue)];
    }
  }
  return ofWrongTotal(regions);
}

/** The first cells of an island, in the order of their distance from one of them. */
function nearest(regions: Regions, start: Cell, count: number): Cell[] {
  const found = [start];
  for (const cell of found) {
    for (const next of regions.puzzle.lattice.near[cell]) {
      if (regions.colour[next] === LAND && !found.includes(next)) found.push(next);
    }
    if (found.length >= count) break;
  }
  return found.slice(0, count);
}

function ofWrongTotal(regions: Regions): Fact[] | null {
  const { puzzle, colour } = regions;
  const seas = puzzle.seaCells;
  if (seas === null) return null;
  if (seas < 0) return [...puzzle.givens];
  if (regions.walls > seas) return seaFacts(cellsOf(colour, WALL).slice(0, seas + 1));
  if (regions.lands > puzzle.cells - seas) {
    const { clueAt } = puzzle;
    const lands = cellsOf(colour, LAND).sort(
      (a, b) => Number(clueAt[b] > 0) - Number(clueAt[a] > 0) || a - b,
    );
    return landFacts(puzzle, lands.slice(0, puzzle.cells - seas + 1));
  }
  return null;
}

function cellsOf(colours: Uint8Array, colour: number): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < colours.length; cell++) if (colours[cell] === colour) cells.push(cell);
  return cells;
}

/** A cell of which opposite things were said, in so many words or by way of its island. */
function contradicted(regions: Regions, grid: NurikabeGrid): Fact[] | null {
  const { puzzle, colour } = regions;
  for (let cell = 0; cell < puzzle.cells; cell++) {
    if (colour[cell] === LAND && grid.isSea(cell)) return [is(cell, SEA), isNot(cell, SEA)];
  }
  for (const fact of grid.extra) {
    const cell = cellOf(fact);
    if (colour[cell] !== LAND) continue;
    if (!isNegative(fact)) return [is(cell, grid.ownerAt(cell)), fact];
    const way = landWay(regions, [cell], (at) => regions.anchor[at] === valueOf(fact));
    if (way.length === 1) return [negate(fact), fact];
    if (way.length > 0) return [fact, ...way.map((at) => ownerFact(regions, at))];
  }
  return null;
}
