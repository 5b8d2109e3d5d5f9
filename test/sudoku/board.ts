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

/** The puzzle of a text board: its givens are digits with a mark, `5!`. */
export function puzzleOf(size: SudokuSize, board: string): SudokuPuzzle {
  const digits = new Array<number>(size * size).fill(0);
  for (const [cell, field] of fieldsOf(board).entries())
    if (field.endsWith("!")) digits[cell] = Number(field[0]);
  return sudokuPuzzle(size, digits);
}

function fieldsOf(board: string): string[] {
  return board.split(/\s+/).filter((field) => field !== "");
}

/**
 * Facts from a text board, cells apart by spaces: `5` is placed, `5!` given, `.` says nothing, `12` can be 1 or 2
 * only, `{5}` can be 5 only and is not placed. Rows that are left out say nothing.
 */
export function factsOf(size: SudokuSize, board: string): Fact[] {
  return fieldsOf(board).flatMap((field, cell) => {
    if (field === ".") return [];
    if (/^\d!?$/.test(field)) return [is(cell, Number(field[0]))];
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

/** Facts that are true of some full board: most cells of two of its digits are known to hold one of the two. */
export function pairFacts(size: SudokuSize, random: Random): Fact[] {
  const pair = random.shuffle(digitsIn(allDigits(size))).slice(0, 2);
  return [...fullBoard(size, random)].flatMap((digit, cell) => {
    if (!pair.includes(digit) || random.below(4) === 0) return [];
    return digitsIn(allDigits(size))
      .filter((other) => !pair.includes(other))
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
