import { fillIn, type Lang, type Words } from "./words.ts";

/** Parts that are named one by one; of more the first two are. */
export const MOST_NAMED = 3;
export const MORE: Words = { en: "{named} and {count} more", zh: "{named} 等 {count} 项" };

/** The text with a capital letter, as a sentence begins. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A sentence as the second part of one. Names of cells keep their capital letter. */
export function uncapital(sentence: string): string {
  return sentence.replace(/^[A-Z](?![A-Z\d])/, (letter) => letter.toLowerCase());
}

/** Facts in words, of which one holds: "R1C2 is 4 or R1C3 is 5". */
export function eitherOf(facts: readonly string[], lang: Lang): string {
  return facts.join(lang === "en" ? " or " : " 或 ");
}

/** Facts in words, of many the first two: "R1C2 is 4, R1C3 is 5 and 7 more". */
export function someOf(facts: readonly string[], lang: Lang): string {
  const comma = lang === "en" ? ", " : "，";
  if (facts.length <= MOST_NAMED) return facts.join(comma);
  const named = facts.slice(0, 2).join(comma);
  return fillIn(lang, MORE[lang], { named, count: lang === "en" ? facts.length - 2 : facts.length });
}
