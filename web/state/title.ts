import { playKind } from "../../engine/kinds/play.ts";
import type { Lang } from "../../engine/model/words.ts";
import type { CoreDictionary } from "../words/en.ts";
import { t } from "../words/words.ts";
import type { Origin } from "./state.ts";

/** The name of a level from 1 to 7; none for another number. */
export function levelName(level: number): string {
  return t(`level.${level}` as keyof CoreDictionary);
}

/** The name of the level that a made puzzle was rated at; none where it was not. */
export function ratedName({ level, rated }: Origin): string {
  return rated && level > 0 ? levelName(level) : "";
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
  if (made) return [t("shelf.made", { n: number }), ratedName(game.origin)].filter(Boolean).join(" · ");
  return t("shelf.place", { level: levelName(level), n: number });
}
