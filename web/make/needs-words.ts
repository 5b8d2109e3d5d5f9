import type { Lang } from "../../engine/model/words.ts";
import type { NeededTechnique, Rated } from "../../worker/api.ts";
import { count, t } from "../words/more.ts";

/** Techniques that are named; a puzzle may need a dozen. */
const MOST_NAMED = 3;

/** What a puzzle needs in a sentence: its hardest techniques with their counts. */
export function needsWords({ level, needs }: Rated, lang: Lang): string {
  const hardest = needs.filter((one) => one.level === level);
  const named = hardest.slice(0, MOST_NAMED).map((one) => timesWords(one, lang));
  const list = named.join(lang === "zh" ? "、" : ", ");
  const rest = hardest.length - named.length;
  if (named.length === 0) return "";
  return rest > 0 ? count("make.needs-more", rest, { list }) : t("make.needs", { list });
}

function timesWords({ name, count: times }: NeededTechnique, lang: Lang): string {
  return times === 2
    ? t("make.twice", { name: name[lang] })
    : count("make.times", times, { name: name[lang] });
}
