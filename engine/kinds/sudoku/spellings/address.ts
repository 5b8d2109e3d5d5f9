import { fail, type Result } from "../../../model/result.ts";
import { parseMarks } from "../../shared/digit-marks.ts";
import { readLine } from "./lines.ts";
import { readPzprAddress } from "./pzpr.ts";
import { readingOf, type SudokuReading, type Unpack } from "./reading.ts";
import { payloadOf, readClassic, readPacked, refusedId } from "./sudokupad.ts";
import { parseSudoku } from "./text.ts";

const PAD_HOSTS = /(?:sudokupad\.app|app\.crackingthecryptic\.com|f-puzzles\.com)\/(.*)/i;
/** Longest address that is looked at: enough for the longest packed puzzle. */
const LONGEST = 20_000;
/** Parts of an address that are looked at for a plain grid. */
const MOST_PARTS = 50;

/** The first address in a text, or the whole text when it is one word that may be an address without its host. */
export function addressIn(text: string): string | null {
  const word = /https?:\/\/\S+/i.exec(text)?.[0] ?? text.trim();
  return word.length > LONGEST || /\s/.test(word) ? null : word;
}

/** Reads an address of ours, puzz.link, sudokuwiki, f-puzzles, SudokuPad, or any that carries 81 plain cells. */
export function readAddress(address: string, unpack: Unpack): SudokuReading {
  const plain = unescaped(address);
  return (
    readOurs(plain) ??
    readPzprAddress(plain) ??
    readWiki(plain) ??
    readPad(address, unpack) ??
    readPlainPart(plain)
  );
}

/** The part of an address that has to be unpacked before it can be read, if it has one. */
export function packedPart(address: string): string | null {
  return payloadOf(padIdOf(address));
}

function readOurs(address: string): SudokuReading {
  const begun = /#\/?sudoku\//.exec(address);
  const parts = begun && /^([^~/\s]*)\/?(?:~(\S*))?$/.exec(address.slice(begun.index + begun[0].length));
  if (!parts) return null;
  const puzzle = parseSudoku(parts[1]);
  if (!puzzle.ok) return puzzle;
  const marks = parseMarks(puzzle.value, parts[2] ?? "");
  return marks.ok ? readingOf(puzzle.value.digits, marks.value) : marks;
}

/**
 * sudokuwiki's `bd`: 81 digits, or 162 signs, two a cell: in base 32 the candidates as bits, doubled,
 * plus 1 for a clue (sudokuwiki.org/Sudoku_String_Definitions).
 */
function readWiki(address: string): SudokuReading {
  const board = /[?&]bd=([^&#\s]+)/i.exec(address)?.[1];
  if (board === undefined) return null;
  if (/^[0-9a-v]{162}$/i.test(board)) return readWikiBits(board);
  return readLine({ text: board, line: 1 }) ?? unknownBoard(board.length);
}

function readWikiBits(board: string): SudokuReading {
  const cells = (board.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 32));
  const digits = cells
    .map((bits) => Math.log2(bits >> 1) + 1)
    .map((digit) => (Number.isInteger(digit) ? digit : 0));
  return readingOf(
    digits.map((digit, cell) => (cells[cell] & 1 ? digit : 0)),
    digits,
  );
}

function unknownBoard(length: number): Result<never> {
  return fail("address-board", {
    en: `This address should carry 81 digits after “bd=”, but has ${length} characters there: copy the whole address again.`,
    zh: `这个地址的“bd=”后应有 81 个数字，现在有 ${length} 个字符：请重新复制完整的地址。`,
  });
}

function readPad(address: string, unpack: Unpack): SudokuReading {
  const id = padIdOf(address);
  const payload = payloadOf(id);
  if (payload) return readPacked(payload, unpack);
  if (PAD_HOSTS.test(address)) return readClassic(id.replace(/^classic/, "")) ?? refusedId(id);
  if (id.startsWith("classic")) return readClassic(id.slice("classic".length));
  return /^[0-9A-Za-x]{17,81}$/.test(id) && /[A-Za-x]/.test(id) ? readLongClassic(id) : null;
}

/** Without a host to vouch for it, a code must at least fill 9x9 cells. */
function readLongClassic(code: string): SudokuReading {
  const reading = readClassic(code);
  return reading?.ok && reading.value.puzzle.size === 9 ? reading : null;
}

/** The part of an address that f-puzzles or SudokuPad would take for the puzzle; of any other text, all of it. */
function padIdOf(address: string): string {
  const named = /[?&](?:load|puzzleid)=([^&#\s]+)/i.exec(address)?.[1];
  const pad = PAD_HOSTS.exec(address)?.[1]
    .replace(/^sudoku\//, "")
    .replace(/[?#].*/, "");
  return unescaped(named ?? pad ?? address.replace(/^sudokupad:\/\/puzzle\//, ""));
}

/** Any other address one of whose parts is 81 plain cells. */
function readPlainPart(address: string): SudokuReading {
  for (const part of address.split(/[?&=#/]/).slice(0, MOST_PARTS)) {
    const reading = part.length === 81 ? readLine({ text: part, line: 1 }) : null;
    if (reading) return reading;
  }
  return null;
}

/** Percent escapes undone; a broken one leaves the text as it is. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
