import type { ArgumentAsk } from "../../../model/argument.ts";
import { cellOf, type Fact, isNegative, negate, valueOf } from "../../../model/fact.ts";
import type { Grid } from "../../../model/grid.ts";
import type { Job } from "../../../model/job.ts";
import type { Step } from "../../../model/rule.ts";
import { candidateGrid } from "../../shared/digit-grid.ts";
import type { SudokuPuzzle } from "../puzzle/puzzle.ts";
import { demandsOf } from "./demands.ts";
import { doubtfulOn } from "./doubtful.ts";
import type { Draft, Literal } from "./draft.ts";
import { openBoard } from "./open-board.ts";
import { prove } from "./prove.ts";
import { Rivals } from "./rivals.ts";
import { stepOf, type Told } from "./tell.ts";

/**
 * Argues on the grids of one puzzle, on which the bookkeeping is done: the step whose proof takes the fewest lines, of those found; null
 * where none is found; with a goal, one that concludes it. What it proved on the way is kept, and cited in later steps.
 */
export function arguing({ size }: SudokuPuzzle): (grid: Grid, ask?: ArgumentAsk) => Job<Step | null> {
  const demands = demandsOf(size);
  const told: Told = new Map();
  // Most hints do without.
  let rivals: Rivals | null = null;
  return function* argue(grid, { goal, answer } = {}) {
    const digits = candidateGrid(grid);
    const board = openBoard(demands, digits);
    // A board may be an earlier one, on which less is known.
    const kept = [...told].filter(
      ([lemma, because]) => isLemma(lemma) && because.every((fact) => grid.knows(fact)),
    );
    rivals ??= new Rivals(demands.candidates);
    const lemmas = kept.map(([lemma]) => lemma);
    const doubtful = goal === undefined ? doubtfulOn(board, digits, answer) : [literalOf(size, negate(goal))];
    const found = yield* prove(board, rivals, lemmas, doubtful);
    return found && stepOf(board, found.drafts, told);
  };
}

/** Whether it says that two candidates cannot both hold. */
function isLemma({ when, so }: Draft): boolean {
  return when.length === 2 && so.length === 0 && when.every((literal) => literal >= 0);
}

function literalOf(size: number, fact: Fact): Literal {
  const candidate = cellOf(fact) * size + valueOf(fact) - 1;
  return isNegative(fact) ? -1 - candidate : candidate;
}
