import { KnownTexts } from "../files/known-texts.ts";
import { canonicalText } from "../terminal/canonical.ts";
import { readEntry } from "../terminal/entry.ts";
import type { LineCommand } from "../terminal/line-command.ts";

/** `dedupe`: leaves out each puzzle that is the same as an earlier one up to symmetry. */
export function dedupe(): LineCommand {
  const known = new KnownTexts();
  return async (kind, line) => {
    const { puzzle, text, fields } = await readEntry(kind, line);
    return known.add(canonicalText(kind, puzzle)) ? { puzzle: text, ...fields } : null;
  };
}
