import { cellName } from "../../model/lattice.ts";
import { fail, ok, type Result } from "../../model/result.ts";
import type { Lang } from "../../model/words.ts";
import type { DigitPuzzle } from "./digit-puzzle.ts";

/*
 * The progress of a board of digits in a link.
 */

/** Longest run of blanks that one letter of a progress text stands for: a is 1, z is 26. */
const LONGEST_RUN = 26;
const BEFORE_A = "a".charCodeAt(0) - 1;

/** Progress for a link: a digit for each mark, a letter for each run of cells without; "" when there is no mark. */
export function formatMarks(_puzzle: DigitPuzzle, marks: readonly number[]): string {
  if (marks.every((mark) => mark === 0)) return "";
  let text = "";
  let run = 0;
  const flush = (): void => {
    if (run) text += String.fromCharCode(BEFORE_A + run);
    run = 0;
  };
  for (const mark of marks) {
    if (mark) {
      flush();
      text += mark;
    } else if (++run === LONGEST_RUN) flush();
  }
  flush();
  return text;
}

/** Reads a progress text; it must fill the board exactly and leave the givens alone. */
export function parseMarks(puzzle: DigitPuzzle, text: string): Result<number[]> {
  const marks: number[] = [];
  if (text === "") return ok(new Array<number>(puzzle.cells).fill(0));
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (/[a-z]/.test(character)) {
      for (let run = character.charCodeAt(0) - BEFORE_A; run > 0; run--) marks.push(0);
    } else if (/[1-9]/.test(character) && Number(character) <= puzzle.rows) {
      if (puzzle.digits[marks.length]) return markOnGiven(puzzle, marks.length);
      marks.push(Number(character));
    } else return badProgress(puzzle, text, at);
    if (marks.length > puzzle.cells) break;
  }
  return marks.length === puzzle.cells ? ok(marks) : wrongProgressLength(puzzle, marks.length);
}

function badProgress(puzzle: DigitPuzzle, text: string, at: number): Result<never> {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return fail("bad-progress", {
    en: `The progress in this link has “${character}” at place ${at + 1}, where a digit from 1 to ${puzzle.rows} or a small letter belongs: copy the whole link again.`,
    zh: `这个链接的进度在第 ${at + 1} 位是“${character}”，那里应是 1 到 ${puzzle.rows} 的数字或小写字母：请重新复制整个链接。`,
  });
}

function markOnGiven(puzzle: DigitPuzzle, cell: number): Result<never> {
  const name = (lang: Lang) => cellName(cell, puzzle.rows, lang);
  return fail("mark-on-given", {
    en: `The progress in this link writes in ${name("en")}, which is given: it belongs to another puzzle. Open the link without its last part.`,
    zh: `这个链接的进度写在了题目已给出的${name("zh")}上：它属于另一道题。请去掉链接的最后一部分再打开。`,
  });
}

function wrongProgressLength(puzzle: DigitPuzzle, length: number): Result<never> {
  const more = length > puzzle.cells;
  return fail("progress-length", {
    en: `The progress in this link fills ${more ? "more than" : `only ${length} of`} ${puzzle.cells} cells: copy the whole link again.`,
    zh: `这个链接的进度${more ? "超过" : `只填了 ${length} 格，题目有`} ${puzzle.cells} 格：请重新复制整个链接。`,
  });
}
