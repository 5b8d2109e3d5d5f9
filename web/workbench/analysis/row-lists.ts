import { html, nothing, type TemplateResult } from "lit";
import type { Lang } from "../../../engine/model/words.ts";
import type { App } from "../../state/app.ts";
import { levelName } from "../../state/title.ts";
import { count, t } from "../../words/more.ts";
import type { AnalysisRow, BadLine } from "./analysis.ts";

/** A list that is shown in parts. */
interface UnsolvedList {
  readonly rows: readonly AnalysisRow[];
  /** The selection of rules that did not solve them. */
  readonly selection: number;
  /** How many are shown. */
  readonly shown: number;
  readonly more: () => void;
}

/** The puzzles that were not solved; a tap opens the board where it was stuck on the bench. */
export function unsolvedList(
  app: App,
  kind: string,
  { rows, selection, shown, more }: UnsolvedList,
): TemplateResult | typeof nothing {
  if (rows.length === 0) return nothing;
  const open =
    ({ text, outcomes }: AnalysisRow) =>
    (): void => {
      const { stuck } = outcomes[selection];
      app.acts.go({ screen: "workbench", link: `/${kind}/${text}${stuck ? `~${stuck}` : ""}` });
    };
  return html`<section>
    <h3>${count("analysis.unsolved", rows.length)}</h3>
    <ul class="list">
      ${rows.slice(0, shown).map((row) => {
        const { cells, found, end } = row.outcomes[selection];
        const name = nameOf(row);
        return html`<li>
          <span>${name}</span>
          <span class="note">${end === "broken" ? t("analysis.broken") : count("analysis.left", cells - found)}</span>
          <button class="button quiet" aria-label=${t("analysis.open-label", { name })} @click=${open(row)}>
            ${t("analysis.open")}
          </button>
        </li>`;
      })}
    </ul>
    ${rest(rows.length - shown, more)}
  </section>`;
}

/** The lines of a text that are no puzzles, each with its problem. */
export function badList(
  bad: readonly BadLine[],
  lang: Lang,
  shown: number,
  more: () => void,
): TemplateResult | typeof nothing {
  if (bad.length === 0) return nothing;
  return html`<section>
    <h3>${count("analysis.bad", bad.length)}</h3>
    <ul class="list bad">
      ${bad.slice(0, shown).map(
        ({ number, line, problem }) => html`<li>
          <span>${t("analysis.line", { n: number })}</span>
          <span><code>${line.slice(0, 60)}</code><br /><span class="error">${problem.text[lang]}</span></span>
        </li>`,
      )}
    </ul>
    ${rest(bad.length - shown, more)}
  </section>`;
}

function rest(left: number, more: () => void): TemplateResult | typeof nothing {
  if (left <= 0) return nothing;
  return html`<button class="button" @click=${more}>${count("analysis.rest", left)}</button>`;
}

/** The name of a puzzle of the set. */
function nameOf({ isOurs, level, number }: AnalysisRow): string {
  return isOurs && level !== null
    ? t("shelf.place", { level: levelName(level), n: number })
    : t("analysis.line", { n: number });
}
