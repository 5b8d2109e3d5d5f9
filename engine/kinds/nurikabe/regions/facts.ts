import { type Cell, cellOf, type Fact, is, isNot } from "../../../model/fact.ts";
import { WALL } from "../puzzle/colour.ts";
import { SEA } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import type { Regions } from "./regions.ts";

/** The fact that a cell is land: its clue where it has one. */
export function landFact(puzzle: NurikabePuzzle, cell: Cell): Fact {
  const clue = puzzle.clueAt[cell];
  return clue > 0 ? is(cell, clue) : isNot(cell, SEA);
}

/** The facts that each of some cells is land. */
export function landFacts(puzzle: NurikabePuzzle, cells: Iterable<Cell>): Fact[] {
  return Array.from(cells, (cell) => landFact(puzzle, cell));
}

/** The facts that each of some cells is sea. */
export function seaFacts(cells: Iterable<Cell>): Fact[] {
  return Array.from(cells, (cell) => is(cell, SEA));
}

/** The facts without repetitions and without those that the clues state. */
export function beyondClues(puzzle: NurikabePuzzle, facts: readonly Fact[]): Fact[] {
  return [...new Set(facts)].filter(
    (fact) => fact !== landFact(puzzle, cellOf(fact)) || !puzzle.clueAt[cellOf(fact)],
  );
}

/** The strongest fact known of a cell: sea, its owner (which says land too), else land. */
export function saidOf({ colour, anchor }: Regions, cell: Cell): Fact {
  if (colour[cell] === WALL) return is(cell, SEA);
  return anchor[cell] > 0 ? is(cell, anchor[cell]) : isNot(cell, SEA);
}
