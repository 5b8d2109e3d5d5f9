import type { Cell, Fact, Value } from "../../../model/fact.ts";
import { UNKNOWN, WALL } from "../puzzle/colour.ts";
import { beyondClues, landFacts, seaFacts } from "../regions/facts.ts";
import { isTooLarge, numbered, numberOf, regionsBeside, tooMuch } from "../regions/islands.ts";
import { type Regions, SEVERAL } from "../regions/regions.ts";
import { bond } from "../regions/ways.ts";
import type { RegionFinding } from "./finding.ts";

/** An island that has its full size: the cells around it are sea. Cells beside a 1 need no other premise. */
export function* complete(regions: Regions): Iterable<RegionFinding> {
  const { puzzle } = regions;
  const besideOne = (cell: Cell): boolean =>
    puzzle.lattice.near[cell].some((next) => puzzle.clues[next] === 1);
  for (const wantsOne of [true, false]) {
    for (const region of numbered(regions)) {
      const number = numberOf(regions, region);
      if ((number === 1) !== wantsOne || regions.size(region) !== number) continue;
      const shore = [...regions.liberties(region)]
        .filter((cell) => wantsOne || !besideOne(cell))
        .sort(byPlace);
      if (shore.length === 0) continue;
      yield {
        adds: seaFacts(shore),
        because: () => beyondClues(puzzle, landFacts(puzzle, regions.members(region))),
      };
    }
  }
}

/** A cell beside the islands of two clues is sea. */
export function* between(regions: Regions): Iterable<RegionFinding> {
  const { puzzle, touch } = regions;
  for (let cell = 0; cell < puzzle.cells; cell++) {
    if (touch[cell] !== SEVERAL) continue;
    yield {
      adds: seaFacts([cell]),
      because: () =>
        ownersBeside(regions, cell)
          .map((clue) => beyondClues(puzzle, bond(regions, cell, clue)))
          .sort((a, b) => a.length - b.length)
          .slice(0, 2)
          .flat(),
    };
  }
}

/** An island that must grow, because it is too small or has no clue, and has one way to: that cell is land. */
export function* islandExit(regions: Regions): Iterable<RegionFinding> {
  const { puzzle } = regions;
  const exits = new Map<Cell, Fact[]>();
  for (let region = 0; region < regions.count; region++) {
    if (!regions.isLand(region) || regions.freedom(region) !== 1 || !mustGrow(regions, region)) continue;
    const [exit] = regions.liberties(region);
    const facts = shoreFacts(regions, region);
    const known = exits.get(exit);
    if (!known || facts.length < known.length) exits.set(exit, facts);
  }
  for (const [exit, facts] of exits) {
    yield {
      adds: landFacts(puzzle, [exit]),
      because: () => facts,
    };
  }
}

/**
 * An island with two ways to grow that share a cell outside: the island is complete after either, or
 * that cell would join it to another clue's. So it is sea.
 */
export function* elbow(regions: Regions): Iterable<RegionFinding> {
  const { puzzle, label, colour, touch, owner } = regions;
  const { near } = puzzle.lattice;
  const corners = new Map<Cell, Fact[]>();
  for (const region of numbered(regions)) {
    const missing = numberOf(regions, region) - regions.size(region);
    if (missing < 1 || regions.freedom(region) !== 2) continue;
    const [one, other] = regions.liberties(region);
    for (const corner of near[one]) {
      if (!near[other].includes(corner) || colour[corner] === WALL || label[corner] === region) continue;
      const stranger = missing > 1 && colour[corner] === UNKNOWN ? strangerAt(corner, owner[region]) : [];
      if (missing > 1 && stranger.length === 0) continue;
      const facts = [...shoreFacts(regions, region), ...beyondClues(puzzle, stranger)];
      const known = corners.get(corner);
      if (!known || facts.length < known.length) corners.set(corner, facts);
    }
  }
  for (const [corner, facts] of corners) {
    yield {
      adds: seaFacts([corner]),
      because: () => facts,
    };
  }

  /** The nearest bond of another clue's island with the cell, empty if none lies beside it. */
  function strangerAt(cell: Cell, clue: Value): Fact[] {
    if (touch[cell] === 0 || touch[cell] === clue) return [];
    return ownersBeside(regions, cell)
      .filter((other) => other !== clue)
      .map((other) => bond(regions, cell, other))
      .reduce((best, next) => (next.length < best.length ? next : best));
  }
}

/** A cell that would join an island with other land to more than its number is sea. */
export function* merge(regions: Regions): Iterable<RegionFinding> {
  const { puzzle, touch } = regions;
  for (let cell = 0; cell < puzzle.cells; cell++) {
    const clue = touch[cell];
    if (clue <= 0 || !isTooLarge(regions, cell, clue)) continue;
    const number = puzzle.clues[puzzle.clueCells[clue - 1]];
    yield {
      adds: seaFacts([cell]),
      because: () => beyondClues(puzzle, tooMuch(regions, cell, clue, number)),
    };
  }
}

function byPlace(a: Cell, b: Cell): number {
  return a - b;
}

/** The land of a region beyond its clue, and the sea beside it. */
function shoreFacts(regions: Regions, region: number): Fact[] {
  const { puzzle, colour } = regions;
  const shore = new Set<Cell>();
  for (const cell of regions.members(region)) {
    for (const next of puzzle.lattice.near[cell]) if (colour[next] === WALL) shore.add(next);
  }
  return [...beyondClues(puzzle, landFacts(puzzle, regions.members(region))), ...seaFacts(shore)];
}

function mustGrow(regions: Regions, region: number): boolean {
  return regions.clues[region] === 0 || numberOf(regions, region) > regions.size(region);
}

function ownersBeside(regions: Regions, cell: Cell): Value[] {
  const owners = regionsBeside(regions, cell).map((region) => regions.owner[region]);
  return [...new Set(owners.filter((owner) => owner > 0))];
}
