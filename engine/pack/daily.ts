import { commonDivisor } from "./divisor.ts";
import type { PackFile } from "./manifest.ts";

const DAY_MS = 86_400_000;
const WEEK = 7;
/** 1 January 1970 was a Thursday; weeks begin on Monday. */
const FIRST_WEEKDAY = 3;
/** Puzzles of weeks that follow each other lie this part of a band apart, so that they are little alike. */
const GOLDEN = 0.618;

/** A puzzle of a pack; numbers from 1. */
export interface PackPlace {
  readonly pack: PackFile;
  readonly number: number;
}

/** The number of a calendar day where the player is, from 1 January 1970 on. */
export function dayOf(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}

/**
 * The puzzle of a day among packs of one kind: the same on every machine with the same manifest. The puzzles fit for a day,
 * by level, are cut into seven bands, Monday's the easiest; so levels never fall within a week. A band is gone through whole
 * before any of it comes again: from 3,654 puzzles on none does within ten years. Null where there are fewer than seven.
 */
export function dailyPuzzle(day: number, packs: readonly PackFile[]): PackPlace | null {
  const byLevel = [...packs].sort((a, b) => a.level - b.level);
  const all = byLevel.reduce((sum, { daily }) => sum + daily, 0);
  const week = Math.floor((day + FIRST_WEEKDAY) / WEEK);
  const weekday = day + FIRST_WEEKDAY - week * WEEK;
  const size = Math.floor(all / WEEK);
  if (size === 0) return null;
  let at = weekday * size + remainder(week * strideFor(size), size);
  for (const pack of byLevel) {
    if (at < pack.daily) return { pack, number: at + 1 };
    at -= pack.daily;
  }
  return null;
}

/** A step that visits each of so many numbers before it comes back to the first. */
function strideFor(count: number): number {
  let stride = Math.max(1, Math.round(count * GOLDEN));
  while (commonDivisor(stride, count) > 1) stride++;
  return stride;
}

/** From 0 on for days before 1970, too. */
function remainder(number: number, divisor: number): number {
  return ((number % divisor) + divisor) % divisor;
}
