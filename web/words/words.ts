import { fillIn, type Lang } from "../../engine/model/words.ts";
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
let awaited: Promise<void> | null = null;

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

/** Loads later texts in the language in force, and from then on with every language; see `wordsAwaited`. */
export function speakAlso(load: DictionaryLoader): void {
  sources.push(load);
  const wanted = lang;
  const loaded = load(wanted).then((more) => {
    if (wanted === lang) dictionary = { ...dictionary, ...more };
  });
  const all = Promise.all([awaited, loaded]).then(() => {
    if (awaited === all) awaited = null;
  });
  all.catch(() => {}); // those who await it handle it
  awaited = all;
}

/**
 * Resolves when all wanted texts are there, rejects where they cannot be fetched; null when nothing is awaited. The
 * modules that want texts do not await them themselves: in WebKit a second import() of a module hangs that still awaits
 * something at its top level.
 */
export function wordsAwaited(): Promise<void> | null {
  return awaited;
}

/** A module once the texts that it wants are there. */
export async function withWords<M>(module: Promise<M>): Promise<M> {
  const there = await module;
  await awaited;
  return there;
}

/** The text of a key in the language in force, with its `{slots}` filled. */
export function t(key: keyof CoreDictionary, slots?: Slots): string {
  return say(key, slots);
}

/** As `t`, for any key; see `more.ts`. */
export function say(key: keyof Dictionary, slots?: Slots): string {
  const text = dictionary[key] ?? "";
  return slots ? fillIn(lang, text, slots) : text;
}

/** The text for a number, `key.one` or `key.other`, with `{n}` filled; see `more.ts`. */
export function sayCount(key: CountKey<Dictionary>, n: number, slots?: Slots): string {
  const form = plural.select(n) === "one" ? "one" : "other";
  const written = n > 999 ? n.toLocaleString(plural.resolvedOptions().locale) : n;
  return say(`${key}.${form}` as keyof Dictionary, { n: written, ...slots });
}

/** Keys that exist as `key.one` and `key.other`. */
export type CountKey<D> = keyof D extends infer K ? (K extends `${infer Base}.other` ? Base : never) : never;

async function coreOf(wanted: Lang): Promise<CoreDictionary> {
  return wanted === "zh" ? (await import("./zh.ts")).zh : (await import("./en.ts")).en;
}
