import { allDigits, type CandidateGrid, digitsIn } from "../../engine/kinds/shared/digit-grid.ts";
import { fullBoard } from "../../engine/kinds/sudoku/making/full.ts";
import { SIZES, type SudokuSize } from "../../engine/kinds/sudoku/puzzle/houses.ts";
import { type SudokuPuzzle, sudokuPuzzle } from "../../engine/kinds/sudoku/puzzle/puzzle.ts";
import { cellOf, type Fact, is, isNegative, isNot, valueOf } from "../../engine/model/fact.ts";
import { cellName } from "../../engine/model/lattice.ts";
import type { Random } from "../../engine/model/random.ts";

/** A puzzle without givens. */
export function blankPuzzle(size: SudokuSize): SudokuPuzzle {
  return sudokuPuzzle(size, new Array<number>(size * size).fill(0));
}

/**
 * Facts from a text board, cells apart by spaces: `5` is placed, `.` says nothing, `12` can be 1 or 2
 * only, `{5}` can be 5 only and is not placed. Rows that are left out say nothing.
 */
export function factsOf(size: SudokuSize, board: string): Fact[] {
  const fields = board.split(/\s+/).filter((field) => field !== "");
  return fields.flatMap((field, cell) => {
    if (field === ".") return [];
    if (/^\d$/.test(field)) return [is(cell, Number(field))];
    const left = field.replace(/[{}]/g, "");
    return digitsIn(allDigits(size))
      .filter((digit) => !left.includes(String(digit)))
      .map((digit) => isNot(cell, digit));
  });
}

/** The grid of a blank puzzle that knows the facts. */
export function gridWith(puzzle: SudokuPuzzle, facts: Iterable<Fact>): CandidateGrid {
  const grid = puzzle.blank() as CandidateGrid;
  for (const fact of facts) grid.add(fact);
  return grid;
}

/** `R1C2=5` or `R1C2-5`. */
export function spell(size: SudokuSize, fact: Fact): string {
  return `${cellName(cellOf(fact), size, "en")}${isNegative(fact) ? "-" : "="}${valueOf(fact)}`;
}

/** One of the three sizes. */
export function anySize(random: Random): SudokuSize {
  return SIZES[random.below(SIZES.length)];
}

/** Facts that are true of some full board: some cells placed, some wrong digits ruled out. */
export function randomFacts(size: SudokuSize, random: Random): Fact[] {
  const full = [...fullBoard(size, random)];
  const placed = random.below(60);
  const ruledOut = random.below(100);
  return full.flatMap((digit, cell) => {
    if (random.below(100) < placed) return [is(cell, digit)];
    return digitsIn(allDigits(size) & ~(1 << digit))
      .filter(() => random.below(100) < ruledOut)
      .map((other) => isNot(cell, other));
  });
}

/** A full board with some cells blank. */
export function randomPuzzle(size: SudokuSize, random: Random): SudokuPuzzle {
  const full = [...fullBoard(size, random)];
  const kept = random.below(100);
  return sudokuPuzzle(
    size,
    full.map((digit) => (random.below(100) < kept ? digit : 0)),
  );
}
