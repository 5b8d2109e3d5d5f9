import type { Fact, Value } from "../model/fact.ts";
import type { Grid } from "../model/grid.ts";
import type { Job } from "../model/job.ts";
import type { Puzzle } from "../model/puzzle.ts";
import type { Limits, SearchResult, SearchWatch } from "../model/search.ts";

/** What a search looks at and writes before it chooses again. False is a dead end. */
export interface Looking {
  /** How often a law or a cell was looked at so far. */
  readonly checks: number;
  /** Looks at the board that the search starts from. */
  start(): boolean;
  /** Looks at what a choice changed. */
  after(choice: Fact): boolean;
}

interface BranchPoint {
  readonly options: readonly Fact[];
  next: number;
  readonly mark: number;
}

/**
 * Depth-first search with a trail. `branch` gives the options of the next choice, none at a dead end and null on a full board.
 * Complete; deterministic; one node a choice.
 */
export function* depthFirst(
  puzzle: Puzzle,
  from: Grid,
  limits: Limits,
  looking: Looking,
  branch: () => readonly Fact[] | null,
  watch?: SearchWatch,
): Job<SearchResult> {
  const start = from.mark();
  const answers: Value[][] = [];
  const stack: BranchPoint[] = [];
  let nodes = 1;
  let backtracks = 0;
  let depth = 0;
  const found = (complete: boolean): SearchResult => {
    from.undo(start);
    return { answers, complete, nodes, checks: looking.checks, backtracks, depth };
  };
  yield 1;
  let alive = looking.start();
  for (;;) {
    const mark = from.mark();
    const options = alive ? branch() : null;
    if (alive && !options) {
      answers.push(puzzle.answer(from));
      watch?.answered();
      if (answers.length >= limits.answers) return found(true);
    }
    if (options) stack.push({ options, next: 0, mark });
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
    const choice = top.options[top.next++];
    from.add(choice);
    watch?.decision(choice);
    alive = looking.after(choice);
  }
}
