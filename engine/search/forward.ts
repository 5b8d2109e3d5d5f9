import type { Fact, Value } from "../model/fact.ts";
import { cellOf } from "../model/fact.ts";
import type { Grid } from "../model/grid.ts";
import type { Job } from "../model/job.ts";
import type { Puzzle } from "../model/puzzle.ts";
import type { Limits, SearchResult, SearchWatch } from "../model/search.ts";
import { Propagator } from "./propagate.ts";

interface BranchPoint {
  readonly options: readonly Fact[];
  next: number;
  readonly mark: number;
}

/**
 * Propagation at every node, over any kind: laws propagate to the fixpoint, then the search branches on the cell with the fewest
 * options (or the kind's pick). Complete; deterministic; one node a decision.
 */
export function* forward(puzzle: Puzzle, from: Grid, limits: Limits, watch?: SearchWatch): Job<SearchResult> {
  const start = from.mark();
  const laws = new Propagator(puzzle, from, watch);
  const answers: Value[][] = [];
  const stack: BranchPoint[] = [];
  let nodes = 1;
  let backtracks = 0;
  let depth = 0;
  const found = (complete: boolean): SearchResult => {
    from.undo(start);
    return { answers, complete, nodes, checks: laws.checks, backtracks, depth };
  };
  yield 1;
  let alive = laws.settle();

  for (;;) {
    const branch = alive ? branchAt(puzzle, from) : null;
    if (alive && !branch) {
      answers.push(puzzle.answer(from));
      watch?.answered();
      if (answers.length >= limits.answers) return found(true);
    }
    if (branch) stack.push(branch);

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
    laws.touch(cellOf(fact));
    alive = laws.settle();
  }
}

/** The next branch point: no options at a dead end; null when every cell is decided. */
function branchAt(puzzle: Puzzle, grid: Grid): BranchPoint | null {
  const mark = grid.mark();
  const picked = puzzle.pick?.(grid) ?? -1;
  if (picked >= 0) return { options: puzzle.options(grid, picked), next: 0, mark };
  let fewest: readonly Fact[] | null = null;
  for (let cell = 0; cell < puzzle.cells; cell++) {
    if (puzzle.decided(grid, cell)) continue;
    const options = puzzle.options(grid, cell);
    if (fewest && fewest.length <= options.length) continue;
    fewest = options;
    if (options.length < 2) break;
  }
  return fewest && { options: fewest, next: 0, mark };
}
