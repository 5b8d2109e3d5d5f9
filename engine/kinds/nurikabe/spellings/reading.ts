import { isBlank } from "../../../model/lines.ts";
import { fail, ok, type Problem, type Result } from "../../../model/result.ts";
import type { Words } from "../../../model/words.ts";
import { nurikabePuzzle } from "../laws/puzzle-from-clues.ts";
import { BLANK_MARK } from "../puzzle/marks.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { sizeProblem } from "../puzzle/size.ts";

/** A Nurikabe found in a text, with the marks that came with it. */
export interface ReadNurikabe {
  readonly puzzle: NurikabePuzzle;
  readonly marks?: number[];
}

/** The outcome of one way to read; null when the text does not look like it. */
export type NurikabeReading = Result<ReadNurikabe> | null;

/** One cell of a text: a clue (0 none, -1 for "?") and a mark. */
export interface CellReading {
  readonly clue: number;
  readonly mark: number;
}

/** The puzzle of these cells, row by row; without marks if there are none. */
export function puzzleOf(rows: number, cols: number, entries: readonly CellReading[]): Result<ReadNurikabe> {
  const problem = sizeProblem(rows, cols);
  if (problem) return { ok: false, problem };
  const puzzle = nurikabePuzzle(
    rows,
    cols,
    entries.map(({ clue }) => clue),
  );
  const marks = entries.map(({ clue, mark }) => (clue === 0 ? mark : BLANK_MARK));
  return ok(marks.some((mark) => mark !== BLANK_MARK) ? { puzzle, marks } : { puzzle });
}

/** A word of a text, with its place. */
export interface TextWord {
  readonly text: string;
  readonly at: { readonly line: number; readonly column: number };
}

/** The words of a line between blanks (or `separators`), each with its place. `number` is the line's, from 1. */
export function wordsIn(line: string, number: number, separators = ""): TextWord[] {
  const words: TextWord[] = [];
  let start = 0;
  for (let column = 0; column <= line.length; column++) {
    if (column < line.length && !isBlank(line, column) && !separators.includes(line[column])) continue;
    if (column > start)
      words.push({ text: line.slice(start, column), at: { line: number, column: start + 1 } });
    start = column + 1;
  }
  return words;
}

/** A word that says nothing a cell can hold. */
export function badWord({ text, at }: TextWord, expected: Words): Result<never> {
  const shown = text.length > 20 ? `${text.slice(0, 20)}…` : text;
  return fail(
    "bad-cell",
    {
      en: `Line ${at.line} has “${shown}” at place ${at.column}, where ${expected.en} belongs.`,
      zh: `第 ${at.line} 行第 ${at.column} 位是“${shown}”，那里应是${expected.zh}。`,
    },
    at,
  );
}

/** A row with more or fewer cells than the others. */
export function wrongWidth(line: number, found: number, wanted: number): Result<never> {
  return fail(
    "wrong-width",
    {
      en: `Line ${line} has ${found} cells, but ${wanted} are needed in each row.`,
      zh: `第 ${line} 行有 ${found} 格，而每行需要 ${wanted} 格。`,
    },
    { line, column: 1 },
  );
}

/** Fewer or more rows than the text itself says. */
export function wrongHeight(found: number, wanted: number): Result<never> {
  return fail("wrong-height", {
    en: `The board should have ${wanted} rows, but ${found} are there: copy the whole text again.`,
    zh: `盘面应有 ${wanted} 行，这里却有 ${found} 行：请重新复制全部内容。`,
  });
}

/** The outcome that a problem makes. */
export function problem(found: Problem): Result<never> {
  return { ok: false, problem: found };
}
