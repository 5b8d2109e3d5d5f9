import { fail } from "../../../model/result.ts";
import { decodeNumber16 } from "../../shared/number16.ts";
import { SIZES } from "../puzzle/houses.ts";
import { readingOf, type SudokuReading, tooLarge } from "./reading.ts";

/** The part before the body; no question mark stands behind it. */
const HEAD = /(?:^|[?/])sudoku\/(?:[a-z]{0,20}:?\/)?(\d{1,3})\/(\d{1,3})\//i;

/** Reads puzz.link's addresses, `sudoku/<size>/<size>/<body>`, with or without a host. */
export function readPzprAddress(address: string): SudokuReading {
  const from = Math.max(address.lastIndexOf("?"), 0);
  const head = HEAD.exec(address.slice(from));
  if (!head) return null;
  const [, cols, rows] = head;
  const body = address.slice(from + head.index + head[0].length);
  if (/\s/.test(body)) return null;
  const size = SIZES.find((one) => one === Number(cols) && one === Number(rows));
  if (!size) return cols === rows ? tooLarge(Number(cols)) : notSquare(cols, rows);
  const { values } = decodeNumber16(body, size * size);
  return readingOf(values.map((value) => Math.max(0, value)));
}

/** Reads pzpr's files, `pzprv3/sudoku/<size>/` with rows of givens and then rows of answers. */
export function readPzprFile(text: string): SudokuReading {
  const head = /^\s*pzprv3(?:\.\d+)?[\s/]+sudoku[\s/]+(\d{1,3})[\s/]+/i.exec(text);
  if (!head) return null;
  const size = SIZES.find((one) => one === Number(head[1]));
  if (!size) return tooLarge(Number(head[1]));
  const cells = size * size;
  const fields = text
    .slice(head[0].length)
    .split(/[\s/]+/)
    .filter((field) => field !== "");
  if (fields.length < cells) {
    return fail("cut-off", {
      en: `This pzpr file ends after ${fields.length} of ${cells} cells: copy the whole file again.`,
      zh: `这个 pzpr 文件只有 ${fields.length} 格，应有 ${cells} 格：请重新复制整个文件。`,
    });
  }
  const digits = fields
    .slice(0, 2 * cells)
    .map((field) => Number.parseInt(field, 10) || 0)
    .map(Math.abs);
  return readingOf(digits.slice(0, cells), digits.slice(cells));
}

function notSquare(cols: string, rows: string): SudokuReading {
  return fail("size", {
    en: `A Sudoku is as wide as high; this address says ${cols}x${rows}.`,
    zh: `数独的行数和列数相同；这个地址写的是 ${cols}x${rows}。`,
  });
}
