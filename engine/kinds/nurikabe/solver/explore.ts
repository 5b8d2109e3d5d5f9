import { cellOf, isNegative, type Value, valueOf } from "../../../model/fact.ts";
import type { Grid } from "../../../model/grid.ts";
import type { Job } from "../../../model/job.ts";
import type { Found, Limits, Watch } from "../../../model/search.ts";
import { LAND, WALL } from "../puzzle/colour.ts";
import type { NurikabeGrid } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { Choices } from "./choices.ts";
import { BUSY, Field, SETTLED } from "./field.ts";
import { DEAD, DONE, OUT, Prober } from "./prober.ts";

/** Yields after so much work, in places walked over: about half a millisecond. */
const SLICE = 50_000;
/** Probers that are kept for the next search of their size. */
const MOST_SPARE = 4;
const spare: Prober[] = [];

/**
 * Is told, once the nodes are spent and every choice is taken back, what the field knows, and which choices stood:
 * places whose wall was supposed and, as -1 - place, those whose land is due because nothing more is to be found with wall.
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
  watch?: Watch,
  rest?: Rest,
): Job<Found> {
  const prober = takeProber(puzzle.rows, puzzle.cols);
  try {
    return yield* exploreWith(prober, puzzle, from as NurikabeGrid, limits, watch, rest);
  } finally {
    if (spare.push(prober) > MOST_SPARE) spare.shift();
  }
}

function takeProber(rows: number, cols: number): Prober {
  const at = spare.findIndex(({ choices }) => {
    const { ground } = choices.field;
    return ground.rows === rows && ground.cols === cols;
  });
  return at < 0 ? new Prober(new Choices(new Field(rows, cols))) : spare.splice(at, 1)[0];
}

function* exploreWith(
  prober: Prober,
  puzzle: NurikabePuzzle,
  from: NurikabeGrid,
  limits: Limits,
  watch: Watch | undefined,
  rest: Rest | undefined,
): Job<Found> {
  const { choices } = prober;
  const { field } = choices;
  const { ground, scratch } = field;
  const answers: Value[][] = [];
  /** Places whose wall is supposed and, as -1 - place, those whose land is. */
  const branches: number[] = [];
  let yielded = 0;
  let complete = true;
  let holds = true;
  /** The length of the trail before what is being settled; -1 when the board is settled. */
  let since = 0;

  field.load(puzzle.clues);
  choices.begin(limits.nodes, from, watch);
  choices.until = SLICE;
  prober.begin();
  tellAll(field, puzzle, from);
  while (answers.length < limits.answers) {
    if (scratch.work >= choices.until) {
      yield choices.nodes - yielded;
      yielded = choices.nodes;
      choices.until = scratch.work + SLICE;
    }
    if (since >= 0) {
      const outcome = choices.settle();
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
      if (result === OUT || (result === DONE && !choices.allows(1))) {
        complete = false;
        break;
      }
      if (result !== DONE) continue;
      branches.push(prober.best());
      since = ground.trailed;
      choices.suppose(branches[branches.length - 1], WALL);
    } else {
      const branch = branches.pop();
      if (branch === undefined) break;
      choices.undo();
      if (branch < 0) continue;
      branches.push(-1 - branch);
      if (!choices.allows(1)) {
        complete = false;
        break;
      }
      since = ground.trailed;
      choices.suppose(branch, LAND);
    }
  }
  if (!complete) {
    while (choices.height > 0) choices.undo();
    rest?.(field, branches);
  }
  const { nodes, checks, backtracks, depth } = choices;
  if (nodes > yielded) yield nodes - yielded;
  return { answers, complete, nodes, checks, backtracks, depth };
}

/** Tells a field all that a grid knows. */
export function tellAll(field: Field, { cells }: NurikabePuzzle, from: NurikabeGrid): void {
  for (let cell = 0; cell < cells; cell++) {
    if (from.isSea(cell)) field.tell(cell, WALL);
    if (from.isLand(cell)) field.tell(cell, LAND);
  }
  for (let cell = 0; cell < cells; cell++) {
    const owner = from.ownerAt(cell);
    if (owner > 0) field.tellOwner(cell, owner, true);
  }
  for (const fact of from.extra) field.tellOwner(cellOf(fact), valueOf(fact), !isNegative(fact));
}

function answerOn(field: Field, { cells }: NurikabePuzzle): Value[] {
  const answer: Value[] = [];
  for (let cell = 0; cell < cells; cell++) answer.push(field.clueOver(cell));
  return answer;
}
