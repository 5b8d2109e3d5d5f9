import { describe, expect, it } from "vitest";
import { dailyPuzzle, dayOf } from "../../engine/pack/daily.ts";
import { packsIn } from "../../puzzles/corpus/packs.ts";
import { OWN_KINDS } from "../kinds/own.ts";
import { share } from "../share.ts";
import { PACKS } from "./packs.ts";

const FIRST = dayOf(new Date(2026, 10, 25));
const DAYS = share(20_000, 100_000);
/** Ten years, three of them leap years at most. */
const TEN_YEARS = 3_653;

const packs = packsIn(PACKS);

/** The puzzles of days that follow each other, each as one word. */
function puzzlesOf(kind: string, from: number, days: number): string[] {
  const own = packs.filter((one) => one.kind === kind);
  return Array.from({ length: days }, (_, at) => {
    const place = dailyPuzzle(from + at, own);
    if (!place) throw new Error(`no puzzle ${at} days ahead`);
    expect(place.number <= place.pack.daily).toBe(true);
    return `${place.pack.file} ${place.number}`;
  });
}

describe.each(OWN_KINDS)("the %s of each day in the packs that ship", (kind) => {
  it(`is there ${DAYS} days ahead, and none comes again within ten years`, () => {
    const last = new Map<string, number>();
    let again = Number.POSITIVE_INFINITY;
    for (const [day, id] of puzzlesOf(kind, FIRST, DAYS).entries()) {
      again = Math.min(again, day - (last.get(id) ?? Number.NEGATIVE_INFINITY));
      last.set(id, day);
    }
    expect(again).toBeGreaterThan(TEN_YEARS);
    // Each of the bands is gone through whole, so hardly any puzzle that is fit for a day is left out.
    const fit = packs.filter((one) => one.kind === kind).reduce((sum, { daily }) => sum + daily, 0);
    if (DAYS >= fit) expect(last.size).toBe(fit - (fit % 7));
  });

  it("gets no easier from Monday to Sunday", () => {
    const monday = FIRST + ((7 - ((FIRST + 3) % 7)) % 7);
    const levels = puzzlesOf(kind, monday, 7 * 100).map((id) => Number(/-(\d)\.pack/.exec(id)?.[1]));
    for (const [at, level] of levels.entries())
      if (at % 7 > 0) expect(level).toBeGreaterThanOrEqual(levels[at - 1]);
  });
});
