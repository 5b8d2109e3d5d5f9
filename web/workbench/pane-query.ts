import { css, html, nothing, type TemplateResult } from "lit";
import type { RuleChoice } from "../../engine/model/choice.ts";
import { cellOf, type Fact } from "../../engine/model/fact.ts";
import { frameWords, sayCell, sayFrame, stepWords } from "../boards/frame-words.ts";
import { pageKind } from "../kinds/pages.ts";
import { framesOf, wholeFrame } from "../state/frames.ts";
import { chunkLost } from "../state/reload.ts";
import type { AppState } from "../state/state.ts";
import { levelName } from "../state/title.ts";
import { ActsElement } from "../ui/acts-element.ts";
import { icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { paneStyles } from "../ui/styles/panes.ts";
import { fieldStyles } from "../ui/styles/sheet.ts";
import { t } from "../words/more.ts";
import { entryOf, factCount, factsOf } from "./bench/journal.ts";
import { factsAt } from "./bench/view.ts";
import type { BenchActs, BenchEntry, Workbench } from "./bench/workbench.ts";
import "./pane-journal.ts";
import "./pane-reasons.ts";

/** Asks about a fact, by its number or by tapping a cell: the rule, its variables, the result, its premises. */
export class PaneQuery extends ActsElement<BenchActs> {
  static override styles = [
    baseStyles,
    buttonStyles,
    fieldStyles,
    paneStyles,
    css`
      form {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2);
      }
      form .field {
        inline-size: 6.5rem;
      }
      form .note {
        flex: 1 1 9rem;
      }
      .top {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-1);
      }
      .top h2 {
        flex: 1 1 7em;
        font-size: var(--text-l);
      }
      .top h2 .number {
        display: block;
        font-weight: 400;
      }
      .walk {
        display: grid;
        gap: var(--space-2);
        padding: var(--space-3);
        border-inline-start: 3px dotted var(--accent);
        background: var(--page);
      }
      .walk .row {
        justify-content: space-between;
      }
      .walk [aria-disabled="true"] {
        color: var(--edge);
        cursor: default;
      }
      dl {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: var(--space-1) var(--space-4);
      }
      dt {
        color: var(--ink-note);
        font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
        font-size: 0.9375em;
      }
      .facts {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1) var(--space-4);
      }
      .of-cell .button {
        gap: var(--space-1);
        padding-inline: var(--space-3);
        font-size: var(--text-s);
      }
      .of-cell .button[aria-pressed="true"] .number {
        color: inherit;
      }
    `,
  ];

  protected override readonly looks = [
    (state: AppState) => state.workbench?.journal,
    (state: AppState) => state.workbench?.view,
    (state: AppState) => state.workbench?.selection,
    (state: AppState) => state.workbench?.running,
  ];

  protected override render(): TemplateResult | typeof nothing {
    const { workbench: bench } = this.state;
    if (!bench) return nothing;
    const entry = bench.view && bench.journal[bench.view.entry];
    const heading = html`<h2 class="unseen">${t("bench.query")}</h2>`;
    return html`${entry ? this.#entry(bench, entry) : heading} ${this.#cell(bench)} ${this.#search(bench)}
      <ergo-pane-journal .app=${this.app} .acts=${this.acts}></ergo-pane-journal>`;
  }

  #look(entry: number): void {
    const { step } = this.state.workbench?.journal[entry] ?? {};
    if (entry >= 0) this.acts?.set({ view: { entry, frame: step ? wholeFrame(step) : 0 } });
  }

  #search({ journal }: Workbench): TemplateResult {
    const last = factCount(journal);
    const search = (event: SubmitEvent): void => {
      event.preventDefault();
      const field = this.renderRoot.querySelector<HTMLInputElement>("#fact");
      const number = Math.min(Math.max(1, Math.round(field?.valueAsNumber || 1)), last);
      if (field) field.value = String(number);
      this.#look(entryOf(journal, number));
    };
    return html`<form @submit=${search}>
      <label for="fact">${t("bench.fact-number")}</label>
      <input class="field" id="fact" type="number" inputmode="numeric" min="1" max=${last} ?disabled=${last === 0} />
      <button class="button" ?disabled=${last === 0}>${t("bench.show-it")}</button>
      <span class="note">${t("bench.or-tap")}</span>
    </form>`;
  }

  /** All that is known of the selected cell. */
  #cell(bench: Workbench): TemplateResult | typeof nothing {
    const { kind, puzzle, selection, view } = bench;
    const cell = selection.at(-1);
    if (cell === undefined) return nothing;
    const { lang } = this.state;
    const given = puzzle.givens.find((fact) => cellOf(fact) === cell);
    const facts = factsAt(bench, cell);
    const place = sayCell(bench, cell, lang);
    return html`<section class="of-cell" aria-labelledby="cell">
      <h3 id="cell">${t("bench.about-cell", { cell: place })}</h3>
      ${given === undefined ? nothing : html`<p>${t("bench.is-given", { fact: kind.sayFact(puzzle, given, lang) })}</p>`}
      ${given === undefined && facts.length === 0 ? html`<p class="none">${t("bench.nothing-known")}</p>` : nothing}
      <div class="row">
        ${facts.map(
          ({ fact, number, entry }) => html`<button
            class="button"
            aria-pressed=${view?.entry === entry}
            @click=${() => this.#look(entry)}
          ><span class="number">#${number}</span>${kind.sayFact(puzzle, fact, lang)}</button>`,
        )}
      </div>
    </section>`;
  }

  #entry(bench: Workbench, entry: BenchEntry): TemplateResult {
    const { journal, view, running } = bench;
    const { lang } = this.state;
    const { step } = entry;
    const at = view?.entry ?? 0;
    return html`<section class="card" aria-labelledby="entry">
      <div class="top">
        <h2 id="entry" tabindex="-1">
          <span class="number">${t("bench.entry", { n: entry.first, round: entry.round || "–" })}</span>
          ${step?.number ? html`<span class="badge">${step.number}</span>` : nothing}
          ${step ? step.name[lang] : t("bench.from-you")}
        </h2>
        <div class="row">
          ${this.#turn("back", t("bench.earlier"), at > 0, at - 1)}
          ${this.#turn("next", t("bench.later"), at < journal.length - 1, at + 1)}
        </div>
      </div>
      ${
        step
          ? html`${stepWords(bench, step, lang).map((said) => html`<p>${said}</p>`)}
            <p class="note">${step.level > 0 ? levelName(step.level) : t("bench.bookkeeping")}</p>`
          : nothing
      }
      ${step?.chains || step?.links || step?.argument ? this.#walk(bench) : nothing}
      <div class="block"><h3>${t("bench.result")}</h3>${this.#facts(bench, entry)}</div>
      ${step && Object.keys(step.bindings).length > 0 ? this.#bindings(bench, entry) : nothing}
      ${
        step
          ? html`<div class="block">
            <h3>${t("bench.used")}</h3>
            <ergo-pane-reasons .app=${this.app} .acts=${this.acts} .entry=${at}></ergo-pane-reasons>
          </div>`
          : nothing
      }
      ${step && (step.chains || step.argument) ? this.#offer(bench, entry, at) : nothing}
      <div class="row">
        <button class="button" @click=${() => this.acts?.set({ view: null })}>${t("bench.now")}</button>
        <button class="button" ?disabled=${running !== null} @click=${() => this.acts?.cut(at)}>
          ${icon("undo")}${t("bench.cut")}
        </button>
      </div>
    </section>`;
  }

  /** What was supposed on this board may hold on any. */
  #offer({ kind, text, journal, choice, running }: Workbench, { adds }: BenchEntry, at: number) {
    const [fact] = adds;
    if (!this.acts || running || fact === undefined) return nothing;
    if (!pageKind(kind.id).generalizes)
      return html`<p class="note">${t("bench.no-offer", { name: kind.name[this.state.lang] })}</p>`;
    import("./rules/rule-offer.ts").catch(() => chunkLost(this.app.store));
    const { acts } = this;
    return html`<ergo-rule-offer
      .step=${{ kind: kind.id, text, facts: factsOf(journal.slice(0, at)), fact, choice }}
      .lang=${this.state.lang}
      .ask=${acts.ask}
      .hard=${() => acts.hard(kind.id)}
      @rule-taken=${({ detail }: CustomEvent<RuleChoice>) => this.#take(kind.id, choice, detail)}
    ></ergo-rule-offer>`;
  }

  #take(kind: string, before: RuleChoice, choice: RuleChoice): void {
    this.acts?.choose(choice);
    const button = { label: t("play.undo"), action: { type: "rules-back", kind, choice: before } } as const;
    this.app.store.dispatch({ type: "toast", toast: { text: t("offer.added"), button } });
  }

  #turn(name: "back" | "next", label: string, can: boolean, to: number): TemplateResult {
    return html`<button
      class="icon-button"
      aria-label=${label}
      ?disabled=${!can}
      @click=${() => this.#look(to)}
    >${icon(name)}</button>`;
  }

  #facts({ kind, puzzle }: Workbench, { first, adds }: BenchEntry): TemplateResult {
    const { lang } = this.state;
    return html`<ul class="facts">
      ${adds.map(
        (fact: Fact, index) =>
          html`<li><span class="number">#${first + index}</span> ${kind.sayFact(puzzle, fact, lang)}</li>`,
      )}
    </ul>`;
  }

  #bindings({ kind, puzzle }: Workbench, { step }: BenchEntry): TemplateResult {
    const { lang } = this.state;
    return html`<div class="block">
      <h3>${t("bench.bindings")}</h3>
      <dl>
        ${Object.entries(step?.bindings ?? {}).map(
          ([name, binding]) => html`<dt>${name}</dt><dd>${kind.sayBinding(puzzle, binding, lang)}</dd>`,
        )}
      </dl>
    </div>`;
  }

  /** The chains of a supposition, the links of a chain or the lines of an argument, one picture after the other; the board shows each. */
  #walk(bench: Workbench): TemplateResult | typeof nothing {
    const { view, journal } = bench;
    const step = view && journal[view.entry].step;
    if (!view || !step) return nothing;
    const frames = framesOf([step]);
    const frame = frames[view.frame];
    if (!frame) return nothing;
    const { heading, context, sentences } = frameWords(bench, frame, this.state.lang);
    const { frame: at } = view;
    const go = (to: number): void => {
      if (frames[to]) this.acts?.set({ view: { ...view, frame: to } });
    };
    // They keep the focus at either end.
    const turn = (name: "back" | "next", label: string, to: number) => html`<button
      class="icon-button"
      aria-label=${label}
      aria-disabled=${!frames[to]}
      @click=${() => go(to)}
    >${icon(name)}</button>`;
    return html`<div class="walk" role="group" aria-label=${t(step.links ? "bench.walk-links" : "bench.walk")}>
      <div class="row">
        <span class="note">${sayFrame(frames, at)}</span>
        <span class="row">
          <button class="button" aria-disabled=${at === 0} @click=${() => go(0)}>${t("bench.from-start")}</button>
          ${turn("back", t("bench.walk-back"), at - 1)} ${turn("next", t("bench.walk-on"), at + 1)}
        </span>
      </div>
      <div aria-live="polite">
        ${context ? html`<p class="note">${context}</p>` : nothing}
        <strong>${heading}</strong>
        ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
      </div>
    </div>`;
  }
}

customElements.define("ergo-pane-query", PaneQuery);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-pane-query": PaneQuery;
  }
}
