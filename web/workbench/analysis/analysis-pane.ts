import { html, nothing, type TemplateResult } from "lit";
import { hasPuzzles } from "../../state/has-puzzles.ts";
import type { AppState } from "../../state/state.ts";
import { percent } from "../../words/moment.ts";
import { t } from "../../words/more.ts";
import { type AnalysisActs, type AnalysisOrder, choiceOf, firstOrder } from "./analysis.ts";
import { sumOf } from "./analysis-sums.ts";
import "./analysis-order.ts";
import "./analysis-results.ts";
import { LaterElement } from "../../ui/later-element.ts";
import { icon } from "../../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { paneStyles } from "../../ui/styles/panes.ts";
import { progressStyles } from "../../ui/styles/progress.ts";
import { analysisStyles } from "./analysis-styles.ts";

type BenchState = NonNullable<AppState["workbench"]>;

/** Runs a whole set with any rules, and shows the results. */
export class AnalysisPane extends LaterElement {
  static override properties = { ...LaterElement.properties, acts: { state: true } };
  static override styles = [baseStyles, buttonStyles, paneStyles, progressStyles, analysisStyles];

  /** null until they have come. */
  declare private acts: AnalysisActs | null;

  constructor() {
    super();
    this.acts = null;
  }

  protected override readonly looks = [
    (state: AppState) => state.analysis,
    (state: AppState) => state.workbench,
    (state: AppState) => state.shelf.corpus,
  ];

  protected override async firstUpdated(): Promise<void> {
    this.acts = await this.app.acts.analysis();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { workbench: bench, analysis } = this.state;
    const { acts } = this;
    // A choice before the acts are loaded would be lost.
    if (!bench || !acts) return nothing;
    const kind = bench.kind.id;
    const known = analysis?.kind === kind ? analysis : null;
    const order = known?.order.levels.length === 0 || !known ? this.#first(kind, known?.order) : known.order;
    return html`<section>
        <h2>${t("bench.analysis")}</h2>
        <p class="lead">${t("analysis.lead")}</p>
        <ergo-analysis-order
          .app=${this.app}
          .order=${order}
          @order-change=${({ detail }: CustomEvent<Partial<AnalysisOrder>>) =>
            acts.order(kind, { ...order, ...detail })}
        ></ergo-analysis-order>
        ${this.#go(acts, bench, order, known?.run?.running ?? false)} ${known?.run ? this.#progress(known.run) : nothing}
      </section>
      ${
        known?.run && known.run.done > 0
          ? html`<ergo-analysis-results
              .app=${this.app}
              @save=${() => acts.save()}
            ></ergo-analysis-results>`
          : nothing
      }`;
  }

  /** All levels of the corpus, as soon as they are known. */
  #first(kind: string, before?: AnalysisOrder): AnalysisOrder {
    const levels = (this.state.shelf.corpus ?? [])
      .filter((one) => one.kind === kind)
      .map(({ level }) => level);
    const order = { ...(before ?? firstOrder(levels)), levels };
    return hasPuzzles(this.state.shelf, kind) ? order : { ...order, source: "text" };
  }

  #go(acts: AnalysisActs, bench: BenchState, order: AnalysisOrder, running: boolean): TemplateResult {
    if (running)
      return html`<button class="button primary go" @click=${() => acts.stop()}>
        ${icon("close")}${t("analysis.stop")}
      </button>`;
    const isEmpty = order.source === "corpus" ? order.levels.length === 0 : order.text.trim() === "";
    return html`<button
      class="button primary go"
      ?disabled=${isEmpty || !bench.rules}
      @click=${() => this.#start(acts, bench, order)}
    >${icon("play")}${t("analysis.go")}</button>`;
  }

  #start(acts: AnalysisActs, bench: BenchState, order: AnalysisOrder): void {
    if (!bench.rules) return;
    acts.order(bench.kind.id, order);
    void acts.start(order, choiceOf(order.rules, bench.rules, bench.choice));
  }

  #progress({
    done,
    total,
    running,
    rows,
    problem,
  }: NonNullable<NonNullable<AppState["analysis"]>["run"]>): TemplateResult {
    const { lang } = this.state;
    const { puzzles, solved } = sumOf(rows);
    const slots = { done, total, solved, share: percent(puzzles > 0 ? solved / puzzles : 0, lang) };
    return html`<div class="progress">
      <progress max=${Math.max(total, 1)} .value=${done} aria-label=${t("analysis.progress")}></progress>
      <p class="note" role="status">
        ${t(running ? "analysis.running" : done < total ? "analysis.stopped" : "analysis.done", slots)}
      </p>
      ${problem ? html`<p class="error">${problem[lang]}</p>` : nothing}
    </div>`;
  }
}

customElements.define("ergo-analysis-pane", AnalysisPane);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-analysis-pane": AnalysisPane;
  }
}
