import { fail, ok, type Result } from "../../../model/result.ts";
import { sizeWithCells } from "../puzzle/houses.ts";
import { type SudokuPuzzle, sudokuPuzzle } from "../puzzle/puzzle.ts";
import { digitTooBig, wrongLength } from "./text.ts";

/** A Sudoku read from a text, with the marks that stood in it, if any. */
export interface ReadSudoku {
  readonly puzzle: SudokuPuzzle;
  readonly marks?: number[];
}

/** The result of reading one spelling; null when the text is not in that spelling. */
export type SudokuReading = Result<ReadSudoku> | null;

/** One unpacker of packed texts, handed in so that its library is loaded only when needed. */
export interface Unpack {
  /** Text of LZ-string's base64, or null when it is none. */
  lz(base64: string): string | null;
}

/** The puzzle with these digits, 0 for blank; any count of cells is judged here. */
export function readingOf(digits: readonly number[], marks: readonly number[] = []): Result<ReadSudoku> {
  const size = sizeWithCells(digits.length);
  if (!size)
    return isSquareTooLarge(digits.length) ? tooLarge(Math.sqrt(digits.length)) : wrongLength(digits.length);
  const stranger = digits.findIndex((digit, cell) => Math.max(digit, marks[cell] ?? 0) > size);
  if (stranger >= 0) return digitTooBig(stranger, Math.max(digits[stranger], marks[stranger] ?? 0), size);
  const puzzle = sudokuPuzzle(size, digits);
  const written = digits.map((digit, cell) => (digit ? 0 : (marks[cell] ?? 0)));
  return ok(written.some((mark) => mark > 0) ? { puzzle, marks: written } : { puzzle });
}

function isSquareTooLarge(cells: number): boolean {
  return cells > 81 && Number.isInteger(Math.sqrt(cells));
}

/** The refusal of a size that is not played here. */
export function tooLarge(size: number): Result<never> {
  return fail("size", {
    en: `This is a Sudoku of ${size}x${size} cells; Ergo plays 4x4, 6x6 and 9x9.`,
    zh: `这是 ${size}x${size} 的数独；“所以”可玩 4x4、6x6 和 9x9。`,
  });
}

/** The refusal of a puzzle with laws beyond those of Sudoku. */
export function variant(laws: readonly string[]): Result<never> {
  const named = laws.slice(0, 3).join(", ");
  return fail("variant", {
    en: `This Sudoku has rules of its own (${named}); Ergo knows the classic rules only.`,
    zh: `这道数独另有规则（${named}）；“所以”只懂标准数独的规则。`,
  });
}

/** The refusal of a packed text that does not unpack. */
export function damaged(): Result<never> {
  return fail("damaged", {
    en: "This address carries a packed puzzle that cannot be unpacked: copy the whole address again.",
    zh: "这个地址里打包的题目无法解开：请重新复制完整的地址。",
  });
}
