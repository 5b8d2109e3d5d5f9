import { html, nothing, svg, type TemplateResult } from "lit";
import type { RuleInfo } from "../../../worker/api.ts";
import type { AppState } from "../../state/state.ts";
import { levelName } from "../../state/title.ts";
import { bars, chartStyles } from "../../ui/bars.ts";
import { LaterElement } from "../../ui/later-element.ts";
import { icon } from "../../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { paneStyles } from "../../ui/styles/panes.ts";
import { percent } from "../../words/moment.ts";
import { count, t } from "../../words/more.ts";
import type { AnalysisRow, AnalysisRun } from "./analysis.ts";
import { ratingBars } from "./analysis-ratings.ts";
import { analysisStyles } from "./analysis-styles.ts";
import { firingsOf, type Sum, sumOf, sumsOf, unsolvedOf } from "./analysis-sums.ts";
import { selectionName } from "./analysis-words.ts";

/** Entries of a list that are shown at first; a button shows so many more. */
const FEW = 12;

/** The results of a set: solved puzzles and cells by level, firings by rule, unsolved puzzles, and unreadable lines. */
export class AnalysisResults extends LaterElement {
  static override properties = {
    ...LaterElement.properties,
    unsolved: { state: true },
    bad: { state: true },
  };
  static override styles = [baseStyles, buttonStyles, paneStyles, chartStyles, analysisStyles];

  /** How many of each list are shown. */
  declare private unsolved: number;
  declare private bad: number;

  constructor() {
    super();
    this.unsolved = FEW;
    this.bad = FEW;
  }

  protected override readonly looks = [
    (state: AppState) => state.analysis,
    (state: AppState) => state.workbench?.rules,
  ];

  protected override render(): TemplateResult | typeof nothing {
    const { analysis, workbench } = this.state;
    const run = analysis?.run;
    if (!run || !analysis) return nothing;
    const rules = workbench?.rules?.rules ?? [];
    return html`${run.rows.length > 0 ? this.#sums(run, rules) : nothing}
    ${ratingBars(run.rows, this.state.lang)} ${this.#firings(run, rules)}
    ${this.#unsolved(run.rows, analysis.kind)} ${this.#bad(run)}`;
  }

  #sums(run: AnalysisRun, rules: readonly RuleInfo[]): TemplateResult {
    const all = sumOf(run.rows);
    const sums = [...sumsOf(run.rows)];
    const { rules: selection } = run;
    const name = selectionName(selection, rules);
    const without = selection.from !== "bench" && !selection.supposition;
    return html`<section>
      <h3>${t("analysis.solved")}</h3>
      <p class="note">${without ? t("analysis.with-bare", { rules: name }) : t("analysis.with", { rules: name })}</p>
      <div class="figures">
        ${this.#figure(all.solved, all.puzzles, t("analysis.puzzles"))}
        ${this.#figure(all.found, all.cells, t("analysis.cells"))}
      </div>
      ${sums.length > 1 ? this.#chart(sums) : nothing} ${this.#table(sums, all)}
      <div class="row">
        <button class="button" @click=${() => this.dispatchEvent(new Event("save"))}>
          ${icon("download")}${t("bench.save-csv")}
        </button>
      </div>
    </section>`;
  }

  #figure(part: number, whole: number, what: string): TemplateResult {
    return html`<p class="figure">
      <strong>${percent(whole > 0 ? part / whole : 0, this.state.lang)}</strong>
      <span>${what}</span>
      <span class="note">${t("analysis.of", { part: this.#number(part), whole: this.#number(whole) })}</span>
    </p>`;
  }

  /** Two columns a level: puzzles filled, cells hatched. The table beside it says the same in figures. */
  #chart(sums: readonly (readonly [number, Sum])[]): TemplateResult {
    const column = (x: number, share: number, kind: string) =>
      svg`<rect class="track" x=${x} y="0" width="0.36" height="100"></rect>
        <rect class=${kind} x=${x} y=${100 - 100 * share} width="0.36" height=${100 * share}></rect>`;
    return html`<figure>
      <div class="plot">
        <span class="axis" aria-hidden="true"><i>100%</i><i>50%</i><i>0</i></span>
        <svg
          class="levels-chart"
          viewBox="0 0 ${sums.length} 100"
          preserveAspectRatio="none"
          role="img"
          aria-label=${t("analysis.chart")}
        >
          ${[0, 25, 50, 75].map((y) => svg`<path class="grid" d="M0 ${y}H${sums.length}"></path>`)}
          ${sums.map(
            ([, sum], at) =>
              svg`${column(at + 0.11, share(sum.solved, sum.puzzles), "of-puzzles")}
                ${column(at + 0.53, share(sum.found, sum.cells), "of-cells")}`,
          )}
        </svg>
      </div>
      <div class="names" aria-hidden="true">${sums.map(([group]) => html`<span>${levelName(group)}</span>`)}</div>
      <figcaption>
        <span><i class="swatch of-puzzles"></i>${t("analysis.puzzles")}</span>
        <span><i class="swatch of-cells"></i>${t("analysis.cells")}</span>
      </figcaption>
    </figure>`;
  }

  #table(sums: readonly (readonly [number, Sum])[], all: Sum): TemplateResult {
    const { lang } = this.state;
    const cells = ({
      puzzles,
      solved,
      cells,
      found,
    }: Sum) => html`<td>${this.#number(solved)}/${this.#number(puzzles)}</td>
      <td>${percent(share(solved, puzzles), lang)}</td>
      <td class="wide-only">${this.#number(found)}/${this.#number(cells)}</td>
      <td>${percent(share(found, cells), lang)}</td>`;
    return html`<div class="scroll" role="region" tabindex="0" aria-label=${t("analysis.chart")}>
    <table>
      <caption class="unseen">${t("analysis.chart")}</caption>
      <thead>
        <tr>
          <th scope="col">${t("analysis.level")}</th>
          <th scope="col" colspan="2">${t("analysis.puzzles")}</th>
          <th scope="col" class="wide-only">${t("analysis.cells")}</th>
          <th scope="col"><span class="narrow-only">${t("analysis.cells")}</span></th>
        </tr>
      </thead>
      <tbody>
        ${sums.map(
          ([group, sum]) => html`<tr>
            <th scope="row">${group ? levelName(group) : t("analysis.own-set")}</th>
            ${cells(sum)}
          </tr>`,
        )}
      </tbody>
      ${
        sums.length > 1
          ? html`<tfoot>
              <tr><th scope="row">${t("analysis.all")}</th>${cells(all)}</tr>
            </tfoot>`
          : nothing
      }
    </table></div>`;
  }

  #firings({ rows }: AnalysisRun, rules: readonly RuleInfo[]): TemplateResult | typeof nothing {
    const { lang } = this.state;
    const firings = [...firingsOf(rows)].sort(([, a], [, b]) => b.fired - a.fired);
    if (firings.length === 0) return nothing;
    const names = new Map(rules.map((rule) => [rule.id, rule]));
    const most = firings[0][1].fired;
    return html`<section>
      <h3>${t("analysis.firings")}</h3>
      ${bars(
        firings.map(([id, { fired, puzzles }]) => {
          const rule = names.get(id);
          const number = rule?.number ? `${rule.number} ` : "";
          return {
            name: number + (rule?.name[lang] ?? t("analysis.supposed")),
            share: fired / most,
            value: count("analysis.fired", puzzles, { fired: this.#number(fired) }),
          };
        }),
      )}
    </section>`;
  }

  #unsolved(rows: readonly AnalysisRow[], kind: string): TemplateResult | typeof nothing {
    const unsolved = unsolvedOf(rows);
    if (unsolved.length === 0) return nothing;
    const open = (text: string) => () => this.app.acts.go({ screen: "workbench", link: `/${kind}/${text}` });
    return html`<section>
      <h3>${count("analysis.unsolved", unsolved.length)}</h3>
      <ul class="list">
        ${unsolved.slice(0, this.unsolved).map((row) => {
          const { cells, solved, text, end } = row.result;
          const name = nameOf(row);
          return html`<li>
            <span>${name}</span>
            <span class="note">
              ${end === "broken" ? t("analysis.broken") : count("analysis.left", cells - solved)}
            </span>
            <button class="button quiet" aria-label=${t("analysis.open-label", { name })} @click=${open(text)}>
              ${t("analysis.open")}
            </button>
          </li>`;
        })}
      </ul>
      ${this.#rest(unsolved.length - this.unsolved, () => {
        this.unsolved += 4 * FEW;
      })}
    </section>`;
  }

  #bad({ bad }: AnalysisRun): TemplateResult | typeof nothing {
    if (bad.length === 0) return nothing;
    const { lang } = this.state;
    return html`<section>
      <h3>${count("analysis.bad", bad.length)}</h3>
      <ul class="list bad">
        ${bad.slice(0, this.bad).map(
          ({ number, line, problem }) => html`<li>
            <span>${t("analysis.line", { n: number })}</span>
            <span><code>${line.slice(0, 60)}</code><br /><span class="error">${problem.text[lang]}</span></span>
          </li>`,
        )}
      </ul>
      ${this.#rest(bad.length - this.bad, () => {
        this.bad += 4 * FEW;
      })}
    </section>`;
  }

  #rest(rest: number, more: () => void): TemplateResult | typeof nothing {
    if (rest <= 0) return nothing;
    return html`<button class="button" @click=${more}>${count("analysis.rest", rest)}</button>`;
  }

  #number(n: number): string {
    return new Intl.NumberFormat(this.state.lang).format(n);
  }
}

function share(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0;
}

/** The name of a puzzle of the set. */
function nameOf({ group, number }: AnalysisRow): string {
  return group ? t("shelf.place", { level: levelName(group), n: number }) : t("analysis.line", { n: number });
}

customElements.define("ergo-analysis-results", AnalysisResults);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-analysis-results": AnalysisResults;
  }
}
