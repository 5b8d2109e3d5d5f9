import { fail, type Result } from "../../../model/result.ts";
import { sizeWithCells } from "../puzzle/houses.ts";
import { readJson } from "./json.ts";
import { damaged, readingOf, type SudokuReading, type Unpack } from "./reading.ts";
import { digitOf } from "./tally.ts";

/**
 * SudokuPad's two codes for plain grids (github.com/SudokuPad/sudokutools, puzzletools). In the
 * second, each sign is a digit and up to five blanks behind it; in the first, a sign is a digit or a
 * run of blanks.
 */
const SECOND = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
const FIRST = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";
/** The longest code of a plain grid, in characters: a sign a cell. */
const LONGEST = 81;
/** Longest packed text that is unpacked: LZ-string can unfold to the square of its length. */
const LONGEST_PACKED = 16_000;

/** Reads the code of a plain grid, if it fills 16, 36 or 81 cells exactly. */
export function readClassic(code: string): SudokuReading {
  if (code.length > LONGEST) return null;
  const digits = [secondCode(code), firstCode(code)].find((cells) => cells && sizeWithCells(cells.length));
  return digits ? readingOf(digits) : null;
}

function secondCode(code: string): number[] | null {
  const signs = Array.from(code, (sign) => SECOND.indexOf(sign));
  if (signs.includes(-1)) return null;
  return signs.flatMap((sign) => [sign % 10, ...new Array<number>(Math.floor(sign / 10)).fill(0)]);
}

function firstCode(code: string): number[] | null {
  const parts = Array.from(code, (sign) => {
    const digit = digitOf(sign);
    return digit > 0 ? [digit] : FIRST.includes(sign) ? new Array<number>(FIRST.indexOf(sign)).fill(0) : null;
  });
  return parts.every((part) => part !== null) ? parts.flat() : null;
}

/**
 * The packed part of an id: after `scl`, `ctc`, `fpuz`, `fpuzzles` or nothing. Packed text that
 * begins with a brace, as JSON does, begins with N4 to N7.
 */
export function payloadOf(id: string): string | null {
  const payload = /^(?:scl|ctc|fpuzzles|fpuz)?(N[4-7][A-Za-z0-9+/\-_ ]{8,}={0,3})$/.exec(id)?.[1];
  return payload?.replace(/ /g, "+") ?? null;
}

/** Reads the packed part of an id. */
export function readPacked(payload: string, unpack: Unpack): SudokuReading {
  if (payload.length > LONGEST_PACKED) return damaged();
  const json = unpack.lz(payload);
  return (json && readJson(json)) || damaged();
}

/** Why an id that carries no plain or packed grid cannot be read. */
export function refusedId(id: string): Result<never> {
  if (id.startsWith("classic")) return damaged();
  return id.startsWith("scf") ? unread() : onServer();
}

function unread(): Result<never> {
  return fail("packing", {
    en: "This SudokuPad address is packed in a way that Ergo does not read: open it there and copy the puzzle as text.",
    zh: "“所以”读不了这种 SudokuPad 打包方式：请在那里打开后复制题目的文本。",
  });
}

function onServer(): Result<never> {
  return fail("on-server", {
    en: "This address only names a puzzle that lies on its site's server: open it there and copy the puzzle itself.",
    zh: "这个地址只是那个网站服务器上一道题的名字：请在那里打开，再复制题目本身。",
  });
}
