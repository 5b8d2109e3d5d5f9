import type { Cell } from "../../../model/fact.ts";
import { cellName } from "../../../model/lattice.ts";
import { fail, ok, type Problem, type Result } from "../../../model/result.ts";
import type { Lang } from "../../../model/words.ts";
import { SIZES, sizeWithCells } from "../puzzle/houses.ts";
import { type SudokuPuzzle, sudokuPuzzle } from "../puzzle/puzzle.ts";

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
  const name = (lang: Lang) => cellName(cell, size, lang);
  return fail(
    "digit-too-big",
    {
      en: `${name("en")} is ${digit}, but a Sudoku of ${size}x${size} cells has only the digits 1 to ${size}: put one of those there, or 0 for a blank.`,
      zh: `${name("zh")}是 ${digit}，而 ${size}x${size} 的数独只用数字 1 到 ${size}：请改成其中之一，或用 0 表示空格。`,
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
  const en = `${off} too ${length < wanted ? "few" : "many"}`;
  const zh = length < wanted ? `少了 ${off} 个` : `多了 ${off} 个`;
  return fail("wrong-length", {
    en: `${wanted} cells are needed, but there are ${length}: ${en}. A Sudoku has 16, 36 or 81 cells.`,
    zh: `需要 ${wanted} 格，这里有 ${length} 格：${zh}。数独有 16、36 或 81 格。`,
  });
}

function nearestLength(length: number): number {
  const lengths = SIZES.map((size) => size * size);
  return lengths.reduce((best, next) => (Math.abs(next - length) <= Math.abs(best - length) ? next : best));
}
