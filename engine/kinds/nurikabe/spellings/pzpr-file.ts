import { linesOf } from "../../../model/lines.ts";
import { BLANK_MARK, DOT_MARK, WALL_MARK } from "../puzzle/marks.ts";
import { ANY_SIZE, sizeProblem } from "../puzzle/size.ts";
import {
  badWord,
  type CellReading,
  type NurikabeReading,
  problem,
  puzzleOf,
  type TextWord,
  wordsIn,
  wrongHeight,
  wrongWidth,
} from "./reading.ts";

const HEAD = /^\s*pzprv3(?:\.\d+)?[\s/]+nurikabe[\s/]+(\d+)[\s/]+(\d+)/i;

/** Reads a pzprv3 file: rows first, then the columns, then a line a row of numbers, `-` for "?", `.`, `#` and `+`. */
export function readPzprFile(text: string): NurikabeReading {
  const head = HEAD.exec(text);
  if (!head) return null;
  const [rows, cols] = [Number(head[1]), Number(head[2])];
  const size = sizeProblem(rows, cols);
  if (size) return problem(size);
  const lines = rowsAfter(text, head[0].length, rows).slice(0, rows);
  if (lines.length < rows) return wrongHeight(lines.length, rows);
  const entries: CellReading[] = [];
  for (const words of lines) {
    if (words.length !== cols) return wrongWidth(words[0].at.line, words.length, cols);
    for (const word of words) {
      const entry = entryOf(word.text);
      if (!entry) return badWord(word, EXPECTED);
      entries.push(entry);
    }
  }
  return puzzleOf(rows, cols, entries);
}

const EXPECTED = {
  en: "a number, “-” for a question mark, “.”, “#” or “+”",
  zh: "数字、表示问号的“-”、“.”、“#”或“+”",
};

/** The rows after the head, each with at least one word; a slash ends a row as well as a line end does. At least the first `most` of them. */
function rowsAfter(text: string, from: number, most: number): TextWord[][] {
  const kept = text.slice(0, from).replace(/[^\r\n]/g, " ") + text.slice(from);
  const rows: TextWord[][] = [];
  linesOf(kept).forEach((line, index) => {
    let before = 0;
    if (rows.length >= most) return;
    for (const piece of line.split("/")) {
      const placed = wordsIn(piece, index + 1).map(({ text: word, at }) => ({
        text: word,
        at: { line: index + 1, column: before + at.column },
      }));
      if (placed.length > 0) rows.push(placed);
      before += piece.length + 1;
    }
  });
  return rows;
}

function entryOf(word: string): CellReading | null {
  if (word === ".") return { clue: 0, mark: BLANK_MARK };
  if (word === "#") return { clue: 0, mark: WALL_MARK };
  if (word === "+") return { clue: 0, mark: DOT_MARK };
  if (word === "-") return { clue: ANY_SIZE, mark: BLANK_MARK };
  return /^[1-9]\d{0,5}$/.test(word) ? { clue: Number(word), mark: BLANK_MARK } : null;
}
