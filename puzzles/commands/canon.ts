import type { WholeKind } from "../../engine/kinds/load.ts";
import { canonicalText } from "../terminal/canonical.ts";
import { readEntry } from "../terminal/entry.ts";

/** `canon`: the canonical form of a puzzle, the same for all that are the same up to symmetry. */
export async function canonLine(kind: WholeKind, line: string): Promise<object> {
  const { puzzle, text, fields } = await readEntry(kind, line);
  return { puzzle: text, ...fields, canon: canonicalText(kind, puzzle) };
}
