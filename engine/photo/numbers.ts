import type { Job } from "../model/job.ts";
import { CLASSES, NO_GLYPH, QUESTION_MARK } from "./digits/network.ts";
import { TRUSTED } from "./photo-kind.ts";
import type { Odds, ReadCell } from "./read-cells.ts";
import { isBlank, type Turn, type Turns } from "./turns.ts";

/** A grid of numbers as it was read, in one of the four turns of the picture. */
export interface ReadNumbers extends Turn {
  /** Row by row: 0 for blank, -1 for "?". */
  readonly numbers: readonly number[];
  /** The probability of each number; 1 for a cell that is surely blank. */
  readonly trusts: readonly number[];
  /** The mean probability of the numbers. */
  readonly trust: number;
}

/** Reads the numbers of a mesh, upright first, and in the other turns where that is trusted little. */
export function* readNumbers(turns: Turns): Job<ReadNumbers> {
  let best = numbersOf(yield* turns.read(0));
  if (best.trust >= TRUSTED || isBlank(best)) return best;
  for (let quarters = 1; quarters < 4; quarters++) {
    const turn = numbersOf(yield* turns.read(quarters));
    if (turn.trust > best.trust + 0.05) best = turn;
  }
  return best;
}

function numbersOf({ mesh, cells }: Turn): ReadNumbers {
  const read = cells.map(numberIn);
  const numbers = read.map(({ number }) => number);
  const trusts = read.map(({ trust }) => trust);
  const written = read.filter(({ number, trust }) => number !== 0 || trust < 1);
  const trust =
    written.reduce((sum, one) => sum + (one.number === 0 ? 0 : one.trust), 0) / Math.max(written.length, 1);
  return { mesh, cells, numbers, trusts, trust };
}

function numberIn({ glyphs, ink }: ReadCell): { readonly number: number; readonly trust: number } {
  const signs = glyphs.map(likeliest).filter(({ sign }) => sign !== NO_GLYPH);
  const trust = signs.reduce((product, one) => product * one.odds, 1);
  if (signs.length === 0) return { number: 0, trust: glyphs.length > 0 || ink > 0.35 ? 0.7 : 1 };
  if (signs.some(({ sign }) => sign === QUESTION_MARK)) return { number: -1, trust };
  const number = signs.reduce((sum, { sign }) => sum * 10 + sign, 0);
  // No clue begins with 0.
  return signs[0].sign === 0 ? { number, trust: 0.1 } : { number, trust };
}

function likeliest(odds: Odds): { readonly sign: number; readonly odds: number } {
  let sign = 0;
  for (let i = 1; i < CLASSES; i++) if (odds[i] > odds[sign]) sign = i;
  return { sign, odds: odds[sign] };
}
