import type { Cell } from "../../../model/fact.ts";
import type { Lattice } from "../../../model/lattice.ts";

/**
 * A shortest way from one of the starts to a goal over open cells, both ends included; empty if there is none. Breadth-first
 * search. O(cells).
 */
export function shortestWay(
  { near }: Lattice,
  starts: readonly Cell[],
  isOpen: (cell: Cell) => boolean,
  isGoal: (cell: Cell) => boolean,
): Cell[] {
  const before = new Map<Cell, Cell | -1>();
  const queue = [...starts];
  for (const cell of starts) before.set(cell, -1);
  for (let at = 0; at < queue.length; at++) {
    if (isGoal(queue[at])) return wayBack(queue[at], before);
    for (const next of near[queue[at]]) {
      if (!isOpen(next) || before.has(next)) continue;
      before.set(next, queue[at]);
      queue.push(next);
    }
  }
  return [];
}

function wayBack(end: Cell, before: ReadonlyMap<Cell, Cell | -1>): Cell[] {
  const way: Cell[] = [];
  for (let cell: Cell | undefined = end; cell !== undefined && cell >= 0; cell = before.get(cell)) {
    way.unshift(cell);
  }
  return way;
}
