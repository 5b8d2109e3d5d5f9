import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { RuleChoice } from "../../../engine/model/choice.ts";
import type { Lang } from "../../../engine/model/words.ts";
import { icon } from "../../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { count, t } from "../../words/more.ts";
import type { AskRules } from "./rule-check.ts";
import { type Offer, type OfferedStep, RuleOffering, type Saving } from "./rule-offering.ts";
import { runStyles } from "./run-styles.ts";

/** Makes a rule of a conclusion: its text, whether it is right, what it saves; "rule-taken" with the rules it is added to. */
export class RuleOffer extends LitElement {
  static override properties = {
    step: { attribute: false },
    lang: {},
    ask: { attribute: false },
    hard: { attribute: false },
    offer: { state: true },
    isTaken: { state: true },
  };
  static override styles = [
    baseStyles,
    buttonStyles,
    runStyles,
    css`
      pre {
        overflow-x: auto;
        margin: 0;
        padding: var(--space-3);
        border: 1px solid var(--rule);
        border-radius: var(--radius-m);
        background: var(--paper);
        font-size: var(--text-s);
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
    `,
  ];

  declare step: OfferedStep;
  declare lang: Lang;
  declare ask: AskRules;
  declare hard: () => Promise<readonly string[]>;
  declare private offer: Offer | null;
  declare private isTaken: boolean;

  readonly #offering = new RuleOffering((offer) => {
    this.offer = offer;
  });

  constructor() {
    super();
    this.lang = "en";
    this.offer = null;
    this.isTaken = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#offering.stop();
  }

  /** What was found for another conclusion does not apply to this one. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get("step");
    if (!before || (before.fact === this.step.fact && before.facts.length === this.step.facts.length)) return;
    this.#offering.stop();
    this.offer = null;
    this.isTaken = false;
  }

  protected override render(): TemplateResult {
    const { offer } = this;
    if (!offer) return this.#begin();
    const { rule, problem } = offer;
    return html`<h3>${t("offer.title")}</h3>
      ${rule === null ? html`<p role="status">${t("offer.none")}</p>` : nothing}
      ${rule ? html`<pre tabindex="0">${rule.body}</pre>` : nothing}
      ${rule?.nearest ? html`<p class="note">${t("offer.nearest", { name: rule.nearest[this.lang] })}</p>` : nothing}
      ${offer.isRunning ? this.#running(offer) : nothing}
      <div role="status">${this.#judged(offer)} ${offer.saving ? this.#saved(offer.saving) : nothing}</div>
      ${problem ? html`<p class="error" role="alert">${problem.text[this.lang]}</p>` : nothing}
      ${offer.choice ? this.#add(offer.choice) : nothing}`;
  }

  #begin(): TemplateResult {
    const begin = (): void => void this.#offering.run(this.ask, this.step, t("offer.name"), this.hard);
    return html`<button class="button wide" @click=${begin}>${icon("code")}${t("offer.make")}</button>`;
  }

  #running({ rule, vetted, saving }: Offer): TemplateResult {
    const now = saving ? "offer.counting" : vetted || rule ? "offer.judging" : "offer.looking";
    return html`<div class="run">
      <p>
        ${t(now)}
        ${saving ? html`<progress max=${saving.all} value=${saving.done} aria-label=${t(now)}></progress>` : nothing}
      </p>
      <button class="button" @click=${() => this.#offering.stop()}>${t("make.stop")}</button>
    </div>`;
  }

  #judged({ vetted }: Offer): TemplateResult | typeof nothing {
    if (!vetted) return nothing;
    if (vetted.verdict === "sound") return html`<p>${count("offer.sound", vetted.fired)}</p>`;
    return html`<p>${t(vetted.verdict === "unsound" ? "rules.unsound" : "offer.silent")}</p>`;
  }

  #saved({ done, fired, before, after }: Saving): TemplateResult | typeof nothing {
    return done === 0 ? nothing : html`<p>${t("offer.saves", { done, fired, before, after })}</p>`;
  }

  #add(choice: RuleChoice): TemplateResult {
    const add = (): void => {
      this.isTaken = true;
      this.dispatchEvent(new CustomEvent<RuleChoice>("rule-taken", { detail: choice }));
    };
    return html`<button class="button wide" ?disabled=${this.isTaken} @click=${add}>
      ${icon("check")}${t(this.isTaken ? "offer.added" : "offer.add")}
    </button>`;
  }
}

customElements.define("ergo-rule-offer", RuleOffer);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-rule-offer": RuleOffer;
  }
}
