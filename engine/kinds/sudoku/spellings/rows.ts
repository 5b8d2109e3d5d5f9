import { linesOf } from "../../../model/lines.ts";
import { type Tally, tallies } from "./tally.ts";

/** A line of a text, with its number from 1. */
export interface Row {
  readonly text: string;
  readonly line: number;
}

/** The lines of a text that hold anything, and what those that do not only draw borders spell. */
export interface Rows {
  readonly all: readonly Row[];
  readonly bare: readonly Row[];
  readonly tallies: readonly Tally[];
  readonly bareTallies: readonly Tally[];
}

/** Spellings of the same signs in other scripts and fonts, each one character for one. */
const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/[\u00a0\u2000-\u200b\u3000\ufeff]/g, " "],
  [/[．。·•∙・□⬜]/g, "."],
  [/[－–—−─━═]/g, "-"],
  [/[│┃║｜]/g, "|"],
  [/[\u2500-\u257f＋]/g, "+"],
  [/＊/g, "*"],
  [/？/g, "?"],
  [/＿/g, "_"],
  [/[，、；]/g, ","],
];

/** The text with full-width digits, box drawings and the like spelt plainly; every character keeps its place. */
export function plainly(text: string): string {
  if (!/[\u0080-\uffff]/.test(text)) return text;
  let plain = text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
  for (const [lookalike, sign] of LOOKALIKES) plain = plain.replace(lookalike, sign);
  return plain;
}

/** The lines of a text that hold anything; tabs count, for a table's row may be all empty fields. */
export function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  for (const [index, line] of linesOf(text).entries())
    if (/\S|\t/.test(line)) rows.push({ text: line, line: index + 1 });
  return rows;
}

/** The lines with what they spell, also without those that only draw borders: dashes in a row, three or after a corner, and no digit. */
export function tallied(all: readonly Row[]): Rows {
  const counted = tallies(all);
  const rules = new Set(all.filter(({ text }) => isRule(text)));
  if (rules.size === 0) return { all, bare: all, tallies: counted, bareTallies: counted };
  const bareTallies = counted.filter(({ row }) => !rules.has(row));
  return { all, bare: all.filter((row) => !rules.has(row)), tallies: counted, bareTallies };
}

function isRule(text: string): boolean {
  return /[-=]{3}|[+*|][-=]{2}/.test(text) && /^[\s|+=*:.'`,_-]*$/.test(text);
}
