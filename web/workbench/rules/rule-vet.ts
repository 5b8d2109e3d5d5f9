import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { PLAY_KINDS } from "../../../engine/kinds/play.ts";
import type { Lang } from "../../../engine/model/words.ts";
import type { RuleInfo, Vetted } from "../../../worker/api.ts";
import { drawn } from "../../ui/icon.ts";
import { icon } from "../../ui/more-icon.ts";
import { count, t } from "../../words/more.ts";
import type { AskRules } from "./rule-check.ts";
import { NONE_VETTED, RuleVetting, type VettedRules } from "./rule-vetting.ts";
import "./rule-counter.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { runStyles } from "./run-styles.ts";

const SIGNS: Readonly<Record<Vetted["verdict"], string>> = {
  sound: "M5 12.5l4.5 4.5L19 7.5",
  silent: "M6 12h12",
  unsound: "M6 6l12 12M18 6 6 18",
  suspended: "M9 5.5v13M15 5.5v13",
};

/** "Check my rules": each is tried on random boards, and its conclusions are judged by complete search. */
export class RuleVet extends LitElement {
  static override properties = {
    kind: {},
    text: {},
    rules: { attribute: false },
    lang: {},
    ask: { attribute: false },
    vetted: { state: true },
  };
  static override styles = [
    baseStyles,
    buttonStyles,
    runStyles,
    css`
      h3 {
        font-size: var(--text-m);
      }
      ul {
        overflow: hidden;
        border: 1px solid var(--rule);
        border-radius: var(--radius-m);
        background: var(--paper);
      }
      li {
        display: grid;
        grid-template-columns: 1.25rem minmax(0, 1fr);
        gap: 0 var(--space-3);
        padding: var(--space-2) var(--space-4);
        line-height: 1.4;
      }
      li + li {
        border-block-start: 1px solid var(--rule-soft);
      }
      li .icon {
        inline-size: 1.25rem;
        block-size: 1.25rem;
        margin-block-start: 0.125rem;
      }
      .sound .icon {
        color: var(--conclude-edge);
      }
      .unsound .icon,
      .unsound .verdict {
        color: var(--conflict-ink);
      }
      .suspended .icon,
      .suspended .verdict {
        color: var(--elim);
      }
      .verdict {
        color: var(--ink-note);
        font-size: var(--text-s);
      }
      ergo-rule-counter {
        margin-block: var(--space-2);
      }
    `,
  ];

  declare kind: string;
  declare text: string | null;
  declare rules: readonly RuleInfo[];
  declare lang: Lang;
  declare ask: AskRules;
  declare private vetted: VettedRules;

  readonly #vetting = new RuleVetting((vetted) => {
    this.vetted = vetted;
  });

  constructor() {
    super();
    this.kind = PLAY_KINDS[0].id;
    this.text = null;
    this.rules = [];
    this.lang = "en";
    this.vetted = NONE_VETTED;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#vetting.stop();
  }

  /** Results of another text do not apply to this one. */
  protected override willUpdate(changed: PropertyValues): void {
    if (!this.hasUpdated || !(changed.has("text") || changed.has("kind"))) return;
    this.#vetting.stop();
    this.vetted = NONE_VETTED;
  }

  protected override render(): TemplateResult {
    const { found, now, problem } = this.vetted;
    const known = this.rules.filter(({ id }) => found.has(id));
    return html`<h3>${t("rules.vet")}</h3>
      <p class="note">${t("rules.vet-note")}</p>
      ${now ? this.#running(now) : this.#begin()}
      ${problem ? html`<p class="error" role="alert">${problem.text[this.lang]}</p>` : nothing}
      <p class="unseen" role="status">${now || found.size === 0 ? nothing : this.#summary()}</p>
      ${known.length > 0 ? html`<ul>${known.map((rule) => this.#row(rule, found.get(rule.id)))}</ul>` : nothing}`;
  }

  #begin(): TemplateResult {
    return html`<button
      class="button wide"
      ?disabled=${this.rules.length === 0}
      @click=${() => this.#vetting.run(this.ask, this.kind, this.text, this.rules)}
    >${icon("check")}${t("rules.vet-go")}</button>`;
  }

  #running(now: RuleInfo): TemplateResult {
    const all = this.rules.length;
    const { done } = this.vetted;
    return html`<div class="run">
      <p>
        ${now.name[this.lang]}
        <progress max=${all} value=${done} aria-label=${t("rules.vet-of", { n: done, all })}></progress>
      </p>
      <button class="button" @click=${() => this.#vetting.stop()}>${t("make.stop")}</button>
    </div>`;
  }

  #summary(): string {
    const verdicts = [...this.vetted.found.values()];
    const wrong = verdicts.filter(({ verdict }) => verdict === "unsound").length;
    return wrong > 0 ? count("rules.vet-wrong", wrong) : t("rules.vet-none-wrong");
  }

  #row(rule: RuleInfo, vetted: Vetted | undefined): TemplateResult | typeof nothing {
    if (!vetted) return nothing;
    return html`<li class=${vetted.verdict}>
      ${drawn(SIGNS[vetted.verdict], true)}
      <div>
        ${rule.name[this.lang]}
        <p class="verdict">${this.#verdict(vetted)}</p>
        ${
          vetted.verdict === "unsound"
            ? html`<ergo-rule-counter .counter=${vetted.counter} .lang=${this.lang}></ergo-rule-counter>`
            : nothing
        }
      </div>
    </li>`;
  }

  #verdict(vetted: Vetted): string {
    switch (vetted.verdict) {
      case "sound":
        return count("rules.sound", vetted.fired);
      case "silent":
        return t("rules.silent");
      case "unsound":
        return t("rules.unsound");
      case "suspended":
        return vetted.reason[this.lang];
    }
  }
}

customElements.define("ergo-rule-vet", RuleVet);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-rule-vet": RuleVet;
  }
}
