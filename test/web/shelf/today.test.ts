import { describe, expect, it } from "vitest";
import { dayOf } from "../../../engine/pack/daily.ts";
import { puzzleOf } from "../../../web/shelf/today.ts";

const levels = (...counts: number[]) => counts.map((count, at) => ({ kind: "sudoku", level: at + 1, count }));
const MONDAY = dayOf(new Date(2026, 10, 23));

describe("a day", () => {
  it("is that of the calendar where the player is, from its first minute to its last", () => {
    expect(dayOf(new Date(1970, 0, 1))).toBe(0);
    expect(dayOf(new Date(2026, 10, 22, 0, 0, 1))).toBe(20_779);
    expect(dayOf(new Date(2026, 10, 22, 23, 59, 59))).toBe(20_779);
    expect(dayOf(new Date(2026, 10, 23))).toBe(20_780);
  });

  it("follows on a day, also where clocks are changed", () => {
    for (let at = 0; at < 730; at++)
      expect(dayOf(new Date(2026, 0, 1 + at + 1)) - dayOf(new Date(2026, 0, 1 + at))).toBe(1);
  });
});

describe("the puzzle of a day", () => {
  it.each([
    [
      [6, 7, 7],
      [1, 1, 1, 2, 2, 3, 3],
    ],
    [[5], [1, 1, 1, 1, 1, 1, 1]],
    [
      [9, 9, 9, 9, 9, 9, 9],
      [1, 2, 3, 4, 5, 6, 7],
    ],
    [
      [0, 4],
      [2, 2, 2, 2, 2, 2, 2],
    ],
  ])("is harder from Monday to Sunday, with %j puzzles of each level", (counts, wanted) => {
    const week = [0, 1, 2, 3, 4, 5, 6].map((at) => puzzleOf(MONDAY + at, levels(...counts))?.level);
    expect(week).toEqual(wanted);
  });

  it("is the same for everyone on that day: these are pinned", () => {
    const week = [0, 1, 2, 3, 4, 5, 6].map((at) => puzzleOf(MONDAY + at, levels(6, 7, 7)));
    expect(week.map((one) => `${one?.level}.${one?.number}`)).toEqual([
      "1.4",
      "1.3",
      "1.2",
      "2.2",
      "2.6",
      "3.2",
      "3.6",
    ]);
  });

  it.each([1, 2, 3, 6, 7, 10, 144, 1000])(
    "does not come again before all %i of its level have been there",
    (count) => {
      const numbers = Array.from({ length: 7 * count }, (_, at) =>
        puzzleOf(MONDAY + at, levels(count, count)),
      )
        .filter((one) => one?.level === 2)
        .map((one) => one?.number ?? 0);
      for (let from = 0; from + count <= numbers.length; from += count)
        expect(new Set(numbers.slice(from, from + count)).size).toBe(count);
      expect(Math.min(...numbers)).toBe(1);
      expect(Math.max(...numbers)).toBe(count);
    },
  );

  it("is none where there are no puzzles", () => {
    expect(puzzleOf(MONDAY, [])).toBe(null);
    expect(puzzleOf(MONDAY, levels(0, 0))).toBe(null);
  });
});
