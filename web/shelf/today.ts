import { commonDivisor } from "../../engine/pack/divisor.ts";
import type { CorpusShelf } from "../state/state.ts";

const WEEK = 7;
/** 1 January 1970 was a Thursday; weeks begin on Monday. */
const FIRST_WEEKDAY = 3;
/** Puzzles of neighbouring numbers come far apart, so that the library in its order and the days seldom meet. */
const GOLDEN = 0.618;

/**
 * The puzzle of a day among the levels of a kind that come with the app, easiest first: the same for everyone without packs. Monday has
 * the easiest level, Sunday the hardest; no puzzle of a level comes again before all have been there. Null without levels.
 */
export function puzzleOf(day: number, levels: readonly CorpusShelf[]): CorpusPlace | null {
  const filled = levels.filter(({ count }) => count > 0);
  if (filled.length === 0) return null;
  const weekday = (day + FIRST_WEEKDAY) % WEEK;
  const week = Math.floor((day + FIRST_WEEKDAY) / WEEK);
  const levelOn = (one: number): number => Math.floor((one * filled.length) / WEEK);
  const weekdays = [...Array(WEEK).keys()].filter((one) => levelOn(one) === levelOn(weekday));
  const { kind, level, count } = filled[levelOn(weekday)];
  const turn = week * weekdays.length + weekdays.indexOf(weekday);
  return { kind, level, number: 1 + ((turn * strideFor(count)) % count) };
}

/** A puzzle of the corpus by its place; numbers from 1. */
export interface CorpusPlace {
  readonly kind: string;
  readonly level: number;
  readonly number: number;
}

/** A step that visits each of so many numbers before it comes back to the first. */
function strideFor(count: number): number {
  let stride = Math.max(1, Math.round(count * GOLDEN));
  while (commonDivisor(stride, count) > 1) stride++;
  return stride;
}
