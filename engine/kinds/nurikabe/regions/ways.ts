import { type Cell, type Fact, is, isNot, type Value } from "../../../model/fact.ts";
import { shortestWay } from "../graph/shortest-way.ts";
import { LAND } from "../puzzle/colour.ts";
import { SEA } from "../puzzle/grid.ts";
import type { Regions } from "./regions.ts";

/** A shortest way over land from one of some cells to a goal, both ends included; empty if there is none. O(cells). */
export function landWay(regions: Regions, starts: readonly Cell[], isGoal: (cell: Cell) => boolean): Cell[] {
  const { puzzle, colour } = regions;
  return shortestWay(puzzle.lattice, starts, (cell) => colour[cell] === LAND, isGoal);
}

/** A shortest way over the region of a cell from it to a goal, both ends included; empty if there is none. O(cells). */
export function regionWay({ puzzle, colour }: Regions, start: Cell, isGoal: (cell: Cell) => boolean): Cell[] {
  return shortestWay(puzzle.lattice, [start], (cell) => colour[cell] === colour[start], isGoal);
}

/** Why a cell lies beside the island of a clue: the fewest land cells that connect a neighbour to the cell that names its owner. */
export function bond(regions: Regions, cell: Cell, clue: Value): Fact[] {
  const { label, owner, rival, colour, anchor, puzzle } = regions;
  const starts = puzzle.lattice.near[cell].filter((next) => {
    const region = label[next];
    return colour[next] === LAND && (owner[region] === clue || rival[region] === clue);
  });
  const toClue = landWay(regions, starts, (at) => puzzle.clueAt[at] === clue);
  const toSaid = landWay(regions, starts, (at) => puzzle.clueAt[at] === 0 && anchor[at] === clue);
  const isSaid = toClue.length === 0 || (toSaid.length > 0 && toSaid.length < toClue.length - 1);
  const way = isSaid ? toSaid : toClue;
  return way.map((at, index) => (index === way.length - 1 ? is(at, clue) : isNot(at, SEA)));
}
