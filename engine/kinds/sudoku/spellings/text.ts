import type { Cell } from "../../../model/fact.ts";
import { cellName } from "../../../model/lattice.ts";
import { fail, ok, type Problem, type Result } from "../../../model/result.ts";
import { SIZES, sizeWithCells } from "../puzzle/houses.ts";
import { type SudokuPuzzle, sudokuPuzzle } from "../puzzle/puzzle.ts";

/** Longest run of blanks that one letter of a progress text stands for: a is 1, z is 26. */
const LONGEST_RUN = 26;
const BEFORE_A = "a".charCodeAt(0) - 1;

/** Reads the canonical text: 16, 36 or 81 digits, row by row, with 0 or a point for a blank. */
export function parseSudoku(text: string): Result<SudokuPuzzle> {
  const stranger = text.search(/[^0-9.]/);
  if (stranger >= 0) return badCharacter(text, stranger);
  const size = sizeWithCells(text.length);
  if (!size) return wrongLength(text.length);
  const digits = Array.from(text, (character) => Number(character === "." ? 0 : character));
  const tooBig = digits.findIndex((digit) => digit > size);
  if (tooBig >= 0) return digitTooBig(tooBig, digits[tooBig], size, { line: 1, column: tooBig + 1 });
  return ok(sudokuPuzzle(size, digits));
}

/** The canonical text: one digit a cell, 0 for a blank. */
export function formatSudoku(puzzle: SudokuPuzzle): string {
  return puzzle.digits.join("");
}

/** The refusal of a digit that the size does not have. */
export function digitTooBig(cell: Cell, digit: number, size: number, at?: Problem["at"]): Result<never> {
  const name = cellName(cell, size);
  return fail(
    "digit-too-big",
    {
      en: `${name} is ${digit}, but a Sudoku of ${size}x${size} cells has only the digits 1 to ${size}: put one of those there, or 0 for a blank.`,
      zh: `${name} 是 ${digit}，而 ${size}x${size} 的数独只用数字 1 到 ${size}：请改成其中之一，或用 0 表示空格。`,
    },
    at,
  );
}

function badCharacter(text: string, at: number): Result<never> {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return fail(
    "not-a-digit",
    {
      en: `Character ${at + 1} is “${character}”; a Sudoku is written in digits, with 0 for a blank.`,
      zh: `第 ${at + 1} 个字符是“${character}”；数独只用数字书写，0 表示空格。`,
    },
    { line: 1, column: at + 1 },
  );
}

/** The refusal of a count of cells that no size has. */
export function wrongLength(length: number): Result<never> {
  const wanted = nearestLength(length);
  const off = Math.abs(wanted - length);
  const en = length < wanted ? `${off === 1 ? "one is" : `${off} are`} missing` : `${off} too many`;
  const zh = length < wanted ? `少了 ${off} 个` : `多了 ${off} 个`;
  return fail("wrong-length", {
    en: `${wanted} cells are needed, this has ${length}: ${en}. A Sudoku has 16, 36 or 81 cells.`,
    zh: `需要 ${wanted} 格，这里有 ${length} 格：${zh}。数独有 16、36 或 81 格。`,
  });
}

function nearestLength(length: number): number {
  const lengths = SIZES.map((size) => size * size);
  return lengths.reduce((best, next) => (Math.abs(next - length) <= Math.abs(best - length) ? next : best));
}

/** Progress for a link: a digit for each mark, a letter for each run of cells without; "" when there is no mark. */
export function formatMarks(_puzzle: SudokuPuzzle, marks: readonly number[]): string {
  if (marks.every((mark) => mark === 0)) return "";
  let text = "";
  let run = 0;
  const flush = (): void => {
    if (run) text += String.fromCharCode(BEFORE_A + run);
    run = 0;
  };
  for (const mark of marks) {
    if (mark) {
      flush();
      text += mark;
    } else if (++run === LONGEST_RUN) flush();
  }
  flush();
  return text;
}

/** Reads a progress text; it must fill the board exactly and leave the givens alone. */
export function parseMarks(puzzle: SudokuPuzzle, text: string): Result<number[]> {
  const marks: number[] = [];
  if (text === "") return ok(new Array<number>(puzzle.cells).fill(0));
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (/[a-z]/.test(character)) {
      for (let run = character.charCodeAt(0) - BEFORE_A; run > 0; run--) marks.push(0);
    } else if (/[1-9]/.test(character) && Number(character) <= puzzle.size) {
      if (puzzle.digits[marks.length]) return markOnGiven(puzzle, marks.length);
      marks.push(Number(character));
    } else return badProgress(puzzle, text, at);
    if (marks.length > puzzle.cells) break;
  }
  return marks.length === puzzle.cells ? ok(marks) : wrongProgressLength(puzzle, marks.length);
}

function badProgress(puzzle: SudokuPuzzle, text: string, at: number): Result<never> {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return fail("bad-progress", {
    en: `The progress in this link has “${character}” at place ${at + 1}, where a digit from 1 to ${puzzle.size} or a small letter belongs: copy the whole link again.`,
    zh: `这个链接的进度在第 ${at + 1} 位是“${character}”，那里应是 1 到 ${puzzle.size} 的数字或小写字母：请重新复制整个链接。`,
  });
}

function markOnGiven(puzzle: SudokuPuzzle, cell: number): Result<never> {
  const name = cellName(cell, puzzle.size);
  return fail("mark-on-given", {
    en: `The progress in this link writes in ${name}, which is given: it belongs to another puzzle. Open the link without its last part.`,
    zh: `这个链接的进度写在了题目已给出的 ${name} 上：它属于另一道题。请去掉链接的最后一部分再打开。`,
  });
}

function wrongProgressLength(puzzle: SudokuPuzzle, length: number): Result<never> {
  const more = length > puzzle.cells;
  return fail("progress-length", {
    en: `The progress in this link fills ${more ? "more than" : `only ${length} of`} ${puzzle.cells} cells: copy the whole link again.`,
    zh: `这个链接的进度${more ? "超过" : `只填了 ${length} 格，题目有`} ${puzzle.cells} 格：请重新复制整个链接。`,
  });
}
