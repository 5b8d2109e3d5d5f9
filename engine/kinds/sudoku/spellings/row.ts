import { linesOf } from "../../../model/lines.ts";

/** A line of a text, with its number from 1. */
export interface TextRow {
  readonly text: string;
  readonly line: number;
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
export function rowsOf(text: string): TextRow[] {
  const rows: TextRow[] = [];
  for (const [index, line] of linesOf(text).entries())
    if (/\S|\t/.test(line)) rows.push({ text: line, line: index + 1 });
  return rows;
}
