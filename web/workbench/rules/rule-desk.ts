import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { PLAY_KINDS } from "../../../engine/kinds/play.ts";
import { EVERY_RULE, type RuleChoice } from "../../../engine/model/choice.ts";
import type { Problem, Result } from "../../../engine/model/result.ts";
import type { Lang } from "../../../engine/model/words.ts";
import type { RuleList, Suspended } from "../../../worker/api.ts";
import { isEveryRule } from "../../state/rule-choice.ts";
import { segmentStyles } from "../../ui/styles/segments.ts";
import { t } from "../../words/more.ts";
import { hearArrivals } from "./rule-arrivals.ts";
import { ruleBar } from "./rule-bar.ts";
import { type AskRules, type Checked, RuleCheck } from "./rule-check.ts";
import { readRuleFile, readRuleText, saveRules, tooLong } from "./rule-file.ts";
import { withExample, withTemplate } from "./rule-text.ts";
import "./rule-vet.ts";
import { memo } from "../../ui/memo.ts";
import { loadCode } from "./rule-code-chunk.ts";
import { problemStyles, ruleDeskStyles } from "./rule-desk-styles.ts";
import type { Goal } from "./rule-editor.ts";
import "./rule-editor.ts";
import "./rule-list.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { fieldStyles } from "../../ui/styles/sheet.ts";
import { counterStyles } from "./rule-doubt.ts";
import { preset, type RulePreset } from "./rule-order.ts";
import { checkState, marksOf, placesOf, problemList } from "./rule-problems.ts";

/** A change of the rules. Where `told` describes it, the person should be offered `before` back. */
export interface RuleChange {
  readonly choice: RuleChoice;
  readonly before: RuleChoice;
  readonly told: string | null;
}

const NO_WORDS: readonly string[] = [];
const NOTHING: RuleList = { rules: [], problems: [], own: "" };

/**
 * The rules of a kind: their list, their text, files. Its properties are the choice, the function to ask, and
 * the suspended rules; it fires `rule-change` (RuleChange) and `rule-list` (the RuleList of the newest text).
 * It knows nothing of the screen around.
 */
export class RuleDesk extends LitElement {
  static override properties = {
    kind: {},
    lang: {},
    choice: { attribute: false },
    suspended: { attribute: false },
    ask: { attribute: false },
    first: { attribute: false },
    checked: { state: true },
    goal: { state: true },
    shown: { state: true },
    problem: { state: true },
    over: { state: true },
  };
  static override styles = [
    baseStyles,
    buttonStyles,
    segmentStyles,
    fieldStyles,
    ruleDeskStyles,
    problemStyles,
    counterStyles,
  ];

  declare kind: string;
  declare lang: Lang;
  declare choice: RuleChoice;
  /** Rules that were suspended in the last run. */
  declare suspended: readonly Suspended[];
  declare ask: AskRules;
  /** The rules of a first system in its own syntax, where they are known. */
  declare first: RuleChoice | null;
  /** The last result of a check, not necessarily of the newest text. */
  declare private checked: Checked | null;
  declare private goal: Goal | null;
  /** Which half is shown where there is no room for both. */
  declare private shown: "list" | "text" | "help";
  /** The problem of a text that could not be taken. */
  declare private problem: Problem | null;
  declare private over: boolean;

  readonly #places = memo(placesOf);
  readonly #marks = memo(marksOf);
  readonly #check = new RuleCheck((checked) => {
    this.checked = checked;
    if (checked.list) this.#tell("rule-list", checked.list);
    this.#own(checked);
  });

  constructor() {
    super();
    this.kind = PLAY_KINDS[0].id;
    this.lang = "en";
    this.choice = EVERY_RULE;
    this.suspended = [];
    this.first = null;
    this.checked = null;
    this.goal = null;
    this.shown = "list";
    this.problem = null;
    this.over = false;
    hearArrivals(this, {
      over: (isOver) => {
        this.over = isOver;
      },
      file: (file) => void readRuleFile(file).then((read) => this.#take(read)),
      rules: (read) => this.#take(read),
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void loadCode();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#check.stop();
    this.checked = null;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("kind") && this.checked?.kind !== this.kind) this.checked = null;
    const { text } = this.choice;
    const isNew = changed.has("kind") || (changed.has("choice") && changed.get("choice")?.text !== text);
    if (isNew || !this.hasUpdated) this.#look(this.checked ? undefined : 0);
  }

  #look(wait?: number): void {
    this.#check.look(this.ask, this.kind, this.choice.text, wait);
  }

  get #list(): RuleList {
    return this.checked?.list ?? NOTHING;
  }

  /** The text as it is edited; empty until the kind's own is known. */
  get #text(): string {
    return this.choice.text ?? this.#list.own;
  }

  #tell(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  #change(choice: RuleChoice, told: string | null = null): void {
    const before = this.choice;
    this.choice = choice;
    this.problem = null;
    this.#tell("rule-change", { choice, before, told } satisfies RuleChange);
  }

  /** The preset that is wanted of the kind's own rules, once these are known. */
  #wanted: RulePreset | null = null;

  #own({ text, list }: Checked): void {
    const wanted = this.#wanted;
    if (text !== null || !list || !wanted) return;
    this.#wanted = null;
    this.#change(preset(list.rules, this.choice, wanted));
  }

  /** A switch alone is a matter of course; a text that goes should be offered back. */
  #choose(choice: RuleChoice): void {
    this.#change(choice, choice.text === this.choice.text ? null : t("rules.were-taken"));
  }

  /** A text that is the kind's own again counts as none. */
  #setText(text: string): void {
    this.#change({ ...this.choice, text: text === this.#list.own ? null : text });
  }

  #goTo({ from, to }: Goal): void {
    this.shown = "text";
    this.goal = { from, to };
  }

  #add(): void {
    const { text, at } = withTemplate(this.kind, this.#text, t("rules.new-name"));
    if (readRuleText(text).ok) this.#setText(text);
    else this.problem = tooLong();
    this.#goTo({ from: at, to: at });
  }

  /** Rules from outside come as they are: no switch and no order of the ones before counts for them. */
  #take(read: Result<string>): void {
    if (!read.ok) this.problem = read.problem;
    else this.#change({ ...EVERY_RULE, text: read.value }, t("rules.were-taken"));
  }

  protected override render(): TemplateResult {
    return html`<div class="desk" data-shown=${this.shown}>
        <div class="tabs">
          <div class="segments" role="group" aria-label=${t("rules.title")}>
            ${(["list", "text", "help"] as const).map(
              (one) => html`<button
                class="segment ${one}"
                aria-pressed=${this.shown === one}
                @click=${() => this.#show(one)}
              >${t(`rules.show-${one}`)}</button>`,
            )}
          </div>
        </div>
        ${this.problem ? html`<p class="error" role="alert">${this.problem.text[this.lang]}</p>` : nothing}
        <div class="side">${this.shown === "help" ? this.#help() : this.#side()}</div>
        <div class="sheet">${this.#sheet()}</div>
      </div>
      ${this.over ? html`<div class="over">${t("rules.drop")}</div>` : nothing}`;
  }

  #show(one: "list" | "text" | "help"): void {
    this.shown = one;
    if (one === "help") void import("../help/help-pane.ts").catch(() => this.#tell("rules-lost", null));
  }

  /** The help stays where there is room for it beside the text. */
  #help(): TemplateResult {
    return html`<ergo-rule-help
      .kind=${this.kind}
      .lang=${this.lang}
      @rule-example=${({ detail }: CustomEvent<string>) => this.#example(detail)}
      @help-lost=${() => this.#tell("rules-lost", null)}
    ></ergo-rule-help>`;
  }

  #example(body: string): void {
    const { text, at } = withExample(this.#text, t("rules.example"), body);
    if (readRuleText(text).ok) this.#setText(text);
    else this.problem = tooLong();
    const isBeside = (this.renderRoot.querySelector(".sheet")?.clientHeight ?? 0) > 0;
    this.goal = { from: at, to: at };
    if (!isBeside) this.shown = "text";
  }

  #side(): TemplateResult {
    return html`<ergo-rule-list
        .rules=${this.#list}
        .choice=${this.choice}
        .suspended=${this.suspended}
        .first=${this.first}
        .lang=${this.lang}
        @rule-choice=${({ detail }: CustomEvent<RuleChoice>) => this.#choose(detail)}
        @rule-own=${({ detail }: CustomEvent<RulePreset>) => {
          this.#wanted = detail;
          this.#choose(EVERY_RULE);
        }}
        @rule-goto=${({ detail }: CustomEvent<Goal>) => this.#goTo(detail)}
      ></ergo-rule-list>
      ${ruleBar({
        isReady: this.checked !== null,
        isEvery: isEveryRule(this.choice),
        add: () => this.#add(),
        open: (file) => void readRuleFile(file).then((read) => this.#take(read)),
        save: () => saveRules(this.kind, this.#text),
        reset: () => this.#change(EVERY_RULE, t("rules.was-reset")),
      })}
      <ergo-rule-vet
        .kind=${this.kind}
        .text=${this.choice.text}
        .rules=${this.#list.rules}
        .lang=${this.lang}
        .ask=${this.ask}
      ></ergo-rule-vet>
`;
  }

  #sheet(): TemplateResult {
    const { problems } = this.#list;
    const suspended = this.#places(this.#list, this.suspended);
    return html`<ergo-rule-editor
        .text=${this.#text}
        .marks=${this.#marks(problems, suspended, this.lang)}
        .words=${this.#list.words ?? NO_WORDS}
        .goal=${this.goal}
        .lang=${this.lang}
        @rule-text=${({ detail }: CustomEvent<string>) => this.#setText(detail)}
        @rule-too-long=${() => {
          this.problem = tooLong();
        }}
      ></ergo-rule-editor>
      <p class="state" role="status">${checkState(this.checked, this.lang)}</p>
      ${problemList(this.checked?.text ?? this.#list.own, problems, suspended, this.lang, (span) =>
        this.#goTo(span),
      )}`;
  }
}

customElements.define("ergo-rule-desk", RuleDesk);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-rule-desk": RuleDesk;
  }
  interface HTMLElementEventMap {
    "rule-change": CustomEvent<RuleChange>;
    "rule-list": CustomEvent<RuleList>;
  }
}
