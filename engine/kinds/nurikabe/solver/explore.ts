import { cellOf, isNegative, type Value, valueOf } from "../../../model/fact.ts";
import type { Grid } from "../../../model/grid.ts";
import type { Job } from "../../../model/job.ts";
import type { Limits, SearchResult, SearchWatch } from "../../../model/search.ts";
import { LAND, WALL } from "../puzzle/colour.ts";
import type { NurikabeGrid } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { DecisionStack } from "./choices.ts";
import { BUSY, Field, SETTLED } from "./field.ts";
import { DEAD, DONE, OUT, Prober } from "./prober.ts";

/** Yields after so much work, in places walked over: about half a millisecond. */
const SLICE = 50_000;
/** Probers that are kept for the next search of their size. */
const MOST_SPARE = 4;
const spare: Prober[] = [];

/**
 * Receives the field's knowledge and the decisions, once the nodes are spent and every decision is taken
 * back: places where wall was supposed and, as -1 - place, those where land is due because wall is searched
 * to the end.
 */
export type Rest = (field: Field, branches: readonly number[]) => void;

/**
 * Search without learning: draws consequences, probes both colours of the places beside known ones, and
 * where that ends branches on the place that led furthest. Complete; deterministic. A node is the start
 * and each colour supposed, to probe or to branch.
 */
export function* explore(
  puzzle: NurikabePuzzle,
  from: Grid,
  limits: Limits,
  watch?: SearchWatch,
  rest?: Rest,
): Job<SearchResult> {
  const prober = takeProber(puzzle.rows, puzzle.cols);
  try {
    return yield* exploreWith(prober, puzzle, from as NurikabeGrid, limits, watch, rest);
  } finally {
    if (spare.push(prober) > MOST_SPARE) spare.shift();
  }
}

function takeProber(rows: number, cols: number): Prober {
  const at = spare.findIndex(({ decisions }) => {
    const { ground } = decisions.field;
    return ground.rows === rows && ground.cols === cols;
  });
  return at < 0 ? new Prober(new DecisionStack(new Field(rows, cols))) : spare.splice(at, 1)[0];
}

function* exploreWith(
  prober: Prober,
  puzzle: NurikabePuzzle,
  from: NurikabeGrid,
  limits: Limits,
  watch: SearchWatch | undefined,
  rest: Rest | undefined,
): Job<SearchResult> {
  const { decisions } = prober;
  const { field } = decisions;
  const { ground, scratch } = field;
  const answers: Value[][] = [];
  /** Decisions: places coloured wall and, as -1 - place, those coloured land. */
  const branches: number[] = [];
  let yielded = 0;
  let complete = true;
  let holds = true;
  /** Length of the trail before the present propagation; -1 when the board is settled. */
  let since = 0;

  field.load(puzzle.clues);
  decisions.begin(limits.nodes, from, watch);
  decisions.until = SLICE;
  prober.begin();
  setAll(field, puzzle, from);
  while (answers.length < limits.answers) {
    if (scratch.work >= decisions.until) {
      yield decisions.nodes - yielded;
      yielded = decisions.nodes;
      decisions.until = scratch.work + SLICE;
    }
    if (since >= 0) {
      const outcome = decisions.settle();
      if (outcome === BUSY) continue;
      holds = outcome === SETTLED;
      if (branches.length > 0) prober.beginNear(since);
      since = -1;
    } else if (holds && prober.isIdle && field.open === 0) {
      watch?.answered();
      answers.push(answerOn(field, puzzle));
      holds = false;
    } else if (holds) {
      const result = prober.step();
      if (result === DEAD) holds = false;
      if (result === OUT || (result === DONE && !decisions.allows(1))) {
        complete = false;
        break;
      }
      if (result !== DONE) continue;
      branches.push(prober.best());
      since = ground.trailed;
      decisions.decide(branches[branches.length - 1], WALL);
    } else {
      const branch = branches.pop();
      if (branch === undefined) break;
      decisions.backtrack();
      if (branch < 0) continue;
      branches.push(-1 - branch);
      if (!decisions.allows(1)) {
        complete = false;
        break;
      }
      since = ground.trailed;
      decisions.decide(branch, LAND);
    }
  }
  if (!complete) {
    while (decisions.height > 0) decisions.backtrack();
    rest?.(field, branches);
  }
  const { nodes, checks, backtracks, depth } = decisions;
  if (nodes > yielded) yield nodes - yielded;
  return { answers, complete, nodes, checks, backtracks, depth };
}

/** Sets all facts of a grid on a field. */
export function setAll(field: Field, { cells }: NurikabePuzzle, from: NurikabeGrid): void {
  for (let cell = 0; cell < cells; cell++) {
    if (from.isSea(cell)) field.setColour(cell, WALL);
    if (from.isLand(cell)) field.setColour(cell, LAND);
  }
  for (let cell = 0; cell < cells; cell++) {
    const owner = from.ownerAt(cell);
    if (owner > 0) field.setOwner(cell, owner, true);
  }
  for (const fact of from.extra) field.setOwner(cellOf(fact), valueOf(fact), !isNegative(fact));
}

function answerOn(field: Field, { cells }: NurikabePuzzle): Value[] {
  const answer: Value[] = [];
  for (let cell = 0; cell < cells; cell++) answer.push(field.clueOver(cell));
  return answer;
}
