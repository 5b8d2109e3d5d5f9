import type { Lang } from "../../engine/model/words.ts";

/** From where on numbers are shortened where there is little room. */
const LONG = 100_000_000;

/** Formats are dear to make, and ten are wanted ten times a second. */
const formats = new Map<string, Intl.NumberFormat>();

/** A number as the language writes it. */
export function numeral(n: number, lang: Lang, options: Intl.NumberFormatOptions = {}): string {
  const key = lang + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.NumberFormat(lang, options);
  formats.set(key, known);
  return known.format(n);
}

/** A number in full: "1,234,567". */
export function whole(n: number, lang: Lang): string {
  return numeral(n, lang);
}

/** A number in full as long as counts of a race are, else with at most four digits: "1,234,567", "123.5M". */
export function brief(n: number, lang: Lang): string {
  if (n < LONG) return whole(Math.round(n), lang);
  return numeral(n, lang, { notation: "compact", maximumSignificantDigits: 4 });
}
