import { describe, expect, it } from "vitest";
import { dayOf } from "../../../engine/pack/daily.ts";
import { dateOf, daysOf, later, monthOf, weekdayOf } from "../../../web/days/month.ts";

describe("a month of the calendar", () => {
  it.each([
    [{ year: 2026, month: 10 }, 30],
    [{ year: 2027, month: 1 }, 28],
    [{ year: 2028, month: 1 }, 29],
    [{ year: 2026, month: 2 }, 31], // clocks are changed within it
  ])("%j has %i days, each of them its own, and they follow each other", (month, count) => {
    const days = daysOf(month);
    expect(days.map((day) => dateOf(day).getDate())).toEqual(
      Array.from({ length: count }, (_, at) => at + 1),
    );
    for (const day of days) {
      expect(monthOf(day)).toEqual(month);
      expect(dayOf(dateOf(day))).toBe(day);
    }
  });

  it("is followed by the next, over the ends of years", () => {
    expect(later({ year: 2026, month: 11 }, 1)).toEqual({ year: 2027, month: 0 });
    expect(later({ year: 2026, month: 0 }, -1)).toEqual({ year: 2025, month: 11 });
  });

  it("begins its weeks on Monday", () => {
    const columns = [23, 24, 25, 26, 27, 28, 29].map((date) => weekdayOf(dayOf(new Date(2026, 10, date))));
    expect(columns).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(weekdayOf(dayOf(new Date(1969, 11, 31)))).toBe(2);
  });
});
