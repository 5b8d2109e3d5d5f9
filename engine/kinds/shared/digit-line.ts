import type { ExportKind, ImportKind, PlayKind, Recognised } from "../contract/kind.ts";
import { noPenpa } from "./defaults.ts";
import type { DigitPuzzle } from "./digit-puzzle.ts";
import { DIGIT_LINE } from "./spelling-words.ts";

/*
 * How puzzles of digits are written that no other program knows: the kind, a colon and the digits in a line.
 */

/** Reads such lines. */
export function lineImport<P extends DigitPuzzle>(play: PlayKind<P>): ImportKind<P> {
  const start = `${play.id}:`;
  const readLine = (line: string): Recognised<P> => {
    if (!line.startsWith(start)) return null;
    const puzzle = play.parse(line.slice(start.length));
    return puzzle.ok ? { ok: true, value: { puzzle: puzzle.value } } : puzzle;
  };
  return {
    id: play.id,
    rank: 0,
    tries: [{ en: `${start} and the digits`, zh: `${start} 加数字` }],
    packed: () => null,
    read(text) {
      const lines = text.split("\n").map((line) => line.trim());
      return readLine(lines.find((line) => line.startsWith(start)) ?? "");
    },
    readLine,
    likelihood: () => 0,
    readPenpa: noPenpa,
  };
}

/** Writes such lines. */
export function lineExport<P extends DigitPuzzle>(play: PlayKind<P>): ExportKind<P> {
  const line = (puzzle: P): string => `${play.id}:${play.format(puzzle)}`;
  return {
    id: play.id,
    spellings: [{ ...DIGIT_LINE, carriesMarks: false, write: (puzzle) => `${line(puzzle)}\n` }],
    address: line,
    set: { ending: "txt", line },
    answer: (_puzzle, answer) => answer.join(""),
  };
}
