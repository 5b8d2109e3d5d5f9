import { fail } from "../../../model/result.ts";
import { mayBeDigits } from "../../shared/digit-look.ts";
import { BLANK_MARK } from "../puzzle/marks.ts";
import { MOST_CELLS, sizeProblem } from "../puzzle/size.ts";
import { type CellReading, type NurikabeReading, problem, puzzleOf } from "./reading.ts";

const TASK = /^(?:(\d{1,4})x(\d{1,4})\s*:\s*)?([0-9a-z_]+)$/;
/** Where the page's own program says its task. */
const BEGUN = /\btask\s{0,9}[=:]\s{0,9}["']/;
const BEFORE_A = "a".charCodeAt(0) - 1;

/**
 * Reads a task of puzzle-nurikabe.com: numbers are clues, letters are runs of 1 to 26 blanks, `_`
 * parts two clues; with `WxH:` before it, else the board is taken for a square.
 */
export function readTask(text: string): NurikabeReading {
  const parts = TASK.exec(quotedTask(text) ?? text.trim());
  if (!parts || !/[a-z]/.test(parts[3]) || !/\d/.test(parts[3])) return null;
  const entries = entriesOf(parts[3]);
  const side = Math.round(Math.sqrt(entries.length));
  const [cols, rows] = parts[1] ? [Number(parts[1]), Number(parts[2])] : [side, side];
  if (!parts[1] && (side < 2 || side * side !== entries.length || mayBeDigits(rows, cols, entries)))
    return null;
  const size = sizeProblem(rows, cols);
  if (size) return problem(size);
  if (entries.some(({ clue }) => clue < 0)) return clueOfZero();
  if (entries.length !== rows * cols) return wrongLength(entries.length, rows, cols);
  return puzzleOf(rows, cols, entries);
}

function quotedTask(text: string): string | null {
  const begun = BEGUN.exec(text);
  const rest = begun ? text.slice(begun.index + begun[0].length) : "";
  const end = rest.search(/["']/);
  return end < 0 ? null : rest.slice(0, end);
}

/** The cells that a task says, or a few more than a board can have; a clue of 0 is kept as -1. */
function entriesOf(task: string): CellReading[] {
  const entries: CellReading[] = [];
  for (const [piece] of task.matchAll(/\d{1,6}|[a-z]/g)) {
    if (entries.length > MOST_CELLS) break;
    if (/\d/.test(piece)) entries.push({ clue: Number(piece) || -1, mark: BLANK_MARK });
    else
      for (let run = piece.charCodeAt(0) - BEFORE_A; run > 0; run--)
        entries.push({ clue: 0, mark: BLANK_MARK });
  }
  return entries;
}

function clueOfZero(): NurikabeReading {
  return fail("clue-of-zero", {
    en: "There is a clue of 0, but the smallest island has 1 cell: copy the whole task again.",
    zh: "题面里有提示数 0，但最小的岛有 1 格：请重新复制整个题面。",
  });
}

function wrongLength(found: number, rows: number, cols: number): NurikabeReading {
  return fail("wrong-length", {
    en: `A board of ${cols} columns and ${rows} rows has ${rows * cols} cells, but the task fills ${found}: copy the whole task again.`,
    zh: `${cols} 列 ${rows} 行的盘面有 ${rows * cols} 格，而题面填了 ${found} 格：请重新复制整个题面。`,
  });
}
