import { BLANK_MARK } from "../marks.ts";
import { ANY_SIZE, sizeProblem } from "../size.ts";
import {
  badWord,
  type Entry,
  problem,
  puzzleOf,
  type Reading,
  type Word,
  wordsOf,
  wrongHeight,
  wrongWidth,
} from "./reading.ts";

const EXPECTED = { en: "“-”, “?” or a number from 1", zh: "“-”、“?”或从 1 起的数字" };

/** Reads janko.at's text: `puzzle nurikabe`, a size, and the rows after `[problem]`; what follows those is left out. */
export function readJanko(text: string): Reading {
  if (!/\[problem\]/i.test(text)) return null;
  const lines = wordsOf(text);
  const start = lines.findIndex(([word]) => word?.text.toLowerCase() === "[problem]");
  if (start < 0 || !lines.some(isTitle)) return null;
  const end = lines.findIndex(([word], line) => line > start && word?.text.startsWith("["));
  const rows = lines.slice(start + 1, end < 0 ? undefined : end).filter((words) => words.length > 0);
  const side = keyOf(lines.slice(0, start), "size");
  const height = keyOf(lines.slice(0, start), "rows") ?? side ?? rows.length;
  const width = keyOf(lines.slice(0, start), "cols") ?? side ?? rows[0]?.length ?? 0;
  const size = sizeProblem(height, width);
  if (size) return problem(size);
  if (rows.length !== height) return wrongHeight(rows.length, height);
  const entries: Entry[] = [];
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

function isTitle(words: readonly Word[]): boolean {
  return words.map(({ text }) => text.toLowerCase()).join(" ") === "puzzle nurikabe";
}

function keyOf(lines: readonly Word[][], key: string): number | null {
  const line = lines.find(([word]) => word?.text.toLowerCase() === key);
  const value = Number(line?.[1]?.text);
  return Number.isInteger(value) ? value : null;
}

function clueOf(word: string): number | null {
  if (word === "-" || word === ".") return 0;
  if (word === "?") return ANY_SIZE;
  return /^[1-9]\d{0,5}$/.test(word) ? Number(word) : null;
}
