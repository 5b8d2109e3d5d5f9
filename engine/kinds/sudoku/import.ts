import { fail, type Result } from "../../model/result.ts";
import type { ImportKind } from "../contract/kind.ts";
import type { PenpaBoard } from "../contract/penpa-board.ts";
import { mayBeDigits } from "../shared/digit-look.ts";
import type { SudokuPuzzle } from "./puzzle/puzzle.ts";
import { addressIn, packedPart, readAddress } from "./spellings/address.ts";
import { diagnose } from "./spellings/diagnosis.ts";
import { readCandidateGrid, readList, readTable } from "./spellings/fields.ts";
import { readGridText } from "./spellings/grid-text.ts";
import { readJson } from "./spellings/json.ts";
import { FEWEST_CELLS, readLine } from "./spellings/lines.ts";
import { readPzprFile } from "./spellings/pzpr.ts";
import type { ReadSudoku, SudokuReading, Unpack } from "./spellings/reading.ts";
import { plainly, rowsOf, type TextRow } from "./spellings/row.ts";
import { type Rows, tallied } from "./spellings/rows.ts";
import { sectionsOf, withState } from "./spellings/sections.ts";
import { readSpaced } from "./spellings/spaced.ts";

export type { ReadSudoku, Unpack };

/** Most characters of a text that is looked at. */
const LONGEST = 200_000;
const NOTHING_UNPACKED: Unpack = { lz: () => null };
/** A text that names another puzzle is not looked at further. */
const OTHER_KINDS = /nurikabe|数墙|ぬりかべ/i;

/**
 * Reads a Sudoku in any spelling that programs, papers and people use: digits in a line or a grid,
 * .sdk .sdm .ss .sdx files, tables, JSON, pzpr files, addresses. Null when nothing suggests a Sudoku.
 */
export function importSudoku(text: string, unpack: Unpack): Result<ReadSudoku> | null {
  if (text.length > LONGEST) return tooLong(text.length);
  const plain = plainly(text);
  if (OTHER_KINDS.test(plain)) return null;
  const address = addressIn(text);
  return (
    readPzprFile(plain) ??
    (address === null ? null : readAddress(address, unpack)) ??
    (/^\s*[[{]/.test(plain) ? readJson(text) : null) ??
    readPlain(plain)
  );
}

/** The LZ-string part of an address that has to be unpacked to read it, or null. */
export function lzPayload(text: string): string | null {
  const address = text.length > LONGEST ? null : addressIn(text);
  return address === null ? null : packedPart(address);
}

/** Reads the puzzle of one line: 81 digits among other fields, 16 or 36 alone, or an address. */
function importSudokuLine(row: TextRow, unpack: Unpack): Result<ReadSudoku> | null {
  return readLine(row) ?? (/:\/\//.test(row.text) ? readAddress(row.text.trim(), unpack) : null);
}

/** The readers of Sudoku. It takes bare digits, so kinds whose texts name them are asked before. */
export const sudokuImport: ImportKind<SudokuPuzzle> = {
  id: "sudoku",
  rank: 2,
  tries: [
    { en: "81 digits", zh: "81 个数字" },
    { en: "a grid with one row a line", zh: "每行一排的盘面" },
  ],
  packed: lzPayload,
  read: (text, unpacked) => importSudoku(text, { lz: () => unpacked }),
  readLine: (line) => importSudokuLine({ text: line, line: 1 }, NOTHING_UNPACKED),
  likelihood: ({ rows, cols, numbers }) => {
    const entries = numbers.map((clue) => ({ clue, mark: 0 }));
    return mayBeDigits(rows, cols, entries) ? 2 : 0;
  },
  readPenpa: ({ cols, numbers }: PenpaBoard) => {
    const digits = numbers.map(
      (number, cell) => `${number > 0 ? number : "."}${(cell + 1) % cols === 0 ? "\n" : ""}`,
    );
    return importSudoku(digits.join(""), NOTHING_UNPACKED);
  },
};

function readPlain(text: string): SudokuReading {
  const rows = rowsOf(text);
  return readSectioned(rows) ?? readText(text, rows);
}

function readSectioned(rows: readonly TextRow[]): SudokuReading {
  const sections = sectionsOf(rows);
  if (!sections) return null;
  const puzzle = readText(sections.puzzle);
  const state = sections.state === null ? null : readText(sections.state);
  return puzzle?.ok && state?.ok ? { ok: true, value: withState(puzzle.value, state.value) } : puzzle;
}

function readText(text: string, lines: readonly TextRow[] = rowsOf(text)): SudokuReading {
  const rows = tallied(lines);
  return (
    readTable(rows) ??
    readSpaced(rows) ??
    readFirstLine(rows) ??
    readGridText(rows) ??
    readCandidateGrid(rows) ??
    readList(text) ??
    diagnose(rows)
  );
}

/** A text of one puzzle a line: the first of them. */
function readFirstLine({ tallies }: Rows): SudokuReading {
  for (const { row, cells } of tallies) {
    const reading = cells < FEWEST_CELLS ? null : readLine(row);
    if (reading?.ok) return reading;
  }
  return null;
}

function tooLong(length: number): Result<never> {
  return fail("too-long", {
    en: `This text has ${length} characters; at most ${LONGEST} are read. Paste one puzzle, or split the file.`,
    zh: `这段文字有 ${length} 个字符，最多读取 ${LONGEST} 个。请只粘贴一道题，或拆分文件。`,
  });
}
