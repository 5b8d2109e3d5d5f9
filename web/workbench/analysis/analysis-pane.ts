import { html, nothing, type TemplateResult } from "lit";
import { hasPuzzles } from "../../state/has-puzzles.ts";
import type { AppState } from "../../state/state.ts";
import { count, t } from "../../words/more.ts";
import {
  type AnalysisActs,
  type AnalysisOrder,
  type AnalysisRun,
  firstOrder,
  type Saved,
} from "./analysis.ts";
import { choiceOf } from "./selection.ts";
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

  /** The kind whose last run was asked for. */
  #recalled: string | null = null;

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

  /** The last run of the kind comes back when its rules are known. */
  protected override updated(): void {
    const { workbench: bench, analysis } = this.state;
    if (!bench?.rules || !this.acts || this.#recalled === bench.kind.id) return;
    this.#recalled = bench.kind.id;
    if (analysis?.kind !== bench.kind.id || !analysis.run)
      void this.acts.recall(bench.kind.id, bench.rules.own);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { workbench: bench, analysis } = this.state;
    const { acts } = this;
    // A choice before the acts are loaded would be lost.
    if (!bench || !acts) return nothing;
    const kind = bench.kind.id;
    const known = analysis?.kind === kind ? analysis : null;
    const order = known?.order.levels ? known.order : this.#first(kind, known?.order);
    return html`<section>
        <h2>${t("bench.analysis")}</h2>
        <p class="lead">${t("analysis.lead")}</p>
        <ergo-analysis-order
          .app=${this.app}
          .order=${order}
          @order-change=${({ detail }: CustomEvent<Partial<AnalysisOrder>>) =>
            acts.order(kind, { ...order, ...detail })}
        ></ergo-analysis-order>
        ${this.#go(acts, bench, order, known?.run ?? null)} ${known?.run ? this.#progress(known.run) : nothing}
      </section>
      ${
        known?.run && known.run.parts.length + known.run.bad.length > 0
          ? html`<ergo-analysis-results
              .app=${this.app}
              @save=${({ detail }: CustomEvent<Saved>) => acts.save(detail.what, detail.names)}
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

  #go(acts: AnalysisActs, bench: BenchState, order: AnalysisOrder, run: AnalysisRun | null): TemplateResult {
    if (run?.running)
      return html`<button class="button primary go" @click=${() => acts.stop()}>
        ${icon("close")}${t("analysis.stop")}
      </button>`;
    const isEmpty = order.source === "corpus" ? !order.levels?.length : order.text.trim() === "";
    const isLeft = run?.resumable === true && run.done < run.total;
    return html`<div class="row">
      ${
        isLeft
          ? html`<button class="button primary go" @click=${() => void acts.resume()}>
              ${icon("play")}${t("analysis.resume")}
            </button>`
          : nothing
      }
      <button
        class="button go ${isLeft ? "" : "primary"}"
        ?disabled=${isEmpty || !bench.rules}
        @click=${() => this.#start(acts, bench, order)}
      >${icon(isLeft ? "restart" : "play")}${t(isLeft ? "analysis.anew" : "analysis.go")}</button>
    </div>`;
  }

  #start(acts: AnalysisActs, bench: BenchState, order: AnalysisOrder): void {
    const { rules, choice } = bench;
    if (!rules) return;
    acts.order(bench.kind.id, order);
    const choices = order.selections.map((selection) => choiceOf(selection, rules, choice));
    void acts.start(order, { choices, own: rules.own });
  }

  #progress({ done, total, bad, running, spent, resumable, problem }: AnalysisRun): TemplateResult {
    const { lang } = this.state;
    // Lines that are no puzzles are told apart.
    const slots = { done: numbers(lang, done - bad.length), total: numbers(lang, total - bad.length) };
    return html`<div class="progress">
      <progress max=${Math.max(total, 1)} .value=${done} aria-label=${t("analysis.progress")}></progress>
      <p class="note" role="status">
        ${t(running ? "analysis.running" : done < total ? "analysis.stopped" : "analysis.done", slots)}${lang === "en" ? " " : nothing}${running && done > 0 ? this.#left((spent / done) * (total - done)) : nothing}
      </p>
      ${resumable || problem ? nothing : html`<p class="note">${t("analysis.other-rules")}</p>`}
      ${problem ? html`<p class="error">${problem[lang]}</p>` : nothing}
    </div>`;
  }

  #left(ms: number): string {
    const seconds = Math.ceil(ms / 1_000);
    return seconds < 90
      ? count("analysis.seconds-left", seconds)
      : count("analysis.minutes-left", Math.round(seconds / 60));
  }
}

function numbers(lang: string, n: number): string {
  return new Intl.NumberFormat(lang).format(n);
}

customElements.define("ergo-analysis-pane", AnalysisPane);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-analysis-pane": AnalysisPane;
  }
}
