import { playKind } from "../../engine/kinds/play.ts";
import type { Lang } from "../../engine/model/words.ts";
import type { CoreDictionary } from "../words/en.ts";
import { t } from "../words/words.ts";
import type { Origin } from "./state.ts";

/** The name of a level from 1 to 7; none for another number. */
export function levelName(level: number): string {
  return t(`level.${level}` as keyof CoreDictionary);
}

/** The name of the effort that a made puzzle takes, from 1 to 5; none for another number. */
export function effortName(effort: number): string {
  return t(`effort.${effort}` as keyof CoreDictionary);
}

/** The name of a kind in a language. */
export function kindName(kind: string, lang: Lang): string {
  return playKind(kind)?.name[lang] ?? kind;
}

/** The title of a game: the player's name for it, else its origin. */
export function titleOf(game: { readonly name: string | null; readonly origin: Origin | null }): string {
  if (game.name) return game.name;
  if (!game.origin) return t("shelf.imported");
  const { level, number, made } = game.origin;
  if (made) return [t("shelf.made", { n: number }), effortName(level)].filter(Boolean).join(" · ");
  return t("shelf.place", { level: levelName(level), n: number });
}
