import type { Puzzle } from "../../model/puzzle.ts";
import type { Words } from "../../model/words.ts";
import type { ExportKind, ImportKind, PlayKind, Recognised } from "../contract/kind.ts";
import { noPenpa } from "./defaults.ts";
import { PLAIN_LINE } from "./spelling-words.ts";

/*
 * How puzzles are written that no other program knows: in a line, the kind, a colon and the canonical text.
 */

/** Reads such lines; `then` is what stands behind the colon, in words. */
export function lineImport<P extends Puzzle>(play: PlayKind<P>, then: Words): ImportKind<P> {
  const start = `${play.id}:`;
  const readLine = (line: string): Recognised<P> => {
    if (!line.startsWith(start)) return null;
    const puzzle = play.parse(line.slice(start.length));
    return puzzle.ok ? { ok: true, value: { puzzle: puzzle.value } } : puzzle;
  };
  return {
    id: play.id,
    rank: 0,
    tries: [{ en: `${start} and ${then.en}`, zh: `${start} 加${then.zh}` }],
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
export function lineExport<P extends Puzzle>(play: PlayKind<P>): ExportKind<P> {
  const line = (puzzle: P): string => `${play.id}:${play.format(puzzle)}`;
  return {
    id: play.id,
    spellings: [{ ...PLAIN_LINE, carriesMarks: false, write: (puzzle) => `${line(puzzle)}\n` }],
    address: () => null,
    set: { ending: "txt", line },
    answer: (_puzzle, answer) => answer.join(""),
  };
}
