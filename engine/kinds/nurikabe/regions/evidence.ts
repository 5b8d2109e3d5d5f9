import { type Cell, cellOf, type Fact, is, isNot, type Value } from "../../../model/fact.ts";
import { SEA } from "../grid.ts";
import type { NurikabePuzzle } from "../puzzle.ts";
import { ANY_OPEN, reachOf } from "./reach.ts";
import { LAND, type Regions, WALL } from "./regions.ts";

/** What says that a cell is land: its clue where it has one. */
export function landFact(puzzle: NurikabePuzzle, cell: Cell): Fact {
  const clue = puzzle.clueAt[cell];
  return clue > 0 ? is(cell, clue) : isNot(cell, SEA);
}

/** What says that each of some cells is land. */
export function landFacts(puzzle: NurikabePuzzle, cells: Iterable<Cell>): Fact[] {
  return Array.from(cells, (cell) => landFact(puzzle, cell));
}

/** What says that each of some cells is sea. */
export function seaFacts(cells: Iterable<Cell>): Fact[] {
  return Array.from(cells, (cell) => is(cell, SEA));
}

/** The facts without those that the clues already say. */
export function beyondClues(puzzle: NurikabePuzzle, facts: readonly Fact[]): Fact[] {
  return [...new Set(facts)].filter(
    (fact) => fact !== landFact(puzzle, cellOf(fact)) || !puzzle.clueAt[cellOf(fact)],
  );
}

/**
 * A shortest way over land, from some cells to the nearest one that is `found`: the cells of the way
 * in that order. Empty if there is none.
 */
export function landWay(regions: Regions, starts: readonly Cell[], found: (cell: Cell) => boolean): Cell[] {
  return wayOver(regions, starts, LAND, found);
}

/** A shortest way over the region of a cell, from it to the nearest one that is `found`. Empty if there is none. */
export function regionWay(regions: Regions, start: Cell, found: (cell: Cell) => boolean): Cell[] {
  return wayOver(regions, [start], regions.colour[start], found);
}

function wayOver(
  regions: Regions,
  starts: readonly Cell[],
  colour: number,
  found: (cell: Cell) => boolean,
): Cell[] {
  const { near } = regions.puzzle.lattice;
  const before = new Map<Cell, Cell | -1>();
  const queue = [...starts];
  for (const cell of starts) before.set(cell, -1);
  for (let at = 0; at < queue.length; at++) {
    if (found(queue[at])) {
      const way: Cell[] = [];
      for (let cell: Cell | undefined = queue[at]; cell !== undefined && cell >= 0; cell = before.get(cell)) {
        way.unshift(cell);
      }
      return way;
    }
    for (const next of near[queue[at]]) {
      if (regions.colour[next] !== colour || before.has(next)) continue;
      before.set(next, queue[at]);
      queue.push(next);
    }
  }
  return [];
}

/** Why a cell lies beside the island of a clue: the fewest land cells that join a neighbour to what names its owner. */
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

/**
 * The blocked cells that part a cell from all the goals; null if an open way leads to a goal. Each has
 * open ground towards `from` on one side and towards a goal on the other, where clue cells are closed
 * ground at no cost: so with the clues known, none of the others is needless.
 */
export function separators(
  regions: Regions,
  from: Cell,
  isBlocked: (cell: Cell) => boolean,
  goals: Iterable<Cell>,
): Cell[] | null {
  const { cells, lattice, clueAt } = regions.puzzle;
  const INNER = 1;
  const SHORE = 2;
  const OUTER = 3;
  const side = new Uint8Array(cells);
  const inner = [from];
  side[from] = INNER;
  for (let at = 0; at < inner.length; at++) {
    for (const next of lattice.near[inner[at]]) {
      if (side[next] !== 0) continue;
      side[next] = isBlocked(next) ? SHORE : INNER;
      if (side[next] === INNER) inner.push(next);
    }
  }
  const outer: Cell[] = [];
  const fence: Cell[] = [];
  for (const goal of goals) {
    if (side[goal] === INNER) return null;
    if (side[goal] !== 0) continue;
    side[goal] = OUTER;
    outer.push(goal);
  }
  for (let at = 0; at < outer.length; at++) {
    for (const next of lattice.near[outer[at]]) {
      if (side[next] === SHORE) {
        side[next] = INNER;
        fence.push(next);
      } else if (side[next] === 0 && !(clueAt[next] > 0 && isBlocked(next))) {
        side[next] = OUTER;
        outer.push(next);
      }
    }
  }
  return fence.sort((a, b) => a - b);
}

/**
 * What bounds the reach of a clue's island (or of ANY_OPEN): on a grid that knows these facts it
 * reaches no further. The land it holds and meets, the sea around, and the islands that keep it off.
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
    for (const member of regions.members(label[cell])) {
      const owner = regions.anchor[member];
      facts.add(owner > 0 ? is(member, owner) : isNot(member, SEA));
    }
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

/** Adds why a cell cannot be of the clue's island: the nearest other islands beside it. */
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
