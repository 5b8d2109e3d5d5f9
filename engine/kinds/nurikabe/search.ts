import { type Cell, type Fact, is, isNot, type Value } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import type { Job } from "../../model/job.ts";
import type { Found, Limits } from "../../model/search.ts";
import { type NurikabeGrid, SEA } from "./grid.ts";
import { pick } from "./pick.ts";
import type { NurikabePuzzle } from "./puzzle.ts";
import { openCells, settle } from "./settle.ts";

/** One search on its way. A node is a colour supposed, to probe or to branch. */
interface Run {
  readonly puzzle: NurikabePuzzle;
  readonly grid: NurikabeGrid;
  readonly limits: Limits;
  readonly answers: Value[][];
  nodes: number;
  backtracks: number;
  depth: number;
  isOut: boolean;
}

/**
 * Nurikabe's own search: at every node both colours of each cell beside known ones are supposed in
 * turn; a colour that breaks a law gives the other one, and what both lead to is kept. Only then it
 * branches, on the cell whose colours led furthest. Complete; deterministic.
 */
export function* search(puzzle: NurikabePuzzle, from: Grid, limits: Limits): Job<Found> {
  const grid = from as NurikabeGrid;
  const start = grid.mark();
  const run: Run = { puzzle, grid, limits, answers: [], nodes: 1, backtracks: 0, depth: 0, isOut: false };
  yield 1;
  if (settle(puzzle, grid)) yield* explore(run, 0);
  grid.undo(start);
  const { answers, isOut, nodes, backtracks, depth } = run;
  return { answers, complete: !isOut, nodes, checks: nodes, backtracks, depth };
}

/** Finds the answers that agree with a settled grid. */
function* explore(run: Run, depth: number): Job<void> {
  run.depth = Math.max(run.depth, depth);
  const { puzzle, grid, limits, answers } = run;
  const branch = yield* probe(run);
  if (branch === "broken" || run.isOut) return;
  if (branch < 0) {
    answers.push(puzzle.answer(grid));
    return;
  }
  for (const fact of [is(branch, SEA), isNot(branch, SEA)]) {
    const mark = grid.mark();
    if (yield* suppose(run, fact)) yield* explore(run, depth + 1);
    grid.undo(mark);
    run.backtracks++;
    if (run.isOut || answers.length >= limits.answers) return;
  }
}

/** Adds a colour and settles; false if that breaks a law or the limit is met. */
function* suppose(run: Run, fact: Fact): Job<boolean> {
  if (run.nodes >= run.limits.nodes) {
    run.isOut = true;
    return false;
  }
  run.nodes++;
  yield 1;
  run.grid.add(fact);
  return settle(run.puzzle, run.grid);
}

/** Probes until a whole round brings nothing new; the cell to branch on, -1 when all are decided. */
function* probe(run: Run): Job<Cell | -1 | "broken"> {
  const { puzzle, grid } = run;
  let best = -1;
  let furthest = -1;
  let quiet = 0;
  for (let round = frontier(puzzle, grid); quiet < round.length; round = frontier(puzzle, grid)) {
    for (const cell of round) {
      if (quiet >= round.length) break;
      quiet++;
      if (grid.hasColour(cell)) continue;
      const sea = yield* trial(run, is(cell, SEA));
      if (run.isOut) return -1;
      const land = yield* trial(run, isNot(cell, SEA));
      if (run.isOut) return -1;
      const shared = sharedBy(sea, land);
      if (!shared) return "broken";
      if (shared.length > 0) {
        for (const fact of shared) grid.add(fact);
        if (!settle(puzzle, grid)) return "broken";
        quiet = 0;
        furthest = -1;
        continue;
      }
      const lengths = [sea, land].map((facts) => facts?.length ?? 0);
      const weight = 4 * Math.min(...lengths) + Math.max(...lengths);
      if (weight <= furthest) continue;
      furthest = weight;
      best = cell;
    }
  }
  return best >= 0 && !grid.hasColour(best) ? best : pick(puzzle, grid);
}

/** What a colour leads to, the colour included; null if it breaks a law. The grid comes back as it was. */
function* trial(run: Run, fact: Fact): Job<Fact[] | null> {
  const { puzzle, grid } = run;
  const open = openCells(puzzle, grid);
  const mark = grid.mark();
  const holds = yield* suppose(run, fact);
  const facts = open
    .filter((cell) => grid.hasColour(cell))
    .map((cell) => (grid.isSea(cell) ? is(cell, SEA) : isNot(cell, SEA)));
  grid.undo(mark);
  return holds ? facts : null;
}

/** What holds either way; null if neither way holds. */
function sharedBy(one: Fact[] | null, other: Fact[] | null): Fact[] | null {
  if (!one || !other) return one ?? other;
  const others = new Set(other);
  return one.filter((fact) => others.has(fact));
}

/** The unknown cells beside known ones. */
function frontier(puzzle: NurikabePuzzle, grid: NurikabeGrid): Cell[] {
  return openCells(puzzle, grid).filter((cell) =>
    puzzle.lattice.near[cell].some((next) => grid.hasColour(next)),
  );
}
