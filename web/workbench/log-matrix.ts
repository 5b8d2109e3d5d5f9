import { html, nothing, type TemplateResult } from "lit";
import type { AppState } from "../state/state.ts";
import { ActsElement } from "../ui/acts-element.ts";
import { baseStyles } from "../ui/styles/base.ts";
import { paneStyles } from "../ui/styles/panes.ts";
import { t } from "../words/more.ts";
import { firedByRound, tally } from "./bench/journal.ts";
import type { BenchActs } from "./bench/workbench.ts";
import { figure } from "./figure.ts";
import { type SortHead, sortHead, sortStyles } from "./sort-head.ts";

/** What the rows are sorted by: the order of the rules, their sums, their time, or a round, from 0. */
type By = "rule" | "sum" | "ms" | number;

/** Rules by rounds: how often each fired in each, with sums and times; sorted by any column. */
export class LogMatrix extends ActsElement<BenchActs> {
  static override properties = {
    ...ActsElement.properties,
    by: { state: true },
    up: { state: true },
  };
  static override styles = [baseStyles, paneStyles, sortStyles];

  declare private by: By;
  declare private up: boolean;

  constructor() {
    super();
    this.by = "rule";
    this.up = true;
  }

  protected override readonly looks = [
    (state: AppState) => state.workbench?.journal,
    (state: AppState) => state.workbench?.tallies,
    (state: AppState) => state.workbench?.rounds,
  ];

  protected override render(): TemplateResult | typeof nothing {
    const { workbench: bench, lang } = this.state;
    if (!bench) return nothing;
    const { rounds } = bench;
    const fired = firedByRound(bench);
    const rows = tally(bench)
      .map((one, at) => ({ ...one, at: one.number ?? 1_000 + at, counts: fired.get(one.rule) ?? [] }))
      .filter(({ counts }) => counts.length > 0);
    type Row = (typeof rows)[number];
    const { by } = this;
    const key = ({ at, fired, ms, counts }: Row): number =>
      by === "rule" ? at : by === "sum" ? fired : by === "ms" ? ms : (counts[by] ?? 0);
    rows.sort((one, other) => (key(one) - key(other)) * (this.up ? 1 : -1) || one.at - other.at);
    const ms = rounds.reduce((sum, one) => sum + one.ms, 0);
    return html`<div class="scroll edges"><table>
      <thead>
        <tr>
          ${this.#head("rule", t("bench.matrix"))}
          ${rounds.map((_, at) => this.#head(at, String(at + 1)))}
          ${this.#head("sum", t("bench.sum"))}${this.#head("ms", t("bench.column-ms"))}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ number, name, counts, fired, ms }) => html`<tr>
            <th scope="row">
              <span class="numbered">${number ? html`<span class="badge">${number}</span>` : nothing}<span>${name[lang]}</span></span>
            </th>
            ${counts.map((count) => html`<td>${count || "·"}</td>`)}
            <td>${fired}</td>
            <td>${figure(ms)}</td>
          </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${t("bench.column-fired")}</th>
          ${rounds.map(({ fired }) => html`<td>${fired}</td>`)}
          <td>${rounds.reduce((sum, { fired }) => sum + fired, 0)}</td>
          <td></td>
        </tr>
        <tr>
          <th scope="row">${t("bench.column-ms")}</th>
          ${rounds.map(({ ms }) => html`<td>${figure(ms)}</td>`)}
          <td></td>
          <td>${figure(ms)}</td>
        </tr>
      </tfoot>
    </table></div>`;
  }

  /** Rules come in their order first, whatever is counted with the most first. */
  #head(by: By, text: string): TemplateResult {
    const isBy = this.by === by;
    const head: SortHead = {
      ...{ text, sorted: isBy ? (this.up ? "ascending" : "descending") : null },
      sort: () => {
        this.up = isBy ? !this.up : by === "rule";
        this.by = by;
      },
    };
    return sortHead(head);
  }
}

customElements.define("ergo-log-matrix", LogMatrix);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-log-matrix": LogMatrix;
  }
}
