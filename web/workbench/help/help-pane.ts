import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Lang } from "../../../engine/model/words.ts";
import type { HelpEntry, RuleHelp } from "../../kinds/contract/rule-help.ts";
import { ruleHelpOf } from "../../kinds/rule-help.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { fieldStyles } from "../../ui/styles/sheet.ts";
import { t } from "../../words/more.ts";
import { CONSTRUCTS, type Construct, GROUPS, type Group } from "./constructs.ts";
import { exampleOf } from "./examples.ts";

/** Help for the language of rules: every form, every word of the kind, each with an example that can be put in. It fires `rule-example` with the text of one, and `help-lost`. */
export class RuleHelpElement extends LitElement {
  static override properties = { kind: {}, lang: {}, help: { state: true }, sought: { state: true } };
  static override styles = [
    baseStyles,
    buttonStyles,
    fieldStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-3);
      }
      summary {
        min-block-size: var(--touch);
        padding-block: var(--space-2);
        font-weight: 650;
        line-height: 1.75rem;
        cursor: pointer;
      }
      .entry {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0 var(--space-2);
        align-items: center;
        padding-block: var(--space-2);
        border-block-start: 1px solid var(--rule-soft);
      }
      code,
      pre {
        overflow-wrap: anywhere;
        font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
        font-size: 0.9375rem;
      }
      code {
        color: var(--accent);
      }
      .entry p {
        grid-column: 1;
        color: var(--ink-note);
        font-size: var(--text-s);
        line-height: 1.4;
      }
      .entry .button {
        grid-row: 1 / span 2;
        grid-column: 2;
      }
    `,
  ];

  declare kind: string;
  declare lang: Lang;
  declare private help: RuleHelp | null;
  /** What is looked for among forms and their meanings. */
  declare private sought: string;

  constructor() {
    super();
    this.kind = "";
    this.lang = "en";
    this.help = null;
    this.sought = "";
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("kind")) void this.#load(this.kind);
  }

  async #load(kind: string): Promise<void> {
    this.help = null;
    try {
      const help = await ruleHelpOf(kind);
      if (kind === this.kind) this.help = help;
    } catch {
      this.dispatchEvent(new CustomEvent("help-lost"));
    }
  }

  protected override render(): TemplateResult {
    const { help } = this;
    return html`<label class="label" for="sought">${t("rules.help-seek")}</label>
      <input
        class="field"
        id="sought"
        type="search"
        .value=${this.sought}
        @input=${(event: Event) => {
          this.sought = (event.target as HTMLInputElement).value;
        }}
      />
      <div aria-busy=${help === null}>
        ${help ? [...GROUPS.map((group) => this.#group(help, group)), this.#words(help)] : nothing}
      </div>`;
  }

  #group(help: RuleHelp, group: Group): TemplateResult | typeof nothing {
    return this.#fold(help, t(`rules.help-${group}`), CONSTRUCTS[group], group === "head");
  }

  #words(help: RuleHelp): TemplateResult | typeof nothing {
    return this.#fold(help, t("rules.help-words"), help.words, true);
  }

  #fold(
    help: RuleHelp,
    heading: string,
    entries: readonly (HelpEntry | Construct)[],
    isOpen: boolean,
  ): TemplateResult | typeof nothing {
    const sought = this.sought.trim().toLowerCase();
    const found = entries.filter(({ form, text }) =>
      `${form} ${text[this.lang]}`.toLowerCase().includes(sought),
    );
    if (found.length === 0) return nothing;
    return html`<details ?open=${isOpen || sought !== ""}>
      <summary>${heading}</summary>
      ${found.map((entry) => this.#entry(entry, exampleOf(help, entry)))}
    </details>`;
  }

  #entry({ form, text }: HelpEntry, example: string | null): TemplateResult {
    const put = (): unknown => this.dispatchEvent(new CustomEvent("rule-example", { detail: example }));
    return html`<div class="entry">
      <code>${form}</code>
      <p>${text[this.lang]}</p>
      ${
        example
          ? html`<button class="button" aria-label=${t("rules.help-put-of", { form })} title=${example} @click=${put}>
            ${t("rules.help-put")}
          </button>`
          : nothing
      }
    </div>`;
  }
}

customElements.define("ergo-rule-help", RuleHelpElement);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-rule-help": RuleHelpElement;
  }
}
