import { css, html, nothing, type TemplateResult } from "lit";
import type { RuleInfo } from "../../worker/api.ts";
import type { AppState } from "../state/state.ts";
import { levelName } from "../state/title.ts";
import { ActsElement } from "../ui/acts-element.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { paneStyles } from "../ui/styles/panes.ts";
import { count, t } from "../words/more.ts";
import type { BenchActs } from "./bench/workbench.ts";

/** The compiled rules: the plan of each rule, and the most that asking it can cost. */
export class PaneCompiled extends ActsElement<BenchActs> {
  static override styles = [
    baseStyles,
    buttonStyles,
    paneStyles,
    css`
      .rule {
        gap: var(--space-2);
      }
      .off h3 {
        color: var(--ink-note);
        text-decoration: line-through;
      }
      .off {
        background: none;
      }
      ol {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-1);
        padding-inline-start: 1.25rem;
        list-style: decimal;
        line-height: 1.45;
      }
      ol ::marker {
        color: var(--ink-note);
        font-size: var(--text-s);
      }
      .beside {
        display: grid;
        gap: var(--space-3);
      }
      :host {
        container-type: inline-size;
      }
      @container (min-width: 40rem) {
        .beside {
          grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        }
      }
      pre {
        overflow-wrap: anywhere;
        padding: var(--space-2);
        border-radius: var(--radius-s);
        background: var(--page);
        font: 0.8125rem / 1.6 ui-monospace, "SF Mono", Menlo, Consolas, monospace;
        white-space: pre-wrap;
      }
      code {
        overflow-wrap: anywhere;
        color: var(--ink-note);
        font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
        font-size: var(--text-s);
      }
    `,
  ];

  protected override readonly looks = [
    (state: AppState) => state.workbench?.rules,
    (state: AppState) => state.workbench?.choice,
  ];

  protected override render(): TemplateResult | typeof nothing {
    const { workbench: bench } = this.state;
    if (!bench) return nothing;
    const { rules, choice } = bench;
    const off = new Set(choice.off);
    return html`<section>
        <h2>${t("bench.compiled")}</h2>
        <p class="note">${t("bench.compiled-text")}</p>
        ${
          rules && rules.problems.length > 0
            ? html`<div class="row">
                <p>${count("bench.problems", rules.problems.length)}</p>
                <button class="button" @click=${() => this.acts?.set({ pane: "rules" })}>${t("bench.to-rules")}</button>
              </div>`
            : nothing
        }
      </section>
      <section aria-busy=${rules === null}>
        ${rules?.rules.map((rule) => this.#rule(rule, off.has(rule.id), choice.text ?? rules.own))}
      </section>`;
  }

  #rule(
    { id, number, name, level, advanced, native, plan, span }: RuleInfo,
    isOff: boolean,
    text: string,
  ): TemplateResult {
    const { lang } = this.state;
    const kinds = [
      level > 0 ? levelName(level) : t("bench.bookkeeping"),
      advanced && t("bench.advanced"),
      native && t("bench.native"),
      isOff && t("bench.off"),
    ];
    return html`<article class="card rule ${isOff ? "off" : ""}">
      <div class="row">
        ${number === null ? nothing : html`<span class="badge">${number}</span>`}
        <h3>${name[lang]}</h3>
        <span class="note">${kinds.filter(Boolean).join(" · ")}</span>
      </div>
      ${
        plan.length > 0
          ? html`<div class="beside">
              ${span ? html`<pre>${text.slice(span.from, span.to).trim()}</pre>` : nothing}
              <ol>${plan.map((sentence) => html`<li>${sentence[lang]}</li>`)}</ol>
            </div>`
          : nothing
      }
      <code>${id}</code>
    </article>`;
  }
}

customElements.define("ergo-pane-compiled", PaneCompiled);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-pane-compiled": PaneCompiled;
  }
}
