import { type Fact, is, isNot } from "../../../model/fact.ts";
import type { RulePosition } from "../../../model/position.ts";
import type { Random } from "../../../model/random.ts";
import { allDigits, digitsIn } from "../../shared/digit-grid.ts";
import { SIZES, type SudokuSize } from "../puzzle/houses.ts";
import { type SudokuPuzzle, sudokuPuzzle } from "../puzzle/puzzle.ts";
import { fullBoard } from "./full.ts";

/** Of a hundred: most cells that are placed in a position. */
const MOST_PLACED = 60;

/** A puzzle without givens and facts that are true of some full board: some cells placed, some wrong digits ruled out. Half of them are 9x9. */
export function position(random: Random): RulePosition<SudokuPuzzle> {
  const size: SudokuSize = random.below(2) === 0 ? 9 : SIZES[random.below(SIZES.length)];
  const answer = [...fullBoard(size, random)];
  const placed = random.below(MOST_PLACED);
  const ruledOut = random.below(100);
  const facts = answer.flatMap((digit, cell): Fact[] => {
    if (random.below(100) < placed) return [is(cell, digit)];
    return digitsIn(allDigits(size) & ~(1 << digit))
      .filter(() => random.below(100) < ruledOut)
      .map((other) => isNot(cell, other));
  });
  return { puzzle: sudokuPuzzle(size, new Array<number>(size * size).fill(0)), facts, answer };
}
