import { html, nothing, type TemplateResult } from "lit";
import type { Lang } from "../../../engine/model/words.ts";
import { levelName } from "../../state/title.ts";
import { bars } from "../../ui/bars.ts";
import { count, t } from "../../words/more.ts";
import type { AnalysisRow } from "./analysis.ts";
import { ratingsOf } from "./analysis-sums.ts";

/** How hard the solved puzzles are by the rules of the run: a bar a level, with the work. */
export function ratingBars(rows: readonly AnalysisRow[], lang: Lang): TemplateResult | typeof nothing {
  const sums = [...ratingsOf(rows)];
  if (sums.length === 0) return nothing;
  const number = (n: number): string => new Intl.NumberFormat(lang).format(n);
  const largest = Math.max(...sums.map(([, { puzzles }]) => puzzles));
  return html`<section>
    <h3>${t("analysis.ratings")}</h3>
    <p class="note">${t("analysis.ratings-note")}</p>
    ${bars(
      sums.map(([level, { puzzles, least, middle, most }]) => {
        const works = { least: number(least), middle: number(middle), most: number(most) };
        return {
          name: levelName(level),
          share: puzzles / largest,
          value: `${count("shelf.puzzles", puzzles)} · ${puzzles > 1 ? t("analysis.works", works) : t("analysis.work", { n: works.middle })}`,
        };
      }),
    )}
  </section>`;
}
