import { SIZES, sizeWithCells } from "../puzzle/houses.ts";
import { readingOf, type SudokuReading } from "./reading.ts";
import type { TextRow } from "./row.ts";
import { digitOf } from "./tally.ts";

/** Cells of the smallest board. */
export const FEWEST_CELLS = Math.min(...SIZES) ** 2;

/** Reads the puzzle that stands in one line: a field of 81 characters among others, or 16 or 36 alone. */
export function readLine(row: TextRow): SudokuReading {
  if (row.text.length < FEWEST_CELLS) return null;
  const fields = row.text.split(/[\s,;|"']+/).filter((field) => field !== "");
  const field = fields.find((one) => isPuzzle(one) && (one.length === 81 || fields.length === 1));
  return field === undefined ? null : readingOf(Array.from(field, (sign) => digitOf(sign)));
}

function isPuzzle(field: string): boolean {
  const size = sizeWithCells(field.length);
  return size !== undefined && Array.from(field).every((sign) => digitOf(sign) >= 0 && digitOf(sign) <= size);
}
