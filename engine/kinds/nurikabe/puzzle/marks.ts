import { fail, ok, type Result } from "../../../model/result.ts";
import type { NurikabePuzzle } from "./puzzle.ts";

/** The player's marks: blank, a wall, or the dot that means "island". */
export const BLANK_MARK = 0;
export const WALL_MARK = 1;
export const DOT_MARK = 2;

/**
 * Progress as text: the cells without clues in row-major order, three to a letter (27 letters, the
 * first cell counts most); a run of 2 to 38 blank threes is one of the other 37 letters. The text
 * covers the board exactly; "" stands for a board without marks.
 */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const THREES = 27;
const SHORTEST_RUN = 2;
const LONGEST_RUN = SHORTEST_RUN + LETTERS.length - THREES - 1;

/** Progress for a link, about a third of a letter a cell. */
export function formatMarks(puzzle: NurikabePuzzle, marks: readonly number[]): string {
  const open = marks.filter((_, cell) => puzzle.clueAt[cell] === 0);
  if (open.every((mark) => mark === BLANK_MARK)) return "";
  let text = "";
  let run = 0;
  const flush = (): void => {
    if (run >= SHORTEST_RUN) text += LETTERS[THREES + run - SHORTEST_RUN];
    else if (run > 0) text += LETTERS[0];
    run = 0;
  };
  for (let at = 0; at < open.length; at += 3) {
    const three = open[at] * 9 + (open[at + 1] ?? 0) * 3 + (open[at + 2] ?? 0);
    if (three === 0) {
      if (++run === LONGEST_RUN) flush();
    } else {
      flush();
      text += LETTERS[three];
    }
  }
  flush();
  return text;
}

/** Reads a progress text; it must cover the cells without clues exactly. */
export function parseMarks(puzzle: NurikabePuzzle, text: string): Result<number[]> {
  const open = puzzle.cells - puzzle.clueCells.length;
  const wanted = Math.ceil(open / 3);
  const threes: number[] = [];
  for (let at = 0; at < text.length && threes.length <= wanted; at++) {
    const letter = LETTERS.indexOf(text[at]);
    if (letter < 0) return badLetter(text, at);
    if (letter < THREES) threes.push(letter);
    else for (let run = letter - THREES + SHORTEST_RUN; run > 0; run--) threes.push(0);
  }
  if (text === "") return ok(new Array<number>(puzzle.cells).fill(BLANK_MARK));
  const read = threes.flatMap((three) => [Math.floor(three / 9), Math.floor(three / 3) % 3, three % 3]);
  if (threes.length !== wanted || read.slice(open).some((mark) => mark !== BLANK_MARK)) return wrongLength();
  let at = 0;
  return ok(puzzle.clueAt.map((clue) => (clue > 0 ? BLANK_MARK : read[at++])));
}

function badLetter(text: string, at: number): Result<never> {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return fail("bad-progress", {
    en: `The progress in this link has “${character}” at place ${at + 1}, where a letter, a digit, “-” or “_” belongs: copy the whole link again.`,
    zh: `这个链接的进度在第 ${at + 1} 位是“${character}”，那里应是字母、数字、“-”或“_”：请重新复制整个链接。`,
  });
}

function wrongLength(): Result<never> {
  return fail("progress-length", {
    en: "The progress in this link does not cover the board exactly: it was cut off or belongs to another puzzle. Copy the whole link again.",
    zh: "这个链接的进度与盘面大小不符：它被截断了，或者属于另一道题。请重新复制整个链接。",
  });
}
