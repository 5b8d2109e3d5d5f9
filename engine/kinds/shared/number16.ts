import { assert } from "../../model/result.ts";

/** A cell without a number. */
export const EMPTY = -1;
/** A cell whose number is a question mark. */
export const UNKNOWN = -2;

/** Numbers from `from` on are written as the prefix and this many hexadecimal digits of the rest above `base`. */
interface Form {
  readonly prefix: string;
  readonly from: number;
  readonly base: number;
  readonly digits: number;
}

/** The forms of pzprjs (src/variety-common/Encode.js, number16), the smallest numbers first. */
const FORMS: readonly Form[] = [
  { prefix: "", from: 0, base: 0, digits: 1 },
  { prefix: "-", from: 16, base: 0, digits: 2 },
  { prefix: "+", from: 256, base: 0, digits: 3 },
  { prefix: "=", from: 4096, base: 4096, digits: 3 },
  { prefix: "@", from: 8192, base: 8192, digits: 3 },
  { prefix: "*", from: 12240, base: 12240, digits: 4 },
  { prefix: "$", from: 77776, base: 77776, digits: 5 },
];
/** How old addresses spell "@". */
const OLD_AT = "%";

/** The greatest number that the last form can hold. */
export const MAX_NUMBER16 = 77776 + 0xfffff;

const FIRST_GAP = "g".charCodeAt(0);
const LONGEST_GAP = 20;

/**
 * Reads the body of a pzpr address: one value a cell, row-major; a missing tail is empty, unknown characters
 * are skipped. `used` is the number of characters read until the cells were full.
 */
export function decodeNumber16(body: string, cells: number): { values: number[]; used: number } {
  const values = new Array<number>(cells).fill(EMPTY);
  let cell = 0;
  let at = 0;
  while (at < body.length && cell < cells) {
    const gap = body.charCodeAt(at) - FIRST_GAP + 1;
    if (gap >= 1 && gap <= LONGEST_GAP) {
      cell += gap;
      at++;
      continue;
    }
    const number = numberAt(body, at);
    if (number) values[cell++] = number.value;
    at += number?.length ?? 1;
  }
  return { values, used: at };
}

function numberAt(body: string, at: number): { value: number; length: number } | null {
  if (body[at] === ".") return { value: UNKNOWN, length: 1 };
  const prefix = body[at] === OLD_AT ? "@" : body[at];
  const form = FORMS.find((other) => other.prefix === prefix) ?? FORMS[0];
  const start = at + form.prefix.length;
  const digits = body.slice(start, start + form.digits);
  if (digits.length < form.digits || !/^[0-9a-f]+$/.test(digits)) return null;
  return { value: form.base + Number.parseInt(digits, 16), length: form.prefix.length + form.digits };
}

/** Writes one value a cell with every gap, the last one too, so that strict readers accept it. */
export function encodeNumber16(values: readonly number[]): string {
  let body = "";
  let gap = 0;
  const flush = (): void => {
    if (gap > 0) body += String.fromCharCode(FIRST_GAP + gap - 1);
    gap = 0;
  };
  for (const value of values) {
    if (value === EMPTY) {
      if (++gap === LONGEST_GAP) flush();
    } else {
      flush();
      body += value === UNKNOWN ? "." : spell(value);
    }
  }
  flush();
  return body;
}

function spell(value: number): string {
  assert(value >= 0 && value <= MAX_NUMBER16, "a number of a pzpr address is within its range");
  const form = FORMS.findLast((other) => value >= other.from) ?? FORMS[0];
  return form.prefix + (value - form.base).toString(16).padStart(form.digits, "0");
}
