import { NO_GLYPH } from "./digits/network.ts";
import type { ReadCell } from "./read-cells.ts";

/** What a cell may hold, the likeliest first: 0 for blank. */
export interface Choice {
  readonly digit: number;
  /** Minus the logarithm of its probability. */
  readonly cost: number;
}

/** The odds that a cell without a glyph holds a digit that was not seen. */
const UNSEEN = 1e-4;
/** No digit is ruled out altogether. */
const LEAST = 1e-4;

/** What each cell may hold, of the digits from 1 to `most`. */
export function choicesOf(cells: readonly ReadCell[], most: number): readonly (readonly Choice[])[] {
  return cells.map(({ glyphs, ink }) => {
    const odds = new Float64Array(most + 1);
    const glyph = glyphs[0];
    if (glyph) {
      odds[0] = glyph[NO_GLYPH] + (glyphs.length > 1 ? 0.2 : 0) + 1e-4;
      for (let digit = 1; digit <= most; digit++) odds[digit] = glyph[digit] + LEAST;
    } else {
      odds[0] = 1;
      odds.fill(ink > 0.25 ? UNSEEN * 10 : UNSEEN, 1);
    }
    const sum = odds.reduce((all, one) => all + one, 0);
    return Array.from(odds, (one, digit) => ({ digit, cost: -Math.log(one / sum) })).sort(
      (a, b) => a.cost - b.cost,
    );
  });
}
