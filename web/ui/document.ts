import type { Lang } from "../../engine/model/words.ts";
import type { Settings } from "../state/settings.ts";
import { t } from "../words/words.ts";

/** Colours of the browser's own bars, as --page has them. */
const BARS = { light: "#f6f4ef", dark: "#10141a", black: "#000000" };
/** Size of a digit as a part of its cell, in percent, at its normal size. */
const DIGIT = 58;

/** Lets the document follow the language and the theme. */
export function dress(lang: Lang, theme: Settings["theme"]): void {
  const root = document.documentElement;
  root.lang = lang === "zh" ? "zh-Hans" : lang;
  if (theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes("dark") ? "dark" : "light";
    meta.content = BARS[theme === "auto" ? own : theme];
  }
}

/** Lets texts and digits have their sizes, and lines and colours their contrast. */
export function scale({ text, digits, contrast }: Settings): void {
  const root = document.documentElement;
  root.style.setProperty("--text-size", `${text}%`);
  root.style.setProperty("--digit", `${(DIGIT * Number(digits)) / 100}cqw`);
  root.toggleAttribute("data-contrast", contrast);
}

/** Names the page, for the browser's tabs and history. */
export function entitle(title: string | null): void {
  document.title = title ? `${title} · ${t("app.name")}` : `${t("app.name")} · ${t("app.tagline")}`;
}
