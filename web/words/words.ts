import { fill, type Lang } from "../../engine/model/words.ts";
import type { CoreDictionary } from "./en.ts";
import type { LaterDictionary } from "./en-more.ts";

export type Dictionary = CoreDictionary & LaterDictionary;
export type Slots = Readonly<Record<string, string | number>>;

/** The texts in the language in force; the later ones only when something wanted them. */
let dictionary: CoreDictionary & Partial<LaterDictionary>;
let plural: Intl.PluralRules;
let lang: Lang;

/** Loads some of the later texts in a language. */
type DictionaryLoader = (lang: Lang) => Promise<Partial<LaterDictionary>>;
/** Where the later texts come from that something wanted. */
const sources: DictionaryLoader[] = [];

let heard: () => void;
/** Resolves when there are words for the first time. */
export const spoken = new Promise<void>((resolve) => {
  heard = resolve;
});

/** Loads a language; until it is there the page keeps the one it has. */
export async function speak(next: Lang): Promise<void> {
  const [core, ...more] = await Promise.all([coreOf(next), ...sources.map((load) => load(next))]);
  lang = next;
  dictionary = core;
  for (const texts of more) dictionary = { ...dictionary, ...texts };
  plural = new Intl.PluralRules(next);
  heard();
}

/** Loads later texts in the language in force, and from then on with every language. */
export async function speakAlso(load: DictionaryLoader): Promise<void> {
  sources.push(load);
  const wanted = lang;
  const more = await load(wanted);
  if (wanted === lang) dictionary = { ...dictionary, ...more };
}

/** The text of a key in the language in force, with its `{slots}` filled. */
export function t(key: keyof CoreDictionary, slots?: Slots): string {
  return say(key, slots);
}

/** As `t`, for any key; see `more.ts`. */
export function say(key: keyof Dictionary, slots?: Slots): string {
  const text = dictionary[key] ?? "";
  return slots ? fill(text, slots) : text;
}

/** The text for a number, `key.one` or `key.other`, with `{n}` filled; see `more.ts`. */
export function sayCount(key: CountKey<Dictionary>, n: number, slots?: Slots): string {
  const form = plural.select(n) === "one" ? "one" : "other";
  return say(`${key}.${form}` as keyof Dictionary, { n, ...slots });
}

/** Keys that exist as `key.one` and `key.other`. */
export type CountKey<D> = keyof D extends infer K ? (K extends `${infer Base}.other` ? Base : never) : never;

async function coreOf(wanted: Lang): Promise<CoreDictionary> {
  return wanted === "zh" ? (await import("./zh.ts")).zh : (await import("./en.ts")).en;
}
