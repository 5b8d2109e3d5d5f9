import { type Cell, is, isNot, type Value } from "../../../model/fact.ts";
import { CandidateGrid } from "../../shared/digit-grid.ts";
import type { SudokuSize } from "../puzzle/houses.ts";
import { MOST_STEPS } from "../ripple/chain-steps.ts";
import { Ripple } from "../ripple/ripple.ts";

/** Lengths of chains that are told apart. Above the last one there is only what no single chain solves. */
const LENGTHS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 27, 30, 35, 40, 50];
const ALL = [...LENGTHS, MOST_STEPS + 1];

/** How stubborn a puzzle is: two of them compare by `rank`, then by `open`. */
export interface Stubbornness {
  /** Counts up with the length of the chains that the puzzle cannot be solved without. */
  readonly rank: number;
  /** How many candidates all shorter chains leave. */
  readonly open: number;
}

/** The rank of puzzles that need a chain of so many steps or more. */
export function rankOf(steps: number): number {
  return ALL.findIndex((length) => length >= steps);
}

/**
 * How stubborn a puzzle with one answer is: how long the chains of singles and locked candidates from one candidate to a
 * broken house must be, at least, so that ruling out candidates by such chains alone solves it. It goes along with the level
 * of a rating and is found in a thousandth of the time.
 * @param least Where chains of a lower rank solve it, rank 0 is told.
 */
export function stubbornness(digits: ArrayLike<Value>, size: SudokuSize, least = 0): Stubbornness {
  const ripple = settled(digits, size);
  let open = openIn(ripple, size);
  for (let rank = Math.max(0, least - 1); rank < ALL.length; rank++) {
    const before = open.length;
    open = ruleOut(ripple, size, open, ALL[rank]);
    if (open.length === 0) return { rank: rank < least ? 0 : rank, open: before };
  }
  return { rank: ALL.length, open: open.length };
}

/** Whether singles and locked candidates write a digit into one of some cells. Cost: a third of a rank. */
export function decides(digits: ArrayLike<Value>, size: SudokuSize, cells: readonly Cell[]): boolean {
  if (cells.some((cell) => digits[cell] !== 0)) return true;
  const ripple = settled(digits, size);
  return cells.some((cell) => ripple.digitAt(cell) !== 0);
}

/** All that singles and locked candidates find out. */
function settled(digits: ArrayLike<Value>, size: SudokuSize): Ripple {
  const ripple = new Ripple(size, new CandidateGrid(size));
  for (let cell = 0; cell < digits.length; cell++) {
    if (digits[cell] === 0) continue;
    ripple.suppose(is(cell, digits[cell]));
    ripple.settle();
  }
  return ripple;
}

type Open = readonly (readonly [Cell, Value])[];

/** Rules out all candidates that lead to a broken house in fewer steps, again and again; what is left. */
function ruleOut(ripple: Ripple, size: SudokuSize, candidates: Open, steps: number): Open {
  let open = candidates;
  for (let news = true; news && open.length > 0; ) {
    news = false;
    for (const [cell, digit] of open) {
      if (ripple.knows(isNot(cell, digit)) || ripple.knows(is(cell, digit))) continue;
      const mark = ripple.mark();
      const holds = ripple.suppose(is(cell, digit), steps);
      ripple.undo(mark);
      if (holds) continue;
      news = true;
      ripple.suppose(isNot(cell, digit));
      ripple.settle();
    }
    open = openIn(ripple, size);
  }
  return open;
}

function openIn(ripple: Ripple, size: SudokuSize): Open {
  const open: [Cell, Value][] = [];
  for (let cell = 0; cell < size * size; cell++) {
    for (let digit = 1; digit <= size; digit++) {
      if (!ripple.knows(isNot(cell, digit)) && !ripple.knows(is(cell, digit))) open.push([cell, digit]);
    }
  }
  return open;
}
