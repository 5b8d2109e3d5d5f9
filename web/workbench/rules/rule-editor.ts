import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Lang } from "../../../engine/model/words.ts";
import { LONGEST_RULES } from "../../state/rule-choice.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { t } from "../../words/more.ts";
import type { Code, CodeMark } from "../editor/rule-code.ts";
import { LANGUAGE_WORDS } from "../help/constructs.ts";
import { loadCode } from "./rule-code-chunk.ts";

/** A place of the text to go to; a new object each time, so that the same place can be gone to again. */
export interface Goal {
  readonly from: number;
  readonly to: number;
}

/**
 * The text of the rules: a plain text area at once, the coloured editor as soon as it is loaded. Its
 * properties are the text and the marks; it fires `rule-text` (the new text) and `rule-too-long`.
 */
export class RuleEditor extends LitElement {
  static override properties = {
    text: {},
    marks: { attribute: false },
    words: { attribute: false },
    goal: { attribute: false },
    lang: {},
    coloured: { state: true },
  };
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: block;
        --code-font: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
      }
      .frame {
        block-size: 100%;
        min-block-size: 12rem;
        overflow: hidden;
        border: 1px solid var(--edge);
        border-radius: var(--radius-m);
        background: var(--paper);
      }
      .frame:focus-within {
        border-color: var(--accent);
        box-shadow: 0 0 0 2px var(--accent);
      }
      .code {
        block-size: 100%;
      }
      textarea {
        display: block;
        inline-size: 100%;
        block-size: 100%;
        padding: var(--space-3);
        border: 0;
        outline: none;
        background: transparent;
        color: inherit;
        font: max(16px, 1rem) / 1.6 var(--code-font);
        resize: none;
        tab-size: 2;
      }
    `,
  ];

  declare text: string;
  declare marks: readonly CodeMark[];
  /** The kind's own words. */
  declare words: readonly string[];
  declare goal: Goal | null;
  declare lang: Lang;
  declare private coloured: boolean;

  #code: Code | null = null;
  /** An input method is at work in the text area; it must not be taken away meanwhile. */
  #composing = false;

  constructor() {
    super();
    this.text = "";
    this.marks = [];
    this.words = [];
    this.goal = null;
    this.lang = "en";
    this.coloured = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#colour();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#code?.end();
    this.#code = null;
    this.coloured = false;
  }

  get #area(): HTMLTextAreaElement | null {
    return this.renderRoot.querySelector("textarea");
  }

  /** Puts the coloured editor in the place of the text area, with the text, the selection and the focus that are there. */
  async #colour(): Promise<void> {
    const mountCode = await loadCode();
    await this.updateComplete;
    if (!mountCode || this.#code || !this.isConnected || this.#composing) return;
    const area = this.#area;
    const home = this.renderRoot.querySelector<HTMLElement>(".code");
    if (!area || !home || !this.shadowRoot) return;
    const hadFocus = this.shadowRoot.activeElement === area;
    this.#code = mountCode(home, this.shadowRoot, {
      text: area.value,
      selection: [area.selectionStart, area.selectionEnd],
      label: t("rules.text"),
      words: this.words,
      offered: LANGUAGE_WORDS,
      changed: (text) => this.#tell(text),
      refused: () => this.dispatchEvent(new CustomEvent("rule-too-long")),
    });
    this.#code.setMarks(this.marks);
    this.coloured = true;
    await this.updateComplete;
    if (hadFocus) this.#code?.focus();
  }

  #tell(text: string): void {
    this.text = text;
    this.dispatchEvent(new CustomEvent("rule-text", { detail: text }));
  }

  protected override updated(changed: PropertyValues): void {
    const code = this.#code;
    if (code) {
      if (changed.has("words") || changed.has("lang")) code.setWords(this.words, t("rules.text"));
      if (changed.has("text")) code.setText(this.text);
      if (changed.has("marks") || changed.has("lang")) code.setMarks(this.marks);
    }
    if (changed.has("goal") && this.goal) this.#goTo(this.goal);
  }

  #goTo({ from, to }: Goal): void {
    this.#code?.goTo(from, to);
    const area = this.#area;
    if (!area) return;
    area.focus();
    area.setSelectionRange(from, to);
    const line = parseFloat(getComputedStyle(area).lineHeight);
    area.scrollTop = (area.value.slice(0, from).split("\n").length - 2) * line;
  }

  protected override render(): TemplateResult {
    return html`<div class="frame">
      <div class="code" ?hidden=${!this.coloured}></div>
      ${this.coloured ? nothing : this.#plain()}
    </div>`;
  }

  #plain(): TemplateResult {
    return html`<textarea
      aria-label=${t("rules.text")}
      spellcheck="false"
      autocapitalize="off"
      autocomplete="off"
      maxlength=${LONGEST_RULES}
      .value=${this.text}
      @input=${(event: Event) => this.#tell((event.target as HTMLTextAreaElement).value)}
      @compositionstart=${() => {
        this.#composing = true;
      }}
      @compositionend=${() => {
        this.#composing = false;
        setTimeout(() => void this.#colour());
      }}
    ></textarea>`;
  }
}

customElements.define("ergo-rule-editor", RuleEditor);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-rule-editor": RuleEditor;
  }
}
