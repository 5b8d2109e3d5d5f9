import type { Board, Move } from "../../model/board.ts";
import {
  type Cell,
  cellOf,
  type Fact,
  is,
  isNegative,
  isNot,
  type Value,
  valueOf,
} from "../../model/fact.ts";
import { assert } from "../../model/result.ts";
import type { PlayKind, SeenBreak } from "../contract/kind.ts";
import { noneFinished } from "./defaults.ts";
import { allDigits, digitsIn } from "./digit-grid.ts";
import { peersIn } from "./digit-houses.ts";
import { formatMarks, parseMarks } from "./digit-marks.ts";
import type { DigitPuzzle } from "./digit-puzzle.ts";
import { sayFact, spellValue } from "./digit-say.ts";

let saying: typeof DIGIT_PLAY.sayBinding | null = null;

/** Called by `digit-binding.ts`, which comes with what explains. */
export function bringBinding(say: typeof DIGIT_PLAY.sayBinding): void {
  saying = say;
}

/** How a kind of digits is played, whatever its name and its laws. */
export const DIGIT_PLAY: Omit<PlayKind<DigitPuzzle>, "id" | "name" | "parse" | "lawTexts"> = {
  hand: "digits",
  format: ({ digits }) => digits.join(""),
  read,
  write,
  completed: (_puzzle, marks) => marks,
  marksOf: ({ digits }, answer) => answer.map((digit, cell) => (digits[cell] ? 0 : digit)),
  candidates: candidatesOf,
  finished: noneFinished,
  seen,
  formatMarks,
  parseMarks,
  sayFact,
  sayBinding(...given) {
    assert(saying !== null, "who says a binding imports the wording of all kinds");
    return saying(...given);
  },
  spellValue,
};

/** The digit that a cell shows, given or written; 0 when blank. */
function shownAt(puzzle: DigitPuzzle, board: Board, cell: Cell): number {
  return puzzle.digits[cell] || board.marks[cell];
}

/**
 * The candidates that each cell shows in auto-candidate mode, as bit sets: all digits less those its
 * peers show, less those struck out; none in a filled cell.
 */
export function candidatesOf(puzzle: DigitPuzzle, board: Board): number[] {
  return puzzle.digits.map((_, cell) => candidatesAt(puzzle, board, cell));
}

function candidatesAt(puzzle: DigitPuzzle, board: Board, cell: Cell): number {
  if (shownAt(puzzle, board, cell)) return 0;
  let bits = allDigits(puzzle.rows) & ~board.struck[cell];
  for (const peer of peersIn(puzzle.houses, puzzle.cells)[cell]) bits &= ~(1 << shownAt(puzzle, board, peer));
  return bits;
}

/** Equal digits in a house. */
function seen(puzzle: DigitPuzzle, board: Board): SeenBreak[] {
  const { houses, size } = puzzle;
  const groups = houses.flatMap(({ law, cells }) =>
    digitsIn(allDigits(size)).map((digit) => ({
      as: law,
      cells: cells.filter((cell) => shownAt(puzzle, board, cell) === digit),
    })),
  );
  return groups.filter(({ cells }) => cells.length > 1);
}

/** Marks are placements. In auto-candidate mode a strike rules a digit out where it shows: in a blank cell. */
function read(puzzle: DigitPuzzle, board: Board): Fact[] {
  const facts: Fact[] = [];
  for (let cell = 0; cell < puzzle.cells; cell++) {
    if (board.marks[cell]) facts.push(is(cell, board.marks[cell]));
    else if (board.auto && !puzzle.digits[cell]) {
      for (const digit of digitsIn(board.struck[cell])) facts.push(isNot(cell, digit));
    }
  }
  return facts;
}

/** A placement is a mark, unless the cell is given or shows it; an exclusion is a strike on a candidate that shows. */
function write(puzzle: DigitPuzzle, board: Board, fact: Fact): Move | null {
  const cell = cellOf(fact);
  const digit = valueOf(fact);
  return isNegative(fact) ? strike(puzzle, board, cell, digit) : mark(puzzle, board, cell, digit);
}

function mark(puzzle: DigitPuzzle, board: Board, cell: number, digit: Value): Move | null {
  if (puzzle.digits[cell] || board.marks[cell] === digit) return null;
  return { type: "mark", cells: [cell], mark: digit };
}

function strike(puzzle: DigitPuzzle, board: Board, cell: number, digit: Value): Move | null {
  if (!board.auto || !(candidatesAt(puzzle, board, cell) & (1 << digit))) return null;
  return { type: "note", layer: "struck", cells: [cell], value: digit, on: true };
}
