import { type Cell, cellOf, type Fact, type Value } from "../../model/fact.ts";
import { beyondClues, bond, landFact, landFacts, seaFacts } from "./evidence.ts";
import type { Finding } from "./finding.ts";
import { LAND, type Regions, SEVERAL, UNKNOWN, WALL } from "./regions.ts";

/** An island that has its full size: the cells around it are sea. What a 1 shuts in needs no other reason. */
export function* complete(regions: Regions): Iterable<Finding> {
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
export function* between(regions: Regions): Iterable<Finding> {
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
export function* islandExit(regions: Regions): Iterable<Finding> {
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
export function* elbow(regions: Regions): Iterable<Finding> {
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
export function* merge(regions: Regions): Iterable<Finding> {
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

/** Whether an unknown cell would join the island of a clue, which is not full and the only one of a clue beside it, to more than its number. */
export function isTooLarge(regions: Regions, cell: Cell, clue: Value): boolean {
  const { puzzle, touch, owner } = regions;
  if (touch[cell] !== clue) return false;
  const number = puzzle.clues[puzzle.clueCells[clue - 1]];
  const around = regionsBeside(regions, cell);
  const isFull = around.some((region) => owner[region] === clue && regions.size(region) >= number);
  return number > 0 && around.length > 1 && !isFull && joinedSize(regions, cell) > number;
}

/** How large the land would be that an unknown cell is part of. */
function joinedSize(regions: Regions, cell: Cell): number {
  return regionsBeside(regions, cell).reduce((sum, region) => sum + regions.size(region), 1);
}

/** As much land around a cell as, with it, is one more than the number: the way to the clue first, then the nearest. */
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

function mustGrow(regions: Regions, region: number): boolean {
  return regions.clues[region] === 0 || numberOf(regions, region) > regions.size(region);
}

function regionsBeside({ puzzle, colour, label }: Regions, cell: Cell): number[] {
  const lands = puzzle.lattice.near[cell].filter((next) => colour[next] === LAND);
  return [...new Set(lands.map((next) => label[next]))];
}

function ownersBeside(regions: Regions, cell: Cell): Value[] {
  const owners = regionsBeside(regions, cell).map((region) => regions.owner[region]);
  return [...new Set(owners.filter((owner) => owner > 0))];
}
