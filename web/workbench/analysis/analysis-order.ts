import { html, nothing, type TemplateResult } from "lit";
import { hasPuzzles } from "../../state/has-puzzles.ts";
import type { AppState } from "../../state/state.ts";
import { levelName } from "../../state/title.ts";
import { choice, switchStyles } from "../../ui/choice.ts";
import { LaterElement } from "../../ui/later-element.ts";
import { memo } from "../../ui/memo.ts";
import { icon } from "../../ui/more-icon.ts";
import { numeral } from "../../ui/numbers.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { paneStyles } from "../../ui/styles/panes.ts";
import { fieldStyles } from "../../ui/styles/sheet.ts";
import { count, t } from "../../words/more.ts";
import type { AnalysisOrder, Grouping, RuleSelection } from "./analysis.ts";
import { analysisStyles } from "./analysis-styles.ts";
import { itemsIn } from "./items.ts";
import "./selection-list.ts";

/** Chooses the set and the rules; fires "order-change" with the changed fields of the order. */
export class AnalysisOrderForm extends LaterElement {
  static override properties = { ...LaterElement.properties, order: { attribute: false } };
  static override styles = [baseStyles, buttonStyles, fieldStyles, paneStyles, switchStyles, analysisStyles];

  declare order: AnalysisOrder;
  readonly #lines = memo((text: string) => itemsIn(text, (line) => line).length);

  protected override readonly looks = [
    (state: AppState) => state.workbench,
    (state: AppState) => state.shelf.corpus,
    (state: AppState) => state.packs?.status,
  ];

  protected override render(): TemplateResult {
    const { source } = this.order;
    const kind = this.state.workbench?.kind.id;
    return html`${kind && hasPuzzles(this.state.shelf, kind) ? this.#source() : nothing}
    ${source === "corpus" ? this.#levels() : this.#text()} ${this.#groups()}
      <div class="block">
        <p class="label">${t("analysis.rules")}</p>
        <ergo-selection-list
          .app=${this.app}
          .selections=${this.order.selections}
          @selections-change=${({ detail }: CustomEvent<readonly RuleSelection[]>) => this.#change({ selections: detail })}
        ></ergo-selection-list>
      </div>`;
  }

  #source(): TemplateResult {
    return html`${choice(
      "source",
      t("analysis.set"),
      [
        ["corpus", t("analysis.corpus")],
        ["text", t("analysis.own-set")],
      ],
      this.order.source,
      (chosen) =>
        this.#change({
          source: chosen,
          ...(chosen === "corpus" && this.order.by === "heading" && { by: "level" as const }),
        }),
    )}`;
  }

  #levels(): TemplateResult {
    const kind = this.state.workbench?.kind.id;
    const levels = this.order.levels ?? [];
    const { shelf, packs, lang } = this.state;
    const shelves = (shelf.corpus ?? []).filter((one) => one.kind === kind);
    // How many there are is still growing.
    const grows = packs?.status === "fetching";
    return html`<fieldset>
      <legend class="unseen">${t("analysis.levels")}</legend>
      <div class="levels">
        ${shelves.map(({ level, count: n }) => {
          const has = levels.includes(level);
          const turn = () =>
            this.#change({ levels: has ? levels.filter((one) => one !== level) : [...levels, level].sort() });
          return html`<button class="button level" aria-pressed=${has} @click=${turn}>
            <span>${levelName(level)}</span><small>${grows ? "…" : numeral(n, lang)}</small>
          </button>`;
        })}
      </div>
      ${grows ? html`<p class="note" role="status">${t("packs.fetching")}</p>` : nothing}
    </fieldset>`;
  }

  #text(): TemplateResult {
    const { text, file } = this.order;
    const lines = file ? this.#lines(text) : 0;
    return html`<div class="block">
      ${
        file
          ? html`<div class="file">
              <p><strong>${file}</strong><br /><span class="note">${count("analysis.lines", lines)}</span></p>
              <button
                class="icon-button"
                aria-label=${t("analysis.forget")}
                @click=${() => this.#change({ text: "", file: null })}
              >${icon("close")}</button>
            </div>`
          : html`<label>
              <span class="label">${t("analysis.paste")}</span>
              <textarea
                class="field"
                rows="5"
                spellcheck="false"
                autocapitalize="off"
                autocomplete="off"
                .value=${text}
                @input=${(event: Event) => this.#change({ text: (event.target as HTMLTextAreaElement).value })}
              ></textarea>
            </label>`
      }
      <div class="row">
        <button class="button" @click=${() => this.renderRoot.querySelector<HTMLElement>("#file")?.click()}>
          ${icon("import")}${t("import.file")}
        </button>
        <input id="file" type="file" accept=".txt,.sdm,.csv,.jsonl,.json,text/plain" hidden @change=${this.#opened} />
      </div>
    </div>`;
  }

  async #opened(event: Event): Promise<void> {
    const field = event.target as HTMLInputElement;
    const [file] = field.files ?? [];
    if (!file) return;
    const text = await file.text();
    field.value = "";
    this.#change({ text, file: file.name });
  }

  #groups(): TemplateResult {
    const ways: Grouping[] = [
      "level",
      "size",
      "technique",
      ...(this.order.source === "text" ? (["heading"] as const) : []),
    ];
    const isRated = this.order.source === "corpus" && this.order.by === "level";
    const rates = this.order.by === "level" || this.order.by === "technique";
    return html`<div class="block">
      ${choice(
        "by",
        t("analysis.by"),
        ways.map((way) => [way, t(`analysis.by-${way}`)] as const),
        this.order.by,
        (by) => this.#change({ by }),
      )}
      ${rates && !isRated ? html`<p class="note">${t("analysis.rates")}</p>` : nothing}
    </div>`;
  }

  #change(detail: Partial<AnalysisOrder>): void {
    this.dispatchEvent(new CustomEvent("order-change", { detail }));
  }
}

customElements.define("ergo-analysis-order", AnalysisOrderForm);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-analysis-order": AnalysisOrderForm;
  }
}
