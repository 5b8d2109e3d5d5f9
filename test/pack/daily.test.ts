import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dailyPuzzle, dayOf } from "../../engine/pack/daily.ts";
import type { PackFile } from "../../engine/pack/manifest.ts";

const FIRST = dayOf(new Date(2026, 10, 24));

/** Packs of levels from 1 on with so many puzzles, of which so many are fit for a day. */
function packsOf(counts: readonly (readonly [count: number, daily: number])[]): PackFile[] {
  return counts.map(([count, daily], at) => ({
    ...{ kind: "sudoku", level: at + 1, file: `sudoku-${at + 1}.pack`, count, daily },
    ...{ bytes: 0, sha256: "", engine: "1.2.3", rating: 1 },
  }));
}

const weekdayOf = (day: number) => (day + 3) % 7;

/** Fewest days until a puzzle comes again, and whether levels rise from Monday to Sunday, over so many days. */
function walked(packs: readonly PackFile[], from: number, days: number) {
  const last = new Map<string, number>();
  let again = Number.POSITIVE_INFINITY;
  let rises = true;
  let level = 0;
  for (let day = from; day < from + days; day++) {
    const place = dailyPuzzle(day, packs);
    if (!place || place.number < 1 || place.number > place.pack.daily) throw new Error(`day ${day}`);
    const id = `${place.pack.level} ${place.number}`;
    again = Math.min(again, day - (last.get(id) ?? Number.NEGATIVE_INFINITY));
    last.set(id, day);
    rises &&= weekdayOf(day) === 0 || day === from || place.pack.level >= level;
    level = place.pack.level;
  }
  return { again, rises, met: last.size };
}

describe("the puzzle of a day", () => {
  it("goes through all of a band before one comes again, whatever the packs hold", () => {
    const counts = fc.array(
      fc.tuple(fc.nat(40), fc.nat(40)).map(([more, daily]) => [more + daily, daily] as const),
      { minLength: 1, maxLength: 7 },
    );
    fc.assert(
      fc.property(counts, fc.integer({ min: -5000, max: 90_000 }), (numbers, from) => {
        const size = Math.floor(numbers.reduce((sum, [, daily]) => sum + daily, 0) / 7);
        if (size === 0) {
          expect(dailyPuzzle(from, packsOf(numbers))).toBeNull();
          return;
        }
        const { again, met } = walked(packsOf(numbers), from, 14 * size);
        expect(again).toBe(7 * size);
        expect(met).toBe(7 * size);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it("is the same on every machine, in any order of the packs", () => {
    const packs = packsOf([1500, 1800, 1900, 1500, 1200, 1000, 540].map((count) => [count + 9, count]));
    const days = [20_781, 20_782, 20_783, 20_784, 20_785, 20_786, 20_787, 120_000, -1];
    const placesOf = (of: readonly PackFile[]) =>
      days.map((day) => {
        const place = dailyPuzzle(day, of);
        return [place?.pack.level, place?.number];
      });
    expect(placesOf(packs)).toMatchInlineSnapshot(`
      [
        [
          2,
          794,
        ],
        [
          3,
          342,
        ],
        [
          3,
          1690,
        ],
        [
          4,
          1138,
        ],
        [
          5,
          986,
        ],
        [
          7,
          134,
        ],
        [
          1,
          431,
        ],
        [
          3,
          152,
        ],
        [
          2,
          1197,
        ],
      ]
    `);
    expect(placesOf([...packs].reverse())).toEqual(placesOf(packs));
  });

  it("belongs to the calendar day where the player is", () => {
    expect(dayOf(new Date(2026, 10, 24, 0, 0, 1))).toBe(FIRST);
    expect(dayOf(new Date(2026, 10, 24, 23, 59, 59))).toBe(FIRST);
    expect(dayOf(new Date(2026, 10, 25))).toBe(FIRST + 1);
  });
});
