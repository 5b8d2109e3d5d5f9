import { css, html, nothing, type TemplateResult } from "lit";
import type { RuleInfo, RuleList } from "../../../worker/api.ts";
import type { AppState } from "../../state/state.ts";
import { levelName } from "../../state/title.ts";
import { switchStyles, toggle } from "../../ui/choice.ts";
import { LaterElement } from "../../ui/later-element.ts";
import { icon } from "../../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { paneStyles } from "../../ui/styles/panes.ts";
import { fieldStyles } from "../../ui/styles/sheet.ts";
import { t } from "../../words/more.ts";
import { inOrder, presetsOf } from "../rules/rule-order.ts";
import { MOST_SELECTIONS, type RuleSelection } from "./analysis.ts";
import { choiceOf, EXPERIMENT, presetName } from "./selection.ts";
import { seriesStyles } from "./series-styles.ts";

/** Chooses the selections of rules that are compared; fires "selections-change" with all of them. */
export class SelectionList extends LaterElement {
  static override properties = { ...LaterElement.properties, selections: { attribute: false } };
  static override styles = [
    ...[baseStyles, buttonStyles, fieldStyles, paneStyles, switchStyles, seriesStyles],
    css`
      ol {
        display: grid;
        gap: var(--space-3);
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        display: grid;
        gap: var(--space-2);
        padding: var(--space-2) var(--space-3);
        border: 1px solid var(--rule);
        border-radius: var(--radius-m);
        background: var(--paper);
      }
      :host {
        container-type: inline-size;
      }
      .head {
        display: flex;
        align-items: center;
        gap: var(--space-2);
      }
      .head select {
        flex: 1;
        min-inline-size: 0;
      }
      /* On a small phone with large text the names of two choices begin alike. */
      @container (max-width: 15rem) {
        .head {
          flex-wrap: wrap;
          justify-content: space-between;
        }
        .head select {
          order: 1;
          flex: 1 0 100%;
          padding-inline: var(--space-1);
        }
      }
      .own {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
        gap: 0 var(--space-5);
      }
      .rule {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-block-size: 2.75rem;
        cursor: pointer;
      }
      .rule input {
        inline-size: 1.25rem;
        block-size: 1.25rem;
        margin: 0;
        accent-color: var(--accent);
      }
      .rule .name {
        flex: 1;
        line-height: 1.25;
      }
      .row {
        margin-block-start: var(--space-3);
      }
    `,
  ];

  declare selections: readonly RuleSelection[];

  protected override readonly looks = [(state: AppState) => state.workbench];

  protected override render(): TemplateResult {
    const list = this.state.workbench?.rules;
    if (!list) return html`<p class="note">${t("analysis.reading")}</p>`;
    const { selections } = this;
    const hasNumbered = presetsOf(list.rules).includes("numbered");
    return html`<ol>
        ${selections.map((one, at) => this.#selection(one, at, list))}
      </ol>
      <div class="row">
        ${
          selections.length < MOST_SELECTIONS
            ? html`<button class="button" @click=${() => this.#change([...selections, EXPERIMENT[1]])}>
                ${icon("make")}${t("analysis.compare")}
              </button>`
            : nothing
        }
        ${
          hasNumbered
            ? html`<button class="button" @click=${() => this.#change(EXPERIMENT)}>${t("analysis.experiment")}</button>`
            : nothing
        }
      </div>`;
  }

  #selection(selection: RuleSelection, at: number, list: RuleList): TemplateResult {
    const { workbench: bench } = this.state;
    if (!bench) return html``;
    const put = (change: Partial<RuleSelection>): void =>
      this.#change(this.selections.map((one, index) => (index === at ? { ...one, ...change } : one)));
    const presets: RuleSelection["from"][] = ["bench", ...presetsOf(list.rules), "own"];
    const chosen = (event: Event): void => {
      const from = (event.target as HTMLSelectElement).value as RuleSelection["from"];
      const { off } = choiceOf(selection, list, bench.choice);
      put({ from, off, supposition: from !== "numbered" && selection.supposition });
    };
    const n = at + 1;
    return html`<li>
      <div class="head">
        ${this.selections.length > 1 ? html`<i class="swatch s${at}" aria-hidden="true"></i>` : nothing}
        <select class="field" aria-label=${t("analysis.rules-of", { n })} @change=${chosen}>
          ${presets.map(
            (from) => html`<option value=${from} .selected=${from === selection.from}>
              ${presetName(from, list.rules)}
            </option>`,
          )}
        </select>
        ${
          this.selections.length > 1
            ? html`<button
                class="icon-button"
                aria-label=${t("analysis.drop", { n })}
                @click=${() => this.#change(this.selections.filter((_, index) => index !== at))}
              >${icon("close")}</button>`
            : nothing
        }
      </div>
      ${selection.from === "own" ? this.#own(inOrder(list.rules, bench.choice), selection, put) : nothing}
      ${
        selection.from === "bench"
          ? html`<p class="note">${t(bench.choice.supposition ? "analysis.bench-supposes" : "analysis.bench-bare")}</p>`
          : toggle(t("analysis.supposition"), selection.supposition, (supposition) => put({ supposition }))
      }
    </li>`;
  }

  #own(
    rules: readonly RuleInfo[],
    { off }: RuleSelection,
    put: (change: Partial<RuleSelection>) => void,
  ): TemplateResult {
    const { lang } = this.state;
    const turn = (id: string, on: boolean): void => {
      const others = off.filter((one) => one !== id);
      put({ off: on ? others : [...others, id] });
    };
    return html`<fieldset class="own">
      <legend class="unseen">${t("analysis.own-rules")}</legend>
      ${rules.map(
        ({ id, name, number, level }) => html`<label class="rule">
          <input
            type="checkbox"
            .checked=${!off.includes(id)}
            @change=${(event: Event) => turn(id, (event.target as HTMLInputElement).checked)}
          />
          ${number === null ? nothing : html`<span class="badge">${number}</span>`}
          <span class="name">${name[lang]}</span>
          <span class="number">${level > 0 ? levelName(level) : ""}</span>
        </label>`,
      )}
    </fieldset>`;
  }

  #change(selections: readonly RuleSelection[]): void {
    this.dispatchEvent(new CustomEvent("selections-change", { detail: selections }));
  }
}

customElements.define("ergo-selection-list", SelectionList);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-selection-list": SelectionList;
  }
}
