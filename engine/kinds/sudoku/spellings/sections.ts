import type { ReadSudoku } from "./reading.ts";
import type { TextRow } from "./row.ts";

/** The parts of a text with headed sections: SadMan's .sdk ([Puzzle], [State]), janko's ([problem]). */
export interface Sections {
  readonly puzzle: string;
  /** The player's progress, if it is there. */
  readonly state: string | null;
}

/** Takes a text apart at its `[heading]` lines; null when there is no puzzle section. */
export function sectionsOf(rows: readonly TextRow[]): Sections | null {
  if (!rows.some(({ text }) => text.includes("["))) return null;
  const parts = new Map<string, string[]>();
  let part: string[] | null = null;
  for (const row of rows) {
    const heading = /^\s*\[([a-z]+)\]\s*$/i.exec(row.text);
    if (heading) {
      part = [];
      parts.set(heading[1].toLowerCase(), part);
    } else part?.push(row.text);
  }
  const puzzle = parts.get("puzzle") ?? parts.get("problem");
  return puzzle ? { puzzle: puzzle.join("\n"), state: parts.get("state")?.join("\n") ?? null } : null;
}

/** The puzzle with the digits in the state's blank cells as marks. */
export function withState(read: ReadSudoku, state: ReadSudoku): ReadSudoku {
  const { puzzle } = read;
  if (state.puzzle.size !== puzzle.size) return read;
  const marks = state.puzzle.digits.map((digit, cell) => (puzzle.digits[cell] ? 0 : digit));
  return marks.some((mark) => mark > 0) ? { ...read, marks } : read;
}
