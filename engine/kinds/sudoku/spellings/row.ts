import { linesOf } from "../../../model/lines.ts";

/** A line of a text, with its number from 1. */
export interface Row {
  readonly text: string;
  readonly line: number;
}

/** The lines of a text that hold anything; tabs count, for a table's row may be all empty fields. */
export function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  for (const [index, line] of linesOf(text).entries())
    if (/\S|\t/.test(line)) rows.push({ text: line, line: index + 1 });
  return rows;
}
