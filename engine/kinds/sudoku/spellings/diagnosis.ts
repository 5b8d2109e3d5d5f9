import { fail, type Result } from "../../../model/result.ts";
import { SIZES, type SudokuSize } from "../puzzle/houses.ts";
import { tooLarge } from "./reading.ts";
import type { Rows } from "./rows.ts";
import type { LineTally } from "./tally.ts";
import { wrongLength } from "./text.ts";

/** A text with so many cells was meant as a Sudoku of 9x9. */
const FEWEST = 60;
const MOST = 110;

/** The problem of a text that was meant as a grid; null when nothing suggests a Sudoku. */
export function diagnose({ bareTallies }: Rows): Result<never> | null {
  const lines = bareTallies.filter(({ cells, strangers }) => strangers <= 2 && cells > strangers);
  const total = lines.reduce((sum, { cells }) => sum + cells, 0);
  const side = Math.sqrt(total);
  if (total > MOST && Number.isInteger(side) && lines.length === side) return tooLarge(side);
  const size = meantSize(lines, total);
  if (!size) return null;
  const odd = lines.find(({ strangers }) => strangers > 0);
  if (odd) return stranger(odd);
  const uneven = lines.find(({ cells }) => cells !== size);
  if (lines.length === size && uneven) return unevenRow(uneven, size);
  return wrongLength(total);
}

function meantSize(lines: readonly LineTally[], total: number): SudokuSize | undefined {
  const square = SIZES.find(
    (size) =>
      Math.abs(lines.length - size) <= 1 &&
      lines.filter(({ cells }) => cells === size).length >= Math.max(3, size - 2),
  );
  return square ?? (total >= FEWEST && total <= MOST ? 9 : undefined);
}

function stranger({ row, stranger: place }: LineTally): Result<never> {
  const sign = String.fromCodePoint(row.text.codePointAt(place) ?? 0);
  return fail(
    "not-a-digit",
    {
      en: `Line ${row.line}, column ${place + 1}: “${sign}” is neither a digit nor a blank. Put the digit there, or 0 for a blank.`,
      zh: `第 ${row.line} 行第 ${place + 1} 列：“${sign}”既不是数字也不是空格。请改成数字，或用 0 表示空格。`,
    },
    { line: row.line, column: place + 1 },
  );
}

function unevenRow({ row, cells }: LineTally, size: number): Result<never> {
  const more = cells > size;
  const off = Math.abs(size - cells);
  return fail(
    "uneven-row",
    {
      en: `Line ${row.line} has ${cells} cells where ${size} are needed: ${more ? "take" : "put in"} ${off === 1 ? "one" : off}${more ? " out" : ""}.`,
      zh: `第 ${row.line} 行有 ${cells} 格，应有 ${size} 格：请${more ? "去掉" : "补上"} ${off} 格。`,
    },
    { line: row.line, column: 1 },
  );
}
