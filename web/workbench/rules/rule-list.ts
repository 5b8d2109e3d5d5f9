import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { EVERY_RULE, type RuleChoice } from "../../../engine/model/choice.ts";
import type { Lang } from "../../../engine/model/words.ts";
import type { RuleInfo, RuleList as Rules, Suspended } from "../../../worker/api.ts";
import { switchStyles, toggle } from "../../ui/choice.ts";
import { drawn } from "../../ui/icon.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { fieldStyles } from "../../ui/styles/sheet.ts";
import { t } from "../../words/more.ts";
import { RowDrag } from "./row-drag.ts";
import { counterExample, counterStyles } from "./rule-doubt.ts";
import { ruleListStyles } from "./rule-list-styles.ts";
import {
  type BrokenRule,
  brokenIn,
  canMove,
  inOrder,
  isUsed,
  moved,
  preset,
  presetIn,
  presetsOf,
  type RulePreset,
  switched,
} from "./rule-order.ts";

/**
 * All rules in the order in which they are asked: switched, reordered, or gone to. It fires `rule-choice`
 * (the new choice), `rule-own` (a preset of the kind's own rules, where the text is another) and `rule-goto` (offsets in the text).
 */
export class RuleListElement extends LitElement {
  static override properties = {
    rules: { attribute: false },
    choice: { attribute: false },
    suspended: { attribute: false },
    first: { attribute: false },
    lang: {},
    ordering: { state: true },
    said: { state: true },
  };
  static override styles = [
    baseStyles,
    buttonStyles,
    fieldStyles,
    switchStyles,
    counterStyles,
    ruleListStyles,
  ];

  declare rules: Rules;
  declare choice: RuleChoice;
  declare suspended: readonly Suspended[];
  /** The rules of a first system in its own syntax, where they are known. */
  declare first: RuleChoice | null;
  declare lang: Lang;
  /** Rows show how they are moved instead of their switches. */
  declare private ordering: boolean;
  /** Where the rule that was moved last has come to, for those who cannot see it. */
  declare private said: string;

  /** The focused element of a row that is being moved. */
  #follows: { readonly id: string; readonly part: string } | null = null;
  readonly #drag = new RowDrag(this, (id, to) => this.#choose(moved(this.rules.rules, this.choice, id, to)));

  constructor() {
    super();
    this.rules = { rules: [], problems: [], own: "" };
    this.choice = EVERY_RULE;
    this.suspended = [];
    this.first = null;
    this.lang = "en";
    this.ordering = false;
    this.said = "";
  }

  #choose(choice: RuleChoice): void {
    this.#tell("rule-choice", choice);
  }

  #tell(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** Moves a rule by one place; the focus goes along with it. */
  #move(rule: RuleInfo, by: -1 | 1): void {
    const { rules } = this.rules;
    if (!canMove(rules, this.choice, rule.id, by)) return;
    const ids = inOrder(rules, this.choice).map(({ id }) => id);
    const focused = this.shadowRoot?.activeElement;
    if (focused instanceof HTMLElement) this.#follows = { id: rule.id, part: focused.dataset.part ?? "" };
    const at = ids.indexOf(rule.id) + by;
    this.#choose(moved(rules, this.choice, rule.id, ids[at]));
    this.said = t("rules.moved", { name: rule.name[this.lang], n: at + 1, all: ids.length });
  }

  protected override updated(changed: PropertyValues): void {
    if (!changed.has("choice") || !this.#follows) return;
    const { id, part } = this.#follows;
    this.#follows = null;
    const row = this.renderRoot.querySelector(`[data-rule="${CSS.escape(id)}"]`);
    row?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus();
  }

  #keyed(event: KeyboardEvent, rule: RuleInfo): void {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    this.#move(rule, event.key === "ArrowUp" ? -1 : 1);
  }

  protected override render(): TemplateResult {
    const { rules } = this.rules;
    const rows = inOrder(rules, this.choice);
    const simple = rows.filter(({ advanced }) => !advanced);
    const advanced = rows.filter((rule) => rule.advanced);
    const on = rules.filter((rule) => isUsed(rule, this.choice)).length;
    const broken = brokenIn(this.rules);
    return html`<div class="stack">
      ${this.#settings()}
      <div class="head">
        <p class="note">
          ${this.ordering ? t("rules.how-to-order") : t("rules.on-of", { n: on, all: rules.length })}
        </p>
        <p class="unseen" role="status">${this.said}</p>
        <button
          class="button quiet"
          aria-pressed=${this.ordering}
          @click=${() => {
            this.ordering = !this.ordering;
          }}
        >${t(this.ordering ? "rules.ordered" : "rules.reorder")}</button>
      </div>
      ${broken.length > 0 ? this.#broken(broken) : nothing}
      ${this.#group(t("rules.simple"), t("rules.simple-note"), simple)}
      ${this.#group(t("rules.advanced"), t("rules.advanced-note"), advanced)}
    </div>`;
  }

  #settings(): TemplateResult {
    const { rules } = this.rules;
    const { first } = this;
    const isFirst = first !== null && first.text === this.choice.text;
    const shown = isFirst ? (isAsFirst(this.choice, first) ? "first" : null) : presetIn(rules, this.choice);
    const offered = [...(isFirst ? (["all", "numbered"] as const) : presetsOf(rules))];
    const numbered = rules.filter(({ number }) => number !== null).length;
    const text = (one: RulePreset): string => {
      if (one === "all") return t("rules.preset-all");
      if (one === "numbered") return t("rules.preset-numbered", { n: numbered });
      if (one === "none") return t("rules.preset-none");
      return t("rules.preset-level", { n: one.slice("level-".length) });
    };
    return html`<div class="settings">
      <div>
        <label class="label" for="preset">${t("rules.preset")}</label>
        <select
          class="field"
          id="preset"
          @change=${(event: Event) => this.#turnTo((event.target as HTMLSelectElement).value as RulePreset | "first")}
        >
          ${shown ? nothing : html`<option value="" selected disabled>${t("rules.preset-own")}</option>`}
          ${offered.map((one) => html`<option value=${one} .selected=${one === shown}>${text(one)}</option>`)}
          ${first ? html`<option value="first" .selected=${shown === "first"}>${t("rules.preset-first")}</option>` : nothing}
        </select>
      </div>
      ${toggle(t("rules.supposition"), this.choice.supposition, (supposition) =>
        this.#choose({ ...this.choice, supposition }),
      )}
      ${
        rules.some(({ needsOneAnswer }) => needsOneAnswer)
          ? toggle(t("rules.one-answer"), this.choice.oneAnswer, (oneAnswer) =>
              this.#choose({ ...this.choice, oneAnswer }),
            )
          : nothing
      }
    </div>`;
  }

  #turnTo(wanted: RulePreset | "first"): void {
    const { first, choice, rules } = this;
    if (wanted === "first") {
      if (first) this.#choose(first);
    } else if (first && choice.text === first.text) this.#tell("rule-own", wanted);
    else this.#choose(preset(rules.rules, choice, wanted));
  }

  #broken(broken: readonly BrokenRule[]): TemplateResult {
    return html`<section class="group" aria-label=${t("rules.broken")}>
      <h3>${t("rules.broken")} <span class="note">${t("rules.broken-note")}</span></h3>
      <ul>
        ${broken.map(
          ({ name, problems: [first, ...more] }) => html`<li class="rule">
            <button class="name" @click=${() => this.#tell("rule-goto", first.span)}>
              <span class="no" aria-hidden="true">${first.at?.line}</span>
              <span class="title">${name ?? t("rules.nameless", { line: first.at?.line ?? 1 })}</span>
              <span class="about">
                <span class="badge error">${t("rules.broken-badge")}</span>
                <span>${first.text[this.lang]}</span>
                ${more.length > 0 ? html`<span>${t("rules.more", { n: more.length })}</span>` : nothing}
              </span>
            </button>
          </li>`,
        )}
      </ul>
    </section>`;
  }

  #group(heading: string, note: string, rows: readonly RuleInfo[]): TemplateResult | typeof nothing {
    if (rows.length === 0) return nothing;
    return html`<section class="group" aria-label=${heading}>
      <h3>${heading} <span class="note">${note}</span></h3>
      <ul>
        ${rows.map((rule) => this.#row(rule))}
      </ul>
    </section>`;
  }

  #row(rule: RuleInfo): TemplateResult {
    const isOn = !this.choice.off.includes(rule.id);
    const suspended = this.suspended.find((one) => one.rule === rule.id);
    const name = rule.name[this.lang];
    const { span } = rule;
    const about = html`<span class="no">${rule.number ?? nothing}</span>
      <span class="title">${name}</span>
      <span class="about">
        ${rule.level > 0 ? t("rules.level", { n: rule.level }) : t("bench.bookkeeping")}
        ${rule.native ? html`<span>${t("rules.native")}</span>` : nothing}
        ${rule.needsOneAnswer ? html`<span>${t("rules.needs-one-answer")}</span>` : nothing}
        ${suspended ? html`<span class="badge">${t("rules.suspended")}</span>` : nothing}
      </span>`;
    return html`<li
      class="rule ${isUsed(rule, this.choice) ? "" : "off"}"
      data-rule=${rule.id}
      data-advanced=${rule.advanced}
      @keydown=${(event: KeyboardEvent) => this.#keyed(event, rule)}
    >
      ${
        span
          ? html`<button class="name" data-part="name" title=${t("rules.goto")} @click=${() => this.#tell("rule-goto", span)}>
            ${about}
          </button>`
          : html`<div class="name">${about}</div>`
      }
      <span class="ends">${this.ordering ? this.#movers(rule, name) : this.#switch(rule, name, isOn)}</span>
      ${suspended ? this.#suspended(suspended) : nothing}
    </li>`;
  }

  #switch(rule: RuleInfo, name: string, isOn: boolean): TemplateResult {
    return html`<label class="switch">
      <span class="unseen">${t("rules.switch", { name })}</span>
      <input
        type="checkbox"
        role="switch"
        data-part="switch"
        .checked=${isOn}
        @change=${(event: Event) =>
          this.#choose(switched(this.choice, rule.id, (event.target as HTMLInputElement).checked))}
      />
    </label>`;
  }

  #movers(rule: RuleInfo, name: string): TemplateResult {
    const mover = (by: -1 | 1, part: string, label: string, path: string): TemplateResult =>
      html`<button
        class="icon-button"
        data-part=${part}
        aria-label=${label}
        aria-disabled=${!canMove(this.rules.rules, this.choice, rule.id, by)}
        @click=${() => this.#move(rule, by)}
      >${drawn(path, true)}</button>`;
    return html`${mover(-1, "up", t("rules.up", { name }), "M6 14l6-6 6 6")}
      ${mover(1, "down", t("rules.down", { name }), "M6 10l6 6 6-6")}
      <span class="icon-button handle" aria-hidden="true" @pointerdown=${this.#drag.begin}>
        ${drawn("M5 9h14M5 15h14", true)}
      </span>`;
  }

  #suspended(suspended: Suspended): TemplateResult {
    return html`<div class="why">
      <p>${suspended.reason[this.lang]}</p>
      ${counterExample(suspended, this.lang)}
    </div>`;
  }
}

/** Whether nothing of the first system's rules is switched or moved. */
function isAsFirst({ off, order, supposition, oneAnswer }: RuleChoice, first: RuleChoice): boolean {
  return off.length === 0 && order === null && supposition === first.supposition && oneAnswer;
}

customElements.define("ergo-rule-list", RuleListElement);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-rule-list": RuleListElement;
  }
}
