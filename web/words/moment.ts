import type { Lang } from "../../engine/model/words.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds in each unit, longest first. */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 365 * DAY],
  ["month", 30 * DAY],
  ["week", 7 * DAY],
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
];

/** How long ago it was, in the largest unit that fits: "yesterday", "3 hours ago", "just now". Times in milliseconds. */
export function ago(then: number, now: number, lang: Lang): string {
  const seconds = Math.max(0, Math.floor((now - then) / 1000));
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const found = UNITS.find(([, size]) => seconds >= size);
  if (!found) return { en: "just now", zh: "刚刚" }[lang];
  return format.format(-Math.floor(seconds / found[1]), found[0]);
}

/** The browser's own variety of a language, which writes days in its own order. */
export function varietyOf(lang: Lang): string {
  return navigator.languages.find((tag) => tag.toLowerCase().startsWith(lang)) ?? lang;
}

/** A day without its year, "22 November", as the browser's own variety of the language has it. */
export function monthDay(date: Date, lang: Lang): string {
  return new Intl.DateTimeFormat(varietyOf(lang), { month: "long", day: "numeric" }).format(date);
}

/** A number of bytes for people: "640 kB", "1.2 MB". */
export function bytes(n: number, lang: Lang): string {
  const mega = n >= 1_000_000;
  const format = new Intl.NumberFormat(lang, {
    style: "unit",
    unit: mega ? "megabyte" : "kilobyte",
    maximumFractionDigits: mega ? 1 : 0,
  });
  return format.format(n / (mega ? 1_000_000 : 1000));
}

/** A share from 0 to 1 in percent; neither 0 nor 100 unless it is exactly that. */
export function percent(share: number, lang: Lang): string {
  const whole = share > 0 && share < 1 ? Math.min(99, Math.max(1, Math.round(share * 100))) : share * 100;
  return new Intl.NumberFormat(lang, { style: "percent" }).format(whole / 100);
}
