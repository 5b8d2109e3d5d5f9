import { type Cell, cellOf, type Fact, type Value } from "../../../model/fact.ts";
import type { Grid } from "../../../model/grid.ts";
import type { Job } from "../../../model/job.ts";
import type { Limits, Search, SearchResult, SearchWatch } from "../../../model/search.ts";
import type { DigitPuzzle } from "../../shared/digit-puzzle.ts";
import { DigitStrikes, strikeStart } from "./strikes.ts";

/** The open cell to fill next, or -1. */
type Next = (puzzle: DigitPuzzle, grid: Grid) => Cell | -1;

interface Choice {
  readonly options: readonly Fact[];
  next: number;
  readonly mark: number;
}

/**
 * Plain forward checking (Haralick and Elliott, 1980): each choice strikes its digit from the open cells of its
 * houses, and is taken back at once when a cell has no candidate left. A cell with one candidate left is a
 * choice like any other. Complete; deterministic; one node a choice.
 */
function* checking(
  puzzle: DigitPuzzle,
  from: Grid,
  limits: Limits,
  next: Next,
  watch?: SearchWatch,
): Job<SearchResult> {
  const start = from.mark();
  const strikes = new DigitStrikes(puzzle, from, watch);
  const answers: Value[][] = [];
  const stack: Choice[] = [];
  let nodes = 1;
  let backtracks = 0;
  let depth = 0;
  const found = (complete: boolean): SearchResult => {
    from.undo(start);
    return { answers, complete, nodes, checks: strikes.checks, backtracks, depth };
  };
  yield 1;
  let alive = strikeStart(puzzle, from, strikes);
  for (;;) {
    const cell = alive ? next(puzzle, from) : -1;
    if (alive && cell < 0) {
      answers.push(puzzle.answer(from));
      watch?.answered();
      if (answers.length >= limits.answers) return found(true);
    }
    if (cell >= 0) stack.push({ options: puzzle.options(from, cell), next: 0, mark: from.mark() });
    const top = stack.at(-1);
    if (!top) return found(true);
    if (top.next > 0) {
      from.undo(top.mark);
      backtracks++;
      watch?.backtrack();
    }
    if (top.next === top.options.length) {
      stack.pop();
      alive = false;
      continue;
    }
    if (nodes >= limits.nodes) return found(false);
    nodes++;
    depth = Math.max(depth, stack.length);
    yield 1;
    const fact = top.options[top.next++];
    from.add(fact);
    watch?.decision(fact);
    alive = strikes.from(cellOf(fact));
  }
}

const inOrder: Next = ({ cells }, grid) => {
  for (let cell = 0; cell < cells; cell++) if (grid.at(cell) < 0) return cell;
  return -1;
};

const fewestLeft: Next = (puzzle, grid) => puzzle.pick?.(grid) ?? -1;

/** Forward checking that fills the cells in order. */
export const check: Search<DigitPuzzle> = (puzzle, from, limits, watch) =>
  checking(puzzle, from, limits, inOrder, watch);

/** Forward checking that fills the cell with the fewest candidates left, the first of equals (Bitner and Reingold, 1975). */
export const fewest: Search<DigitPuzzle> = (puzzle, from, limits, watch) =>
  checking(puzzle, from, limits, fewestLeft, watch);
