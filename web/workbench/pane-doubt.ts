import { css, html, nothing, type TemplateResult } from "lit";
import type { Why } from "../../worker/api.ts";
import { sayCell, sayFacts, stepWords } from "../boards/frame-words.ts";
import type { AppState } from "../state/state.ts";
import { ActsElement } from "../ui/acts-element.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { count, t } from "../words/more.ts";
import type { BenchActs, Workbench } from "./bench/workbench.ts";

/** Shows that a mark of the player is wrong, and on demand why. */
export class PaneDoubt extends ActsElement<BenchActs> {
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
      }
      .line {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0 var(--space-2);
      }
      .line p {
        flex: 1 1 9rem;
        min-inline-size: 0;
      }
      .why {
        display: grid;
        gap: var(--space-2);
        max-block-size: 9rem;
        padding-block: 0 var(--space-3);
        padding-inline-end: var(--space-3);
        overflow: auto;
      }
      ol {
        display: grid;
        gap: var(--space-1);
        padding-inline-start: 1.25rem;
        list-style: decimal;
      }
      .button {
        padding-inline: var(--space-3);
        font-size: var(--text-s);
      }
    `,
  ];

  protected override readonly looks = [
    (state: AppState) => state.workbench?.wrong,
    (state: AppState) => state.workbench?.doubt,
  ];

  protected override render(): TemplateResult | typeof nothing {
    const { workbench: bench } = this.state;
    if (!bench || bench.wrong.length === 0) return nothing;
    const { wrong, doubt } = bench;
    return html`<div class="line">
        <p>${count("check.wrong", wrong.length)}</p>
        ${wrong.slice(0, 3).map((cell) => this.#ask(bench, cell))}
      </div>
      ${doubt ? html`<div class="why" role="status" tabindex="0">${this.#told(bench, doubt.why)}</div>` : nothing}`;
  }

  #ask(bench: Workbench, cell: number): TemplateResult {
    return html`<button
      class="button quiet"
      aria-pressed=${bench.doubt?.cell === cell}
      @click=${() => void this.acts?.doubt(cell)}
    >${t("bench.doubt", { cell: sayCell(bench, cell, this.state.lang) })}</button>`;
  }

  #told(bench: Workbench, why: Why | null): TemplateResult {
    const { lang } = this.state;
    if (!why) return html`<p class="note">${t("hint.thinking")}</p>`;
    if (why.type !== "wrong" && why.type !== "because") return html`<p>${t("bench.doubt-unknown")}</p>`;
    const fact = sayFacts(bench, [why.fact], lang);
    const verdict =
      why.type === "wrong"
        ? t("why.wrong", { written: sayFacts(bench, [why.written], lang), fact })
        : t("why.because", { fact });
    return html`<p>${verdict}</p>
      <ol>${why.steps.map(
        (step) => html`<li>
          <strong>${step.name[lang]}</strong>:${stepWords(bench, step, lang).map((said) => ` ${said}`)}
        </li>`,
      )}</ol>`;
  }
}

customElements.define("ergo-pane-doubt", PaneDoubt);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-pane-doubt": PaneDoubt;
  }
}
