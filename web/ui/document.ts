import type { Lang } from "../../engine/model/words.ts";
import type { Settings } from "../state/settings.ts";
import { t } from "../words/words.ts";

/** Colours of the browser's own bars, as --page has them. */
const BARS = { light: "#f6f4ef", dark: "#10141a", black: "#000000" };

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

/** Keeps the place of the scroll bar beside a page that is going to be longer than the window: its coming would move the page. */
export function keepScrollbar(isKept: boolean): void {
  document.documentElement.classList.toggle("long", isKept);
}

/** Names the page, for the browser's tabs and history. */
export function entitle(title: string | null): void {
  document.title = title ? `${title} · ${t("app.name")}` : `${t("app.name")} · ${t("app.tagline")}`;
}
