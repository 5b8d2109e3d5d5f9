import { type Cell, type Fact, is, type Value } from "../../../model/fact.ts";
import { LAND, WALL } from "../puzzle/colour.ts";
import { SEA } from "../puzzle/grid.ts";
import { saidOf } from "./facts.ts";
import { ANY_OPEN, reachOf } from "./reach.ts";
import type { Regions } from "./regions.ts";
import { bond } from "./ways.ts";

/**
 * Facts that bound the reach of a clue's island (or of ANY_OPEN): on a grid that knows them it reaches no
 * further. They are the land that it holds and meets, the sea around, and the islands that keep it off. O(cells).
 */
export function reachBounds(regions: Regions, clue: Value): Set<Fact> {
  const { puzzle, colour, label, touch } = regions;
  const { near } = puzzle.lattice;
  const facts = new Set<Fact>();
  const isReached = new Uint8Array(puzzle.cells);
  const met = new Set<number>();
  const reached = reachOf(regions, clue);
  for (const cell of reached) isReached[cell] = 1;
  const meet = (cell: Cell): void => {
    if (colour[cell] !== LAND || met.has(label[cell])) return;
    met.add(label[cell]);
    for (const member of regions.members(label[cell])) facts.add(saidOf(regions, member));
  };
  for (const cell of reached) {
    meet(cell);
    for (const next of near[cell]) {
      if (isReached[next] !== 0) continue;
      if (colour[next] === WALL) facts.add(is(next, SEA));
      else if (colour[next] === LAND) meet(next);
      else if (touch[next] !== 0 && touch[next] !== clue) keepOff(regions, next, clue, facts);
      else for (const beside of near[next]) meet(beside);
    }
  }
  return facts;
}

/** Adds the reason why a cell cannot be of the clue's island: the bonds of other islands beside it. */
function keepOff(regions: Regions, cell: Cell, clue: Value, facts: Set<Fact>): void {
  const { puzzle, label, owner, colour } = regions;
  const others = new Set<Value>();
  for (const next of puzzle.lattice.near[cell]) {
    if (colour[next] === LAND && owner[label[next]] > 0) others.add(owner[label[next]]);
  }
  others.delete(clue);
  const numbered = [...others].find((other) => puzzle.clues[puzzle.clueCells[other - 1]] > 0);
  const chosen = numbered !== undefined ? [numbered] : [...others].slice(0, clue === ANY_OPEN ? 2 : 1);
  for (const other of chosen) for (const fact of bond(regions, cell, other)) facts.add(fact);
}
