import { linesOf } from "../../engine/model/lines.ts";

/** Characters shown on either side of the place. */
const AROUND = 16;

/** A place in a text with the rest of its line around it. */
export interface Excerpt {
  readonly before: string;
  readonly here: string;
  readonly after: string;
}

/** The surroundings of a line and column (from 1) of a text; null when the text has no such place. */
export function placeIn(
  text: string,
  at: { readonly line: number; readonly column: number },
): Excerpt | null {
  const line = linesOf(text)[at.line - 1];
  const here = line?.[at.column - 1];
  if (line === undefined || here === undefined) return null;
  const from = Math.max(0, at.column - 1 - AROUND);
  const to = at.column + AROUND;
  return {
    before: (from > 0 ? "…" : "") + line.slice(from, at.column - 1),
    here: here.trim() === "" ? "␣" : here,
    after: line.slice(at.column, to) + (to < line.length ? "…" : ""),
  };
}
