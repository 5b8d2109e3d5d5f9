import { describe, expect, it } from "vitest";
import { clock } from "../../web/words/clock.ts";
import { ago, bytes, percent } from "../../web/words/moment.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const now = 1_700_000_000_000;

describe("how long ago", () => {
  it.each([
    [0, "just now", "刚刚"],
    [59_999, "just now", "刚刚"],
    [MINUTE, "1 minute ago", "1分钟前"],
    [3 * HOUR - 1, "2 hours ago", "2小时前"],
    [DAY, "yesterday", "昨天"],
    [8 * DAY, "last week", "上周"],
    [70 * DAY, "2 months ago", "2个月前"],
    [400 * DAY, "last year", "去年"],
  ])("%i ms", (ms, en, zh) => {
    expect(ago(now - ms, now, "en")).toBe(en);
    expect(ago(now - ms, now, "zh")).toBe(zh);
  });

  it("never lies in the future, whatever the clock did", () => {
    expect(ago(now + DAY, now, "en")).toBe("just now");
  });
});

it.each([
  [0, "0:00"],
  [65_999, "1:05"],
  [HOUR - 1, "59:59"],
  [HOUR + 129_000, "1:02:09"],
])("%i ms on the clock", (ms, shown) => {
  expect(clock(ms)).toBe(shown);
});

it.each([
  [0, "0 kB"],
  [640_300, "640 kB"],
  [999_999, "1,000 kB"],
  [1_340_000, "1.3 MB"],
])("%i bytes", (n, shown) => {
  expect(bytes(n, "en")).toBe(shown);
});

it.each([
  [0, "0%"],
  [0.001, "1%"],
  [0.424, "42%"],
  [0.999, "99%"],
  [1, "100%"],
])("a share of %f", (share, shown) => {
  expect(percent(share, "en")).toBe(shown);
});
