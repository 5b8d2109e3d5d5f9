import { css, html, nothing, type TemplateResult } from "lit";
import type { RuleTally } from "../../worker/api.ts";
import type { AppState } from "../state/state.ts";
import { ActsElement } from "../ui/acts-element.ts";
import { bars, chartStyles, columns } from "../ui/bars.ts";
import { icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { paneStyles } from "../ui/styles/panes.ts";
import { percent } from "../words/moment.ts";
import { count, t } from "../words/more.ts";
import { factCount, hasOtherRules, tally } from "./bench/journal.ts";
import { reportedRun } from "./bench/reported.ts";
import type { BenchActs, Workbench } from "./bench/workbench.ts";
import { figure } from "./figure.ts";
import "./log-matrix.ts";
import { counterExample, counterStyles } from "./rules/rule-doubt.ts";
import { sortHead, sortStyles } from "./sort-head.ts";

/** Rules that the chart shows; the table has all. */
const MOST_BARS = 8;

const COLUMNS = ["number", "fired", "facts", "ms"] as const;
type Column = (typeof COLUMNS)[number];

/** Firings, facts and time of each rule and each round. */
export class PaneLog extends ActsElement<BenchActs> {
  static override properties = {
    ...ActsElement.properties,
    by: { state: true },
    up: { state: true },
    unfolded: { state: true },
    all: { state: true },
  };
  static override styles = [
    baseStyles,
    buttonStyles,
    paneStyles,
    chartStyles,
    counterStyles,
    sortStyles,
    css`
      tr.idle {
        color: var(--ink-note);
      }
      .doubts li {
        padding-block: var(--space-2);
        border-block-start: 1px solid var(--rule-soft);
      }
      .wide-only {
        display: none;
      }
      :host {
        container-type: inline-size;
      }
      /* On a small phone large text would push the figures out of sight. */
      @container (max-width: 15rem) {
        table {
          font-size: min(1rem, 20px);
        }
        thead th,
        td,
        .badge {
          font-size: min(var(--text-s), 16px);
        }
        .badge {
          min-inline-size: 26px;
        }
      }
      @container (min-width: 30rem) {
        .wide-only {
          display: table-cell;
        }
      }
    `,
  ];

  /** The column that the table is sorted by, and whether its least comes first. */
  declare private by: Column;
  declare private up: boolean;
  declare private unfolded: boolean;
  /** Whether rules that nobody asked are listed too. */
  declare private all: boolean;

  constructor() {
    super();
    this.by = "ms";
    this.up = false;
    this.unfolded = false;
    this.all = false;
  }

  protected override readonly looks = [
    (state: AppState) => state.workbench?.journal,
    (state: AppState) => state.workbench?.tallies,
    (state: AppState) => state.workbench?.running,
    (state: AppState) => state.workbench?.suspended,
    (state: AppState) => state.workbench?.end,
    (state: AppState) => state.workbench?.choice,
    (state: AppState) => state.workbench?.strategy,
  ];

  protected override render(): TemplateResult | typeof nothing {
    const { workbench: bench } = this.state;
    if (!bench) return nothing;
    if (bench.tallies.length === 0)
      return html`<section><h2>${t("bench.log")}</h2><p class="none">${t("bench.log-empty")}</p></section>`;
    const tallies = tally(bench);
    const ms = tallies.reduce((sum, one) => sum + one.ms, 0);
    return html`<section>
        <h2>${t("bench.log")}</h2>
        <p>${this.#summary(bench, ms)}</p>
        ${hasOtherRules(bench) ? html`<p class="note" role="note">${t("bench.other-rules")}</p>` : nothing}
        <div class="row">
          <button class="button" @click=${() => this.#save("csv")}>${icon("download")}${t("bench.save-csv")}</button>
          <button class="button" @click=${() => this.#save("txt")}>${icon("download")}${t("bench.save-text")}</button>
        </div>
      </section>
      ${this.#doubts(bench)} ${this.#share(tallies, ms)} ${this.#table(bench, tallies, ms)} ${this.#rounds(bench)}`;
  }

  #summary(bench: Workbench, ms: number): string {
    const { journal, rounds, end } = bench;
    const fired = journal.filter(({ step }) => step).length;
    const ended = end && end !== "limit" ? t(`bench.end-${end}`) : t("bench.begun");
    const slots = { end: ended, fired, rounds: rounds.length, facts: factCount(journal), ms: figure(ms) };
    return t("bench.summary", slots);
  }

  #doubts({ suspended }: Workbench): TemplateResult | typeof nothing {
    if (suspended.length === 0) return nothing;
    const { lang } = this.state;
    return html`<section>
      <h3>${count("bench.suspended", suspended.length)}</h3>
      <ul class="doubts">
        ${suspended.map(
          (one) => html`<li>
            <strong>${one.name[lang]}</strong>
            <p>${one.reason[lang]}</p>
            ${counterExample(one, lang)}
          </li>`,
        )}
      </ul>
    </section>`;
  }

  #share(tallies: readonly RuleTally[], ms: number): TemplateResult | typeof nothing {
    const { lang } = this.state;
    const most = tallies.filter((one) => one.ms > 0).sort((one, other) => other.ms - one.ms);
    if (most.length === 0) return nothing;
    const shown = most.slice(0, MOST_BARS).map((one) => ({
      name: one.name[lang],
      share: one.ms / ms,
      value: percent(one.ms / ms, lang),
    }));
    return html`<section><h3>${t("bench.share")}</h3>${bars(shown, 1)}</section>`;
  }

  #table(bench: Workbench, tallies: readonly RuleTally[], ms: number): TemplateResult {
    const { lang } = this.state;
    const report = reportedRun(bench);
    const place = new Map(tallies.map(({ rule, number }, at) => [rule, number ?? 1_000 + at]));
    const key = (one: RuleTally): number =>
      this.by === "number" ? (place.get(one.rule) ?? 0) : one[this.by];
    const sorted = [...tallies].sort((one, other) => (key(one) - key(other)) * (this.up ? 1 : -1));
    const showAll = (): void => {
      this.all = true;
    };
    const shown = this.all ? sorted : sorted.filter(({ fired, ms, number }) => fired + ms > 0 || number);
    return html`<section>
      <h3>${t("bench.by-rule")}</h3>
      ${
        report
          ? html`<p class="note">${t("bench.reported-text", { rounds: report.rounds, s: report.seconds, here: bench.rounds.length })}</p>`
          : nothing
      }
      <div class="scroll edges" role="region" tabindex="0" aria-label=${t("bench.by-rule")}><table>
        <thead>
          <tr>
            ${COLUMNS.map((column) => this.#head(column))}
            ${report ? html`<th scope="col">${t("bench.reported")}</th>` : nothing}
            <th scope="col" class="wide-only">${t("bench.column-share")}</th>
          </tr>
        </thead>
        <tbody>
          ${shown.map(
            (one) => html`<tr class=${one.fired === 0 ? "idle" : ""}>
              <th scope="row">
                <span class="numbered">${one.number ? html`<span class="badge">${one.number}</span>` : nothing}<span>${one.name[lang]}</span></span>
              </th>
              <td>${one.fired}</td>
              <td>${one.facts}</td>
              <td>${figure(one.ms)}</td>
              ${report ? html`<td>${report.fired[one.number ?? 0] ?? "–"}</td>` : nothing}
              <td class="wide-only">${percent(ms > 0 ? one.ms / ms : 0, lang)}</td>
            </tr>`,
          )}
        </tbody>
      </table></div>
      ${
        shown.length < sorted.length
          ? html`<button class="button" @click=${showAll}>
              ${t("bench.not-asked", { n: sorted.length - shown.length })}
            </button>`
          : nothing
      }
    </section>`;
  }

  #head(column: Column): TemplateResult {
    const isBy = this.by === column;
    const sort = (): void => {
      this.up = isBy ? !this.up : column === "number";
      this.by = column;
    };
    const sorted = isBy ? (this.up ? "ascending" : "descending") : null;
    return sortHead({ text: t(`bench.column-${column}`), sorted, sort });
  }

  #rounds(bench: Workbench): TemplateResult | typeof nothing {
    const { rounds } = bench;
    if (rounds.length === 0) return nothing;
    const fold = (event: Event): void => {
      this.unfolded = (event.target as HTMLDetailsElement).open;
    };
    return html`<section>
      <h3>${t("bench.by-round")}</h3>
      <p class="note">${t("bench.fired-by-round")}</p>
      ${columns(
        rounds.map(({ fired }) => fired),
        t("bench.fired-by-round"),
      )}
      <p class="note">${t("bench.time-by-round")}</p>
      ${columns(
        rounds.map(({ ms }) => ms),
        t("bench.time-by-round"),
      )}
      <details ?open=${this.unfolded} @toggle=${fold}>
        <summary>${t("bench.rounds-table")}</summary>
        ${this.unfolded ? html`<ergo-log-matrix .app=${this.app}></ergo-log-matrix>` : nothing}
      </details>
    </section>`;
  }

  async #save(as: "csv" | "txt"): Promise<void> {
    const { workbench, lang } = this.state;
    if (workbench) (await import("./files.ts")).saveLog(workbench, as, lang);
  }
}

customElements.define("ergo-pane-log", PaneLog);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-pane-log": PaneLog;
  }
}
