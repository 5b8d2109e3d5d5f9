import type { Grid } from "../../../model/grid.ts";
import type { Job } from "../../../model/job.ts";
import type { Step } from "../../../model/rule.ts";
import { candidateGrid } from "../../shared/digit-grid.ts";
import type { SudokuPuzzle } from "../puzzle/puzzle.ts";
import { demandsOf } from "./demands.ts";
import { openBoard } from "./open-board.ts";
import { prove } from "./prove.ts";
import { stepOf } from "./tell.ts";

/** The step whose proof takes the fewest lines, of those found, on a grid on which the bookkeeping is done; null where none is found. */
export function* argue({ size }: SudokuPuzzle, grid: Grid): Job<Step | null> {
  const board = openBoard(demandsOf(size), candidateGrid(grid));
  const found = yield* prove(board);
  return found && stepOf(board, found.drafts);
}
