import { type CandidateGrid, candidateGrid } from "../../shared/digit-grid.ts";
import type { NativeRule, Sight } from "../../shared/native-rule.ts";
import { type Houses, housesOf } from "../puzzle/houses.ts";
import type { SudokuPuzzle } from "../puzzle/puzzle.ts";

/** What a native rule of Sudoku sees. The grid goes on changing; `grid.version` tells one state from the next. */
export interface Pencilled {
  readonly puzzle: SudokuPuzzle;
  readonly houses: Houses;
  readonly grid: CandidateGrid;
}

export type SudokuRule = NativeRule<SudokuPuzzle, Pencilled>;

/** The candidates as the grid has them. Givens are facts like others, so premises name them where they need them. */
export const SIGHT: Sight<SudokuPuzzle, Pencilled> = {
  look: (puzzle, grid) => ({ puzzle, houses: housesOf(puzzle.size), grid: candidateGrid(grid) }),
  knowing(puzzle, facts) {
    const grid = puzzle.blank();
    for (const fact of facts) grid.add(fact);
    return SIGHT.look(puzzle, grid);
  },
};
