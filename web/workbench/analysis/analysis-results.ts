import { html, nothing, type TemplateResult } from "lit";
import type { RuleInfo } from "../../../worker/api.ts";
import type { AppState } from "../../state/state.ts";
import { bars, chartStyles } from "../../ui/bars.ts";
import { choice, switchStyles } from "../../ui/choice.ts";
import { LaterElement } from "../../ui/later-element.ts";
import { icon } from "../../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { paneStyles } from "../../ui/styles/panes.ts";
import { percent } from "../../words/moment.ts";
import { count, t } from "../../words/more.ts";
import type { Saved } from "./analysis.ts";
import { ratingBars } from "./analysis-ratings.ts";
import { analysisStyles } from "./analysis-styles.ts";
import { type ChartGroup, groupChartStyles, groupCharts } from "./group-charts.ts";
import { groupName, inChartOrder, ruleName } from "./groups.ts";
import { badList, unsolvedList } from "./row-lists.ts";
import { selectionName } from "./selection.ts";
import { seriesStyles } from "./series-styles.ts";
import { Summing, type Sums, share } from "./sums.ts";

/** Entries of a list that are shown at first; a button shows so many more. */
const FEW = 12;

/** The results of a set: solved puzzles and cells by group and selection, firings by rule, unsolved puzzles, and unreadable lines. */
export class AnalysisResults extends LaterElement {
  static override properties = {
    ...LaterElement.properties,
    shown: { state: true },
    unsolved: { state: true },
    bad: { state: true },
  };
  static override styles = [
    ...[baseStyles, buttonStyles, paneStyles, switchStyles, chartStyles],
    ...[analysisStyles, seriesStyles, groupChartStyles],
  ];

  /** The selection whose firings and unsolved puzzles are shown. */
  declare private shown: number;
  /** How many of each list are shown. */
  declare private unsolved: number;
  declare private bad: number;
  readonly #summing = new Summing();

  constructor() {
    super();
    this.shown = 0;
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
    const { by } = analysis.order;
    const sums = this.#summing.of(run, by);
    const keys = inChartOrder([...sums.groups.keys()], by, rules);
    const groups = keys.map((key) => ({
      key,
      name: groupName(key, by, rules, this.state.lang),
      sums: sums.groups.get(key) ?? [],
    }));
    const names = run.selections.map((one) => selectionName(one, rules));
    const at = Math.min(this.shown, names.length - 1);
    return html`${run.parts.length > 0 ? this.#sums(sums, groups, names) : nothing}
    ${names.length > 1 ? this.#which(names, at) : nothing}
    ${ratingBars(sums.works[at], this.state.lang)} ${this.#firings(sums, at, rules)}
    ${unsolvedList(this.app, analysis.kind, {
      ...{ rows: sums.unsolved[at], selection: at, shown: this.unsolved },
      more: () => {
        this.unsolved += 4 * FEW;
      },
    })}
    ${badList(run.bad, this.state.lang, this.bad, () => {
      this.bad += 4 * FEW;
    })}`;
  }

  #sums(
    sums: Sums,
    groups: readonly (ChartGroup & { readonly key: string })[],
    names: readonly string[],
  ): TemplateResult {
    const save = (what: Saved["what"]): void => {
      const detail: Saved = {
        what,
        names: { groups: groups.map(({ key, name }) => [key, name]), selections: names },
      };
      this.dispatchEvent(new CustomEvent("save", { detail }));
    };
    return html`<section>
      <h3>${t("analysis.solved")}</h3>
      <div class="figures">${names.map((name, at) => this.#figure(sums, name, at))}</div>
      ${groups.length > 1 ? groupCharts(groups, names) : nothing} ${this.#table(sums, groups, names)}
      <div class="row">
        <button class="button" @click=${() => save("chart")}>
          ${icon("download")}${t("analysis.save-chart")}
        </button>
        <button class="button" @click=${() => save("puzzles")}>
          ${icon("download")}${t("analysis.save-puzzles")}
        </button>
      </div>
    </section>`;
  }

  #figure({ all }: Sums, name: string, at: number): TemplateResult {
    const { lang } = this.state;
    const { solved, puzzles, found, cells } = all[at];
    return html`<div class="figure">
      <p class="named">${all.length > 1 ? html`<i class="swatch s${at}" aria-hidden="true"></i>` : nothing}${name}</p>
      <p class="share">${t("analysis.puzzles")} <strong>${percent(share(solved, puzzles), lang)}</strong></p>
      <p class="share">${t("analysis.cells")} <strong>${percent(share(found, cells), lang)}</strong></p>
      <p class="note">${t("analysis.of", { part: this.#number(solved), whole: this.#number(puzzles) })}</p>
    </div>`;
  }

  #table(sums: Sums, groups: readonly ChartGroup[], names: readonly string[]): TemplateResult {
    const { lang } = this.state;
    const several = names.length > 1;
    const cells = (all: ChartGroup["sums"]) =>
      all.map(
        ({
          solved,
          puzzles,
          found,
          cells,
        }) => html`<td class="first">${percent(share(solved, puzzles), lang)}</td>
          <td>${percent(share(found, cells), lang)}</td>`,
      );
    const row = ({ name, sums: all }: ChartGroup) => html`<tr>
      <th scope="row">${name}</th>
      <td>${this.#number(all[0]?.puzzles ?? 0)}</td>
      ${cells(all)}
    </tr>`;
    const { by = "level" } = this.state.analysis?.order ?? {};
    return html`<div class="scroll edges by-${by}" role="region" tabindex="0" aria-label=${t("analysis.chart")}>
      <table class=${several ? "several" : ""}>
        <caption class="unseen">${t("analysis.chart")}</caption>
        <thead>
          ${
            several
              ? html`<tr>
                  <td colspan="2"></td>
                  ${names.map(
                    (name, at) => html`<th class="first" scope="colgroup" colspan="2">
                      <i class="swatch s${at}"></i><span class="unseen">${name}</span>
                    </th>`,
                  )}
                </tr>`
              : nothing
          }
          <tr>
            <th scope="col">${t(`analysis.by-${by}`)}</th>
            <th scope="col">${t("analysis.count")}</th>
            ${names.map(
              () => html`<th class="first" scope="col">${t("analysis.puzzles-short")}</th>
                <th scope="col">${t("analysis.cells-short")}</th>`,
            )}
          </tr>
        </thead>
        <tbody>${groups.map(row)}</tbody>
        ${groups.length > 1 ? html`<tfoot>${row({ name: t("analysis.all"), sums: sums.all })}</tfoot>` : nothing}
      </table>
    </div>`;
  }

  #which(names: readonly string[], at: number): TemplateResult {
    return html`<section class="which">
      ${choice(
        "which",
        t("analysis.which"),
        names.map((name, index) => [String(index), name] as const),
        String(at),
        (index) => {
          this.shown = Number(index);
          this.unsolved = FEW;
        },
      )}
    </section>`;
  }

  #firings({ fired }: Sums, at: number, rules: readonly RuleInfo[]): TemplateResult | typeof nothing {
    const { lang } = this.state;
    const firings = [...(fired[at] ?? [])].sort(([, a], [, b]) => b.fired - a.fired);
    if (firings.length === 0) return nothing;
    const numbers = new Map(rules.map(({ id, number }) => [id, number]));
    const most = firings[0][1].fired;
    return html`<section>
      <h3>${t("analysis.firings")}</h3>
      ${bars(
        firings.map(([id, { fired, puzzles }]) => {
          const number = numbers.get(id);
          return {
            name: `${number ? `${number} ` : ""}${ruleName(id, rules, lang)}`,
            share: fired / most,
            value: count("analysis.fired", puzzles, { fired: this.#number(fired) }),
          };
        }),
      )}
    </section>`;
  }

  #number(n: number): string {
    return new Intl.NumberFormat(this.state.lang).format(n);
  }
}

customElements.define("ergo-analysis-results", AnalysisResults);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-analysis-results": AnalysisResults;
  }
}
