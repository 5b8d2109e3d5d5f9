import { expect } from "vitest";
import type { CandidateGrid } from "../../../engine/kinds/shared/digit-grid.ts";
import { demandsOf } from "../../../engine/kinds/sudoku/proofs/demands.ts";
import { type OpenBoard, openBoard } from "../../../engine/kinds/sudoku/proofs/open-board.ts";
import type { SudokuPuzzle } from "../../../engine/kinds/sudoku/puzzle/puzzle.ts";
import { sudokuThinking } from "../../../engine/kinds/sudoku/think.ts";
import { run } from "../../../engine/model/job.ts";
import { gridOf } from "../../../engine/model/puzzle.ts";
import { Chain } from "../../../engine/reason/chain/chain.ts";
import { HARD_SUDOKU } from "../../hard.ts";
import { posed } from "../../search/posed.ts";

export function hardSudoku(): SudokuPuzzle {
  return posed("sudoku", HARD_SUDOKU) as SudokuPuzzle;
}

/** The grid on which the named rules are stuck. */
export function stuckGrid(puzzle: SudokuPuzzle): CandidateGrid {
  const chain = new Chain(puzzle, gridOf(puzzle), sudokuThinking.rules);
  expect(run(chain.run())).toBe("stuck");
  return chain.grid as CandidateGrid;
}

/** What is open on it. */
export function standstill(puzzle: SudokuPuzzle): OpenBoard {
  return openBoard(demandsOf(9), stuckGrid(puzzle));
}
