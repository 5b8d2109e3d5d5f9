import type { ExportKind, Spelling } from "../contract/kind.ts";
import { EMPTY, encodeNumber16 } from "../shared/number16.ts";
import { DIGIT_LINE, PZPR } from "../shared/spelling-words.ts";
import type { SudokuPuzzle } from "./puzzle/puzzle.ts";
import { formatSudoku } from "./spellings/text.ts";

/** Marks these digits as a Sudoku: some readers take a sparse grid for another puzzle. */
const COMMENT = "#CErgo";

const sdk: Spelling<SudokuPuzzle> = {
  id: "sdk",
  ending: "sdk",
  name: { en: "Sudoku file", zh: "数独文件" },
  note: { en: "Most Sudoku programs open it.", zh: "多数数独软件都能打开。" },
  carriesMarks: true,
  /** The bare grid that every reader of `.sdk` knows; SadMan's sections once there is a state to keep. */
  write(puzzle, marks) {
    const grid = rowsOf(puzzle, puzzle.digits).map(dotted);
    if (marks.every((mark) => mark === 0)) return lines([COMMENT, ...grid]);
    const state = rowsOf(puzzle, shown(puzzle, marks)).map(dotted);
    return lines([COMMENT, "[Puzzle]", ...grid, "[State]", ...state]);
  },
};

const pzpr: Spelling<SudokuPuzzle> = {
  ...PZPR,
  carriesMarks: true,
  /** The size, the givens, then the player's digits; pzprjs ends each cell with a space. */
  write(puzzle, marks) {
    const spaced = (row: readonly number[]): string => row.map((digit) => `${digit || "."} `).join("");
    const answers = puzzle.digits.map((given, cell) => (given ? 0 : marks[cell]));
    return lines([
      "pzprv3",
      "sudoku",
      String(puzzle.size),
      ...rowsOf(puzzle, puzzle.digits).map(spaced),
      ...rowsOf(puzzle, answers).map(spaced),
    ]);
  },
};

const line: Spelling<SudokuPuzzle> = {
  ...DIGIT_LINE,
  carriesMarks: false,
  write: (puzzle) => lines([formatSudoku(puzzle)]),
};

const sdm: Spelling<SudokuPuzzle> = {
  ...line,
  id: "sdm",
  ending: "sdm",
  name: { en: "Sudoku collection", zh: "数独题集" },
  note: { en: "One puzzle a line, to add to others.", zh: "每行一题，可并入题集。" },
};

/** Sudoku's ways out: `.sdk`, pzpr's file, the digits in a line, `.sdm`, and the address of puzz.link. */
export const sudokuExport: ExportKind<SudokuPuzzle> = {
  id: "sudoku",
  spellings: [sdk, pzpr, line, sdm],
  address({ size, digits }) {
    const body = encodeNumber16(digits.map((digit) => digit || EMPTY));
    return `https://puzz.link/p?sudoku/${size}/${size}/${body}`;
  },
  set: { ending: "sdm", line: formatSudoku },
  answer: (_puzzle, answer) => answer.join(""),
};

/** The digit of each cell, given or written. */
function shown({ digits }: SudokuPuzzle, marks: readonly number[]): number[] {
  return digits.map((digit, cell) => digit || marks[cell]);
}

function rowsOf({ size }: SudokuPuzzle, digits: readonly number[]): number[][] {
  return Array.from({ length: size }, (_, row) => digits.slice(row * size, (row + 1) * size));
}

function dotted(row: readonly number[]): string {
  return row.map((digit) => digit || ".").join("");
}

function lines(texts: readonly string[]): string {
  return `${texts.join("\n")}\n`;
}
