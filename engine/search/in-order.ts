import type { Cell, Fact, Value } from "../model/fact.ts";
import type { Grid } from "../model/grid.ts";
import type { Job } from "../model/job.ts";
import type { Law, Puzzle } from "../model/puzzle.ts";
import type { Limits, SearchResult, SearchWatch } from "../model/search.ts";

/**
 * Fills the undecided cells in order, value by value, and concludes nothing. The early laws are tested each
 * time one of their cells is filled, the others on a full board; all of them once before the first decision.
 * Complete; deterministic. A node costs the tests of the early laws that hold its cell.
 */
export function* inOrder(
  puzzle: Puzzle,
  from: Grid,
  limits: Limits,
  isEarly: (law: Law) => boolean,
  watch?: SearchWatch,
): Job<SearchResult> {
  const start = from.mark();
  const cells = undecided(puzzle, from);
  // No conclusions are drawn, so the options of a cell depend on the start alone.
  const options: readonly (readonly Fact[])[] = cells.map((cell) => puzzle.options(from, cell));
  const next = new Uint16Array(cells.length);
  const marks = new Array<number>(cells.length).fill(start);
  const early = lawsAt(cells, puzzle.laws.filter(isEarly), puzzle.cells);
  const late = puzzle.laws.filter((law) => !isEarly(law));
  const answers: Value[][] = [];
  let nodes = 1;
  let checks = 0;
  let backtracks = 0;
  let depth = 0;
  const found = (complete: boolean): SearchResult => {
    from.undo(start);
    return { answers, complete, nodes, checks, backtracks, depth };
  };
  const keeps = (laws: readonly Law[]): boolean => {
    const tested = testUntilBroken(laws, from);
    const times = tested < 0 ? -tested : tested;
    checks += times;
    if (watch && times > 0) watch.checked(times);
    return tested >= 0;
  };

  yield 1;
  let level = 0;
  let alive = keeps(puzzle.laws);
  if (!alive) return found(true);
  for (;;) {
    if (alive && level === cells.length) {
      if (keeps(late)) {
        answers.push(puzzle.answer(from));
        watch?.answered();
        if (answers.length >= limits.answers) return found(true);
      }
      alive = false;
    }
    if (alive) next[level] = 0;
    else {
      if (level === 0) return found(true);
      level--;
      from.undo(marks[level]);
      backtracks++;
      watch?.backtrack();
    }
    if (next[level] === options[level].length) {
      alive = false;
      continue;
    }
    if (nodes >= limits.nodes) return found(false);
    nodes++;
    yield 1;
    const fact = options[level][next[level]++];
    marks[level] = from.mark();
    from.add(fact);
    watch?.decision(fact);
    alive = keeps(early[level]);
    level++;
    if (level > depth) depth = level;
  }
}

/** How many laws were tested; below zero when the last of them is broken. */
function testUntilBroken(laws: readonly Law[], grid: Grid): number {
  for (let index = 0; index < laws.length; index++) if (laws[index].conflict(grid)) return -index - 1;
  return laws.length;
}

function undecided(puzzle: Puzzle, grid: Grid): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < puzzle.cells; cell++) if (!puzzle.decided(grid, cell)) cells.push(cell);
  return cells;
}

/** For each of the cells the laws that hold it, those on few cells first. */
function lawsAt(cells: readonly Cell[], laws: readonly Law[], size: number): readonly Law[][] {
  const held: Law[][] = Array.from({ length: size }, () => []);
  const fewFirst = [...laws].sort((a, b) => a.cells.length - b.cells.length);
  for (const law of fewFirst) for (const cell of law.cells) held[cell].push(law);
  return cells.map((cell) => held[cell]);
}
