import { type Cell, is } from "../../../model/fact.ts";
import type { Grid } from "../../../model/grid.ts";
import type { Search } from "../../../model/search.ts";
import { inOrder } from "../../../search/in-order.ts";
import { candidateGrid, countOf, digitsIn } from "../../shared/digit-grid.ts";
import type { DigitPuzzle } from "../../shared/digit-puzzle.ts";
import { DigitStrikes, strikeStart } from "./strikes.ts";

/**
 * One candidate to the fixpoint, then backtracking: fills cells that have one candidate left until there is none,
 * once, before the first choice; then tries what is left cell by cell in order, testing the laws of each filled
 * cell, and concludes nothing more.
 */
export const propagate: Search<DigitPuzzle> = function* (puzzle, from, limits, watch) {
  const start = from.mark();
  const strikes = new DigitStrikes(puzzle, from, watch);
  let alive = strikeStart(puzzle, from, strikes);
  for (let cell = alive ? singleIn(puzzle, from) : -1; cell >= 0 && alive; cell = singleIn(puzzle, from)) {
    const [last] = digitsIn(candidateGrid(from).candidates(cell));
    const forced = is(cell, last);
    from.add(forced);
    watch?.propagated(forced);
    alive = strikes.from(cell);
  }
  if (!alive) {
    from.undo(start);
    yield 1;
    return { answers: [], complete: true, nodes: 1, checks: strikes.checks, backtracks: 0, depth: 0 };
  }
  const found = yield* inOrder(puzzle, from, limits, () => true, watch);
  from.undo(start);
  return { ...found, checks: found.checks + strikes.checks };
};

/** The first open cell with one candidate left, or -1. */
function singleIn({ cells }: DigitPuzzle, grid: Grid): Cell | -1 {
  for (let cell = 0; cell < cells; cell++)
    if (grid.at(cell) < 0 && countOf(candidateGrid(grid).candidates(cell)) === 1) return cell;
  return -1;
}
