import type { Problem } from "../../../engine/model/result.ts";

const MIN = "~min";

/** A text of a tree with as little between its parts as can be: texts of one tree are the same then. */
export function packed(text: string): string {
  return text
    .trim()
    .replace(/[\s,]+/g, ",")
    .replace(/,?([()[\]]),?/g, "$1");
}

/** A tree as the rest of the lab's address: blanks are commas there, so that little must be escaped; "~min" where Min begins. */
export function treeLink(text: string, root: "max" | "min"): string {
  const safe = encodeURIComponent(packed(text)).replaceAll("%2C", ",");
  return `/tree/${safe}${root === "min" ? MIN : ""}`;
}

/** The tree that the rest of an address names, "/…": whatever stands there is a text to be read. Null when nothing stands there. */
export function treeOfLink(rest: string): { readonly text: string; readonly root: "max" | "min" } | null {
  const isMin = rest.endsWith(MIN);
  const told = rest.slice(1, isMin ? -MIN.length : undefined);
  if (told === "") return null;
  const plain = decoded(told);
  return { text: /\s/.test(plain) ? plain : plain.replaceAll(",", " "), root: isMin ? "min" : "max" };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a mangled address is shown as it came
  }
}

/** Where a place of a problem lies in the text, as an offset, and how much of it is marked: a word, or one character. */
export function placeIn(text: string, at: NonNullable<Problem["at"]>): { from: number; to: number } {
  let start = 0;
  for (let line = 1; line < at.line; line++) start = text.indexOf("\n", start) + 1;
  const before = Array.from(text.slice(start, start + 2 * at.column)).slice(0, at.column - 1);
  const from = Math.min(text.length, start + before.join("").length);
  const word = /^[^\s,()[\]]+/.exec(text.slice(from, from + 200))?.[0] ?? text.slice(from, from + 1);
  return { from, to: from + word.length };
}
