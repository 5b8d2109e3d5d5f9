import { SIZES } from "../puzzle/houses.ts";
import { readingOf, type SudokuReading } from "./reading.ts";
import type { Rows } from "./rows.ts";
import { digitOf } from "./tally.ts";

/** Reads a grid in which only a space can mean a blank: plain, every other column, or padded between borders. */
export function readSpaced({ bare }: Rows): SudokuReading {
  if (bare.length !== 1 && !SIZES.some((size) => size === bare.length)) return null;
  const rows = bare.map((row) => row.text.replace(/\t/g, " ").trimEnd());
  if (rows.some((row) => /[^1-9 |]/.test(row)) || !rows.some((row) => row.includes(" "))) return null;
  for (const size of SIZES) {
    if (rows.length !== size && rows.length !== 1) continue;
    const wide = rows.length === 1 ? size * size : size;
    if (!rows.some((row) => row.length > (wide * 2) / 3)) continue;
    const lines = rows.map((row) => spacedCells(row, wide));
    if (lines.every((line) => line !== null) && lines.some((line) => line.includes(0))) {
      return readingOf(lines.flat());
    }
  }
  return null;
}

function spacedCells(row: string, wide: number): number[] | null {
  const segments = row.replace(/^ *\|/, "").replace(/\|$/, "").split("|");
  const each = wide / segments.length;
  if (!Number.isInteger(each)) return null;
  const parts = segments.map((segment) => spacedSegment(segment, each));
  return parts.every((part) => part !== null) ? parts.flat() : null;
}

function spacedSegment(segment: string, wide: number): number[] | null {
  const cellsFrom = (from: number, step: number): number[] =>
    Array.from({ length: wide }, (_, at) => Math.max(0, digitOf(segment[from + at * step] ?? " ")));
  if (segment.length <= wide) return cellsFrom(0, 1);
  if (segment.length > 2 * wide + 1) return null;
  if (/^(?: .){0,81} ?$/.test(segment) && segment.length === 2 * wide + 1) return cellsFrom(1, 2);
  return /^(?:. ){0,81}.?$/.test(segment) && segment.length <= 2 * wide ? cellsFrom(0, 2) : null;
}
