import type { SudokuSize } from "../houses.ts";
import { digitTooBig } from "../text.ts";
import { type Reading, readingOf } from "./reading.ts";
import { type Row, withoutRules } from "./rows.ts";
import { type Dash, sizeOf, type Tally, tallies } from "./tally.ts";

/** Reads a grid of one character a cell, in one line or many, with or without borders, titles and comments. */
export function readGridText(rows: readonly Row[]): Reading {
  const bare = withoutRules(rows);
  return readCells(bare, "blank") ?? readCells(rows, "blank") ?? readCells(bare, "border");
}

function readCells(rows: readonly Row[], dash: Dash): Reading {
  const all = tallies(rows, dash);
  const cellsOnly = all.filter(({ strangers }) => strangers.length === 0);
  for (const lines of [all, cellsOnly]) {
    const size = sizeOf(lines);
    if (size) return judged(lines, size);
  }
  return null;
}

/** Sixteen digits in a line may be anything, so there a digit too big means that they are no Sudoku. */
function judged(lines: readonly Tally[], size: SudokuSize): Reading {
  const digits = lines.flatMap((line) => line.digits);
  const wrong = digits.findIndex((digit) => digit > size);
  if (wrong < 0) return readingOf(digits);
  if (lines.length !== size) return null;
  const places = lines.flatMap(({ row, places }) =>
    places.map((place) => ({ line: row.line, column: place + 1 })),
  );
  return digitTooBig(wrong, digits[wrong], size, places[wrong]);
}
