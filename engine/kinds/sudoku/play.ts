import type { Board, Move } from "../../model/board.ts";
import { cellOf, type Fact, is, isNegative, isNot, type Value, valueOf } from "../../model/fact.ts";
import type { PlayKind } from "../contract/kind.ts";
import { noneFinished } from "../shared/defaults.ts";
import { digitsIn } from "../shared/digit-grid.ts";
import { candidatesAt, candidatesOf } from "./candidates.ts";
import type { SudokuPuzzle } from "./puzzle/puzzle.ts";
import { LAW_TEXTS, sayBinding, sayFact, spellValue } from "./puzzle/words.ts";
import { formatMarks, formatSudoku, parseMarks, parseSudoku } from "./spellings/text.ts";

/** Sudoku as the page knows it. */
export const sudoku: PlayKind<SudokuPuzzle> = {
  id: "sudoku",
  name: { en: "Sudoku", zh: "数独" },
  hand: "digits",
  parse: parseSudoku,
  format: formatSudoku,
  read,
  write,
  completed: (_puzzle, marks) => marks,
  marksOf: (puzzle, answer) => answer.map((digit, cell) => (puzzle.digits[cell] ? 0 : digit)),
  candidates: candidatesOf,
  finished: noneFinished,
  formatMarks,
  parseMarks,
  sayFact,
  sayBinding,
  lawTexts: LAW_TEXTS,
  spellValue,
};

/** Marks are placements. In auto-candidate mode a strike rules a digit out where it shows: in a blank cell. */
function read(puzzle: SudokuPuzzle, board: Board): Fact[] {
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
function write(puzzle: SudokuPuzzle, board: Board, fact: Fact): Move | null {
  const cell = cellOf(fact);
  const digit = valueOf(fact);
  return isNegative(fact) ? strike(puzzle, board, cell, digit) : mark(puzzle, board, cell, digit);
}

function mark(puzzle: SudokuPuzzle, board: Board, cell: number, digit: Value): Move | null {
  if (puzzle.digits[cell] || board.marks[cell] === digit) return null;
  return { type: "mark", cells: [cell], mark: digit };
}

function strike(puzzle: SudokuPuzzle, board: Board, cell: number, digit: Value): Move | null {
  if (!board.auto || !(candidatesAt(puzzle, board, cell) & (1 << digit))) return null;
  return { type: "note", layer: "struck", cells: [cell], value: digit, on: true };
}
