import { linesOf } from "../../../model/lines.ts";
import { fail } from "../../../model/result.ts";
import { mayBeDigits } from "../../shared/digit-look.ts";
import { BLANK_MARK, DOT_MARK, WALL_MARK } from "../puzzle/marks.ts";
import { ANY_SIZE } from "../puzzle/size.ts";
import { type CellReading, type NurikabeReading, puzzleOf, wordsIn, wrongWidth } from "./reading.ts";

/** Boards at most so wide and high, with rows of different lengths, are left for Sudoku to complain about. */
const SUDOKU_SIDE = 9;
const SEPARATORS = /[\s,;|]+/g;

/** A line with cells, by its number from 1. */
interface GridRow {
  readonly line: number;
  readonly width: number;
}

/**
 * Reads a plain grid, one row a line: numbers between spaces or commas, or one character a cell with
 * a to z for 10 to 35; `.`, `-`, `_` or 0 is blank, `?` a clue of any size, `#` a wall, `+` a dot.
 */
export function readGridText(text: string): NurikabeReading {
  const lines = linesOf(text);
  if (lines.findIndex(holdsCells) === lines.findLastIndex(holdsCells)) return null;
  const isSpaced = lines.some((line) => /[^\s,;|][\s,;|]+[^\s,;|]/.test(line));
  const rows: GridRow[] = [];
  const entries: CellReading[] = [];
  for (const [index, line] of lines.entries()) {
    const before = entries.length;
    for (const word of isSpaced ? line.split(SEPARATORS) : line.replace(SEPARATORS, "")) {
      if (word === "") continue;
      if (isSpaced && /^-\d+$/.test(word)) return clueBelowOne(word, line, index + 1);
      const entry = isSpaced ? spacedEntry(word) : packedEntry(word);
      if (!entry) return null;
      entries.push(entry);
    }
    if (entries.length > before) rows.push({ line: index + 1, width: entries.length - before });
  }
  if (!entries.some(({ clue }) => clue !== 0) || entries.every(({ clue }) => clue !== 0)) return null;
  const width = commonWidth(rows);
  const odd = rows.find((row) => row.width !== width);
  if (odd) {
    const isSmall = width <= SUDOKU_SIDE && rows.length <= SUDOKU_SIDE + 2;
    return isSmall ? null : wrongWidth(odd.line, odd.width, width);
  }
  if (mayBeDigits(rows.length, width, entries)) return null;
  return puzzleOf(rows.length, width, entries);
}

function holdsCells(line: string): boolean {
  return /[^\s,;|]/.test(line);
}

function clueBelowOne(text: string, line: string, number: number): NurikabeReading {
  const place = wordsIn(line, number, ",;|").find((word) => word.text === text);
  return fail(
    "clue-below-one",
    {
      en: `The clue ${text} is below 1, but the smallest island has 1 cell: a clue is 1 or more, or “?”.`,
      zh: `提示数 ${text} 小于 1，但最小的岛有 1 格：提示数应为 1 或更大，或用“?”。`,
    },
    place?.at,
  );
}

/** The width that most rows have, the greatest of several. */
function commonWidth(rows: readonly GridRow[]): number {
  const counts = new Map<number, number>();
  for (const { width } of rows) counts.set(width, (counts.get(width) ?? 0) + 1);
  return [...counts].sort(([a, many], [b, more]) => more - many || b - a)[0][0];
}

function spacedEntry(word: string): CellReading | null {
  if (/^[1-9]\d{0,5}$/.test(word)) return { clue: Number(word), mark: BLANK_MARK };
  return word.length === 1 ? sign(word) : null;
}

function packedEntry(character: string): CellReading | null {
  if (/[1-9a-z]/.test(character)) return { clue: Number.parseInt(character, 36), mark: BLANK_MARK };
  return sign(character);
}

const BLANK: CellReading = { clue: 0, mark: BLANK_MARK };
const ANY: CellReading = { clue: ANY_SIZE, mark: BLANK_MARK };
const WALL: CellReading = { clue: 0, mark: WALL_MARK };
const DOT: CellReading = { clue: 0, mark: DOT_MARK };

function sign(character: string): CellReading | null {
  switch (character) {
    case ".":
    case "-":
    case "_":
    case "0":
      return BLANK;
    case "?":
      return ANY;
    case "#":
      return WALL;
    case "+":
      return DOT;
    default:
      return null;
  }
}
