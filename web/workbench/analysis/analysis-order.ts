import { html, nothing, type TemplateResult } from "lit";
import type { RuleInfo } from "../../../worker/api.ts";
import { hasPuzzles } from "../../state/has-puzzles.ts";
import type { AppState } from "../../state/state.ts";
import { levelName } from "../../state/title.ts";
import { choice, switchStyles, toggle } from "../../ui/choice.ts";
import { LaterElement } from "../../ui/later-element.ts";
import { memo } from "../../ui/memo.ts";
import { icon } from "../../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { paneStyles } from "../../ui/styles/panes.ts";
import { fieldStyles } from "../../ui/styles/sheet.ts";
import { count, t } from "../../words/more.ts";
import { inOrder, presetsOf } from "../rules/rule-order.ts";
import { type AnalysisOrder, choiceOf, linesOf, type RuleSelection } from "./analysis.ts";
import { analysisStyles } from "./analysis-styles.ts";
import { selectionName } from "./analysis-words.ts";

/** Chooses the set and the rules; fires "order-change" with the changed fields of the order. */
export class AnalysisOrderForm extends LaterElement {
  static override properties = { ...LaterElement.properties, order: { attribute: false } };
  static override styles = [baseStyles, buttonStyles, fieldStyles, paneStyles, switchStyles, analysisStyles];

  declare order: AnalysisOrder;
  readonly #lines = memo((text: string) => linesOf(text).length);

  protected override readonly looks = [
    (state: AppState) => state.workbench,
    (state: AppState) => state.shelf.corpus,
  ];

  protected override render(): TemplateResult {
    const { source } = this.order;
    const kind = this.state.workbench?.kind.id;
    return html`${kind && hasPuzzles(this.state.shelf, kind) ? this.#source() : nothing}
    ${source === "corpus" ? this.#levels() : this.#text()} ${this.#rules()}`;
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
      (chosen) => this.#change({ source: chosen }),
    )}`;
  }

  #levels(): TemplateResult {
    const kind = this.state.workbench?.kind.id;
    const { levels } = this.order;
    const shelves = (this.state.shelf.corpus ?? []).filter((one) => one.kind === kind);
    return html`<fieldset>
      <legend class="unseen">${t("analysis.levels")}</legend>
      <div class="levels">
        ${shelves.map(({ level, count: n }) => {
          const has = levels.includes(level);
          const turn = () =>
            this.#change({ levels: has ? levels.filter((one) => one !== level) : [...levels, level].sort() });
          return html`<button class="button level" aria-pressed=${has} @click=${turn}>
            <span>${levelName(level)}</span><small>${n}</small>
          </button>`;
        })}
      </div>
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
        <input id="file" type="file" accept=".txt,.sdm,.csv,text/plain" hidden @change=${this.#opened} />
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

  #rules(): TemplateResult | typeof nothing {
    const bench = this.state.workbench;
    if (!bench?.rules) return html`<p class="note">${t("analysis.reading")}</p>`;
    const { rules } = this.order;
    const list = bench.rules.rules;
    const presets: RuleSelection["from"][] = ["bench", ...presetsOf(list), "own"];
    const chosen = (event: Event) => {
      const from = (event.target as HTMLSelectElement).value as RuleSelection["from"];
      const { off } = bench.rules ? choiceOf(rules, bench.rules, bench.choice) : bench.choice;
      const supposition = from === "numbered" ? false : rules.supposition;
      this.#select({ from, off, supposition });
    };
    return html`<div class="block">
      <label>
        <span class="label">${t("analysis.rules")}</span>
        <select class="field" @change=${chosen}>
          ${presets.map(
            (from) => html`<option value=${from} ?selected=${from === rules.from}>
              ${selectionName({ ...rules, from }, list)}
            </option>`,
          )}
        </select>
      </label>
      ${rules.from === "own" ? this.#own(inOrder(list, bench.choice), rules) : nothing}
      ${
        rules.from === "bench"
          ? html`<p class="note">${t(bench.choice.supposition ? "analysis.bench-supposes" : "analysis.bench-bare")}</p>`
          : toggle(t("analysis.supposition"), rules.supposition, (supposition) =>
              this.#select({ ...rules, supposition }),
            )
      }
    </div>`;
  }

  #own(list: readonly RuleInfo[], rules: RuleSelection): TemplateResult {
    const { lang } = this.state;
    const turn = (id: string, on: boolean) => {
      const others = rules.off.filter((one) => one !== id);
      this.#select({ ...rules, off: on ? others : [...others, id] });
    };
    return html`<fieldset class="own">
      <legend class="unseen">${t("analysis.own-rules")}</legend>
      ${list.map(
        ({ id, name, number, level }) => html`<label class="rule">
          <input
            type="checkbox"
            .checked=${!rules.off.includes(id)}
            @change=${(event: Event) => turn(id, (event.target as HTMLInputElement).checked)}
          />
          <span class="badge">${number ?? "·"}</span>
          <span class="name">${name[lang]}</span>
          <span class="number">${level > 0 ? levelName(level) : ""}</span>
        </label>`,
      )}
    </fieldset>`;
  }

  #select(rules: RuleSelection): void {
    this.#change({ rules });
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
