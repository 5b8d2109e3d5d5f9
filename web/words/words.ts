import type { Lang } from "../../engine/model/words.ts";
import { fill } from "../../engine/model/words.ts";
import type { Dictionary } from "./en.ts";

let dictionary: Dictionary;
let plural: Intl.PluralRules;

/** Loads a language; until it is there the page keeps the one it has. */
export async function speak(lang: Lang): Promise<void> {
  const loaded = lang === "zh" ? (await import("./zh.ts")).zh : (await import("./en.ts")).en;
  dictionary = loaded;
  plural = new Intl.PluralRules(lang);
}

/** The text of a key in the language in force, with its `{slots}` filled. */
export function t(key: keyof Dictionary, slots?: Readonly<Record<string, string | number>>): string {
  const text = dictionary[key];
  return slots ? fill(text, slots) : text;
}

/** The text for a number: `key.one` or `key.other`, with `{n}` filled. */
export function count(key: CountKey, n: number, slots?: Readonly<Record<string, string | number>>): string {
  const form = plural.select(n) === "one" ? "one" : "other";
  return t(`${key}.${form}` as keyof Dictionary, { n, ...slots });
}

/** Keys that exist as `key.one` and `key.other`. */
export type CountKey = keyof Dictionary extends infer K
  ? K extends `${infer Base}.other`
    ? Base
    : never
  : never;
