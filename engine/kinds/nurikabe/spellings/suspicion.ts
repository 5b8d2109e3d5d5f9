import type { Entry } from "./reading.ts";

/** Sides of boards that could as well be a Sudoku, and from how many givens on one is likely. */
const SUDOKU_GIVENS: Readonly<Record<number, number>> = { 4: 4, 6: 8, 9: 17 };
/** Lengths of rows that could each be a whole Sudoku. */
const SUDOKU_LINES = [16, 36, 81];

/**
 * Whether a grid of numbers that does not say what it is looks more like a Sudoku (or a list of them):
 * its size and digits would do, and numbers stand side by side, which no Nurikabe with an answer has,
 * or there are many and none twice in a row or column.
 */
export function mayBeSudoku(rows: number, cols: number, entries: readonly Entry[]): boolean {
  const isBoard = rows === cols && cols in SUDOKU_GIVENS;
  if (!isBoard && !SUDOKU_LINES.includes(cols)) return false;
  const most = isBoard ? cols : 9;
  const numbers = entries.map(({ clue }) => clue);
  if (numbers.some((number) => number < 0 || number > most)) return false;
  if (entries.some(({ mark }) => mark !== 0)) return false;
  const isBeside = numbers.some(
    (number, cell) =>
      number > 0 && (((cell + 1) % cols !== 0 && numbers[cell + 1] > 0) || (numbers[cell + cols] ?? 0) > 0),
  );
  if (isBeside || !isBoard) return isBeside;
  const givens = numbers.filter((number) => number > 0).length;
  return givens >= SUDOKU_GIVENS[cols] && !repeats(numbers, cols);
}

function repeats(numbers: readonly number[], side: number): boolean {
  const seen = new Set<string>();
  return numbers.some((number, cell) => {
    if (number === 0) return false;
    const places = [`r${Math.floor(cell / side)}:${number}`, `c${cell % side}:${number}`];
    const isTwice = places.some((place) => seen.has(place));
    for (const place of places) seen.add(place);
    return isTwice;
  });
}
