import { html, nothing, type TemplateResult } from "lit";
import type { Lang } from "../../../engine/model/words.ts";
import { levelName } from "../../state/title.ts";
import { bars } from "../../ui/bars.ts";
import { count, t } from "../../words/more.ts";
import { spread } from "./sums.ts";

/** How hard the solved puzzles are by the rules of the run: a bar a level, with the work. `works` are theirs by level. */
export function ratingBars(
  works: ReadonlyMap<number, readonly number[]> | undefined,
  lang: Lang,
): TemplateResult | typeof nothing {
  if (!works || works.size === 0) return nothing;
  const number = (n: number): string => new Intl.NumberFormat(lang).format(n);
  const largest = Math.max(...[...works.values()].map(({ length }) => length));
  return html`<section>
    <h3>${t("analysis.ratings")}</h3>
    <p class="note">${t("analysis.ratings-note")}</p>
    ${bars(
      [...works]
        .sort(([a], [b]) => a - b)
        .map(([level, all]) => {
          const [least, middle, most] = spread(all).map(number);
          const told =
            all.length > 1 ? t("analysis.works", { least, middle, most }) : t("analysis.work", { n: middle });
          return {
            name: levelName(level),
            share: all.length / largest,
            value: `${count("shelf.puzzles", all.length)} · ${told}`,
          };
        }),
    )}
  </section>`;
}
