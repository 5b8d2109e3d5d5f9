import type { TextRow } from "./row.ts";
import { type LineTally, tallies } from "./tally.ts";

/** The non-empty lines of a text, and the tallies of those that do not only draw borders. */
export interface Rows {
  readonly all: readonly TextRow[];
  readonly bare: readonly TextRow[];
  readonly tallies: readonly LineTally[];
  readonly bareTallies: readonly LineTally[];
}

/** The lines with their tallies, also without those that only draw borders: dashes in a row, three or after a corner, and no digit. */
export function tallied(all: readonly TextRow[]): Rows {
  const counted = tallies(all);
  const rules = new Set(all.filter(({ text }) => isRule(text)));
  if (rules.size === 0) return { all, bare: all, tallies: counted, bareTallies: counted };
  const bareTallies = counted.filter(({ row }) => !rules.has(row));
  return { all, bare: all.filter((row) => !rules.has(row)), tallies: counted, bareTallies };
}

function isRule(text: string): boolean {
  return /[-=]{3}|[+*|][-=]{2}/.test(text) && /^[\s|+=*:.'`,_-]*$/.test(text);
}
