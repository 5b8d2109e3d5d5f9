import type { BandBoard } from "./board.ts";
import { ALL } from "./tables.ts";

/** Where the words of a board end: there a set-up gathers blank cells. */
export const BLANK = 36;

/**
 * Turns gathered givens into candidates: removes those that the givens exclude within their bands; propagation does
 * the rest.
 */
export function settleGivens({ words, placed, known }: BandBoard): void {
  const blank0 = words[BLANK];
  const blank1 = words[BLANK + 1];
  const blank2 = words[BLANK + 2];
  for (let at = 0; at < BLANK; at += 4) {
    const a = words[at];
    const b = words[at + 1];
    const c = words[at + 2];
    placed[at] = a;
    placed[at + 1] = b;
    placed[at + 2] = c;
    words[at] = blank0 | a;
    words[at + 1] = blank1 | b;
    words[at + 2] = blank2 | c;
  }
  known[0] = ALL ^ blank0;
  known[1] = ALL ^ blank1;
  known[2] = ALL ^ blank2;
}
