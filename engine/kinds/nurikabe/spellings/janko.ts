import { linesOf } from "../../../model/lines.ts";
import { BLANK_MARK } from "../puzzle/marks.ts";
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

const EXPECTED = { en: "“-”, “?” or a number from 1", zh: "“-”、“?”或从 1 起的数字" };

/** Reads janko.at's text: `puzzle nurikabe`, a size, and the rows after `[problem]`; the rest is ignored. */
export function readJanko(text: string): NurikabeReading {
  if (!/\[problem\]/i.test(text)) return null;
  const lines = linesOf(text);
  const start = lines.findIndex((line) => /^\s*\[problem\](?:\s|$)/i.test(line));
  if (start < 0 || !lines.some((line) => /^\s*puzzle\s+nurikabe\s*$/i.test(line))) return null;
  const rows = rowsAfter(lines, start);
  const head = lines.slice(0, start);
  const side = keyOf(head, "size");
  const height = keyOf(head, "rows") ?? side ?? rows.length;
  const width = keyOf(head, "cols") ?? side ?? rows[0]?.length ?? 0;
  const size = sizeProblem(height, width);
  if (size) return problem(size);
  if (rows.length !== height) return wrongHeight(rows.length, height);
  const entries: CellReading[] = [];
  for (const words of rows) {
    if (words.length !== width) return wrongWidth(words[0].at.line, words.length, width);
    for (const word of words) {
      const clue = clueOf(word.text);
      if (clue === null) return badWord(word, EXPECTED);
      entries.push({ clue, mark: BLANK_MARK });
    }
  }
  return puzzleOf(height, width, entries);
}

/** The rows up to the next heading, each with at least one word. */
function rowsAfter(lines: readonly string[], start: number): TextWord[][] {
  const rows: TextWord[][] = [];
  for (let at = start + 1; at < lines.length && !/^\s*\[/.test(lines[at]); at++) {
    const words = wordsIn(lines[at], at + 1);
    if (words.length > 0) rows.push(words);
  }
  return rows;
}

/** The number behind a key of the head. */
function keyOf(head: readonly string[], key: string): number | null {
  const line = head.find((one) => /^\s*(\S+)/.exec(one)?.[1].toLowerCase() === key);
  const value = Number(wordsIn(line ?? "", 0)[1]?.text);
  return Number.isInteger(value) ? value : null;
}

function clueOf(word: string): number | null {
  if (word === "-" || word === ".") return 0;
  if (word === "?") return ANY_SIZE;
  return /^[1-9]\d{0,5}$/.test(word) ? Number(word) : null;
}
