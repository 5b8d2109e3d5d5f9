/** The languages that every text of the product exists in. */
export type Lang = "en" | "zh";

/** One text in every language. */
export type Words = Readonly<Record<Lang, string>>;

export const LANGS: readonly Lang[] = ["en", "zh"];

/** Fills each `{name}` of a template from the slots; an unknown slot stays as it is written. */
export function fill(template: string, slots: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(slots, name) ? String(slots[name]) : whole,
  );
}

/** The same text built once a language. */
export function inEveryLang(make: (lang: Lang) => string): Words {
  return { en: make("en"), zh: make("zh") };
}

const NEEDLESS_SPACE = /(?<=[\u3001-\u9fff\uff01-\uff5e]) (?=[\u3001-\u9fff\uff01-\uff5e])/g;

/** The text without the spaces that stand between two Chinese characters, as where a slot was filled with Chinese. */
export function unspaced(text: string): string {
  return text.replace(NEEDLESS_SPACE, "");
}

/** As `fill`, in a language: Chinese has no space between a Chinese slot and the characters around it. */
export function fillIn(
  lang: Lang,
  template: string,
  slots: Readonly<Record<string, string | number>>,
): string {
  const text = fill(template, slots);
  return lang === "zh" ? unspaced(text) : text;
}
