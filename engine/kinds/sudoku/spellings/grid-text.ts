import type { SudokuSize } from "../puzzle/houses.ts";
import { readingOf, type SudokuReading } from "./reading.ts";
import type { Rows } from "./rows.ts";
import { digitsIn, type LineTally, placesIn, sizeOf, withoutDashes } from "./tally.ts";
import { digitTooBig } from "./text.ts";

/** Reads a grid of one character a cell, in one line or many, with or without borders, titles and comments. */
export function readGridText({ tallies, bareTallies }: Rows): SudokuReading {
  return readCells(bareTallies) ?? readCells(tallies) ?? readCells(withoutDashes(bareTallies));
}

function readCells(all: readonly LineTally[]): SudokuReading {
  const cellsOnly = all.filter(({ strangers }) => strangers === 0);
  for (const lines of [all, cellsOnly]) {
    const size = sizeOf(lines);
    if (size) return judged(lines, size);
  }
  return null;
}

/** Sixteen digits in a line may be anything, so there a digit too big means that they are no Sudoku. */
function judged(lines: readonly LineTally[], size: SudokuSize): SudokuReading {
  const digits = lines.flatMap(digitsIn);
  const wrong = digits.findIndex((digit) => digit > size);
  if (wrong < 0) return readingOf(digits);
  if (lines.length !== size) return null;
  const places = lines.flatMap((line) =>
    placesIn(line).map((place) => ({ line: line.row.line, column: place + 1 })),
  );
  return digitTooBig(wrong, digits[wrong], size, places[wrong]);
}
