import { type Fault, MOST_REPORTED, type RuleProblem } from "./problem.ts";
import type { Span } from "./syntax.ts";

/** Characters of a line that are shown around the place. */
const SHOWN = 100;
/** Characters as wide as two: kana, Chinese, Korean, full-width forms. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;

/** The faults with their places, in the order of the text, the same one at the same place once, at most 50. */
export function problemsOf(source: string, faults: readonly Fault[]): RuleProblem[] {
  const unique = new Map<string, Fault>();
  for (const fault of faults) {
    const key = `${fault.span.from} ${fault.code}`;
    if (!unique.has(key)) unique.set(key, fault);
  }
  const placeOf = placesIn(source);
  return [...unique.values()]
    .sort((a, b) => a.span.from - b.span.from || a.span.to - b.span.to)
    .slice(0, MOST_REPORTED)
    .map((fault) => ({ ...fault, at: placeOf(fault.span.from), caret: caretOf(source, fault.span) }));
}

/**
 * Line and column of offsets, from 1; a column is a character as a person counts it. The offsets must come in
 * their order: all of them together take one walk through the text.
 */
function placesIn(source: string): (offset: number) => { line: number; column: number } {
  let [at, line, column] = [0, 1, 1];
  return (offset) => {
    for (let end = source.indexOf("\n", at); end !== -1 && end < offset; end = source.indexOf("\n", at)) {
      at = end + 1;
      line++;
      column = 1;
    }
    for (const _letter of source.slice(at, offset)) column++;
    at = offset;
    return { line, column };
  };
}

function lineStart(source: string, offset: number): number {
  return offset === 0 ? 0 : source.lastIndexOf("\n", offset - 1) + 1;
}

/** The line, or the part of a long one around the place, and carets under the span. */
function caretOf(source: string, { from, to }: Span): string {
  const start = lineStart(source, from);
  const newline = source.indexOf("\n", from);
  const line = source.slice(start, newline === -1 ? source.length : newline).replace(/\r$/, "");
  const first = Math.max(0, from - start - SHOWN / 2);
  const shown = line.slice(first, first + SHOWN);
  const before = shown.slice(0, from - start - first);
  const meant = shown.slice(before.length, Math.max(to - start - first, before.length + 1));
  const blank = [...before].map((letter) => (letter === "\t" ? "\t" : WIDE.test(letter) ? "\u3000" : " "));
  const carets = [...meant].map((letter) => (WIDE.test(letter) ? "^^" : "^")).join("") || "^";
  return `${shown}\n${blank.join("")}${carets}`;
}
