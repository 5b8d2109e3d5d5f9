import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { PLAY_KINDS } from "../../../engine/kinds/play.ts";
import { EVERY_RULE, type RuleChoice } from "../../../engine/model/choice.ts";
import type { Problem, Result } from "../../../engine/model/result.ts";
import type { Lang } from "../../../engine/model/words.ts";
import type { RuleList, Suspended } from "../../../worker/api.ts";
import { isEveryRule } from "../../state/rule-choice.ts";
import { controlStyles } from "../../ui/styles/controls.ts";
import { count, t } from "../../words/more.ts";
import { droppedFile, isFileOver, pastedRules } from "./rule-arrivals.ts";
import { type AskRules, type Checked, RuleCheck } from "./rule-check.ts";
import { readRuleFile, readRuleText, saveRules, tooLong } from "./rule-file.ts";
import { withTemplate } from "./rule-text.ts";
import "./rule-vet.ts";
import { memo } from "../../ui/memo.ts";
import { icon } from "../../ui/more-icon.ts";
import { loadCode } from "./rule-code-chunk.ts";
import { problemStyles, ruleDeskStyles } from "./rule-desk-styles.ts";
import type { Goal } from "./rule-editor.ts";
import "./rule-editor.ts";
import "./rule-list.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { fieldStyles } from "../../ui/styles/sheet.ts";
import { counterStyles } from "./rule-doubt.ts";
import { marksOf, placesOf, problemList } from "./rule-problems.ts";

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
    checked: { state: true },
    goal: { state: true },
    shown: { state: true },
    problem: { state: true },
    over: { state: true },
  };
  static override styles = [
    baseStyles,
    buttonStyles,
    controlStyles,
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
  /** The last result of a check, not necessarily of the newest text. */
  declare private checked: Checked | null;
  declare private goal: Goal | null;
  /** Which half is shown where there is no room for both. */
  declare private shown: "list" | "text";
  /** The problem of a text that could not be taken. */
  declare private problem: Problem | null;
  declare private over: boolean;

  readonly #places = memo(placesOf);
  readonly #marks = memo(marksOf);
  readonly #check = new RuleCheck((checked) => {
    this.checked = checked;
    if (checked.list) this.#tell("rule-list", checked.list);
  });

  constructor() {
    super();
    this.kind = PLAY_KINDS[0].id;
    this.lang = "en";
    this.choice = EVERY_RULE;
    this.suspended = [];
    this.checked = null;
    this.goal = null;
    this.shown = "list";
    this.problem = null;
    this.over = false;
    // Elsewhere the page takes pasted and dropped text for puzzles.
    this.addEventListener("dragover", this.#dragged);
    this.addEventListener("dragleave", this.#left);
    this.addEventListener("drop", this.#dropped, { capture: true });
    this.addEventListener("drop", (event) => event.stopPropagation());
    this.addEventListener("paste", this.#pasted);
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

  #reset(): void {
    this.#change(EVERY_RULE, t("rules.was-reset"));
  }

  /** Rules from outside come as they are: no switch and no order of the ones before counts for them. */
  #take(read: Result<string>): void {
    if (!read.ok) this.problem = read.problem;
    else this.#change({ ...EVERY_RULE, text: read.value }, t("rules.were-taken"));
  }

  async #file(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (file) this.#take(await readRuleFile(file));
    input.value = "";
  }

  readonly #dragged = (event: DragEvent): void => {
    if (isFileOver(event)) this.over = true;
  };

  readonly #left = (event: DragEvent): void => {
    const to = event.relatedTarget;
    if (!(to instanceof Node) || !this.contains(to)) this.over = false;
  };

  readonly #dropped = (event: DragEvent): void => {
    this.over = false;
    const file = droppedFile(event);
    if (file) void readRuleFile(file).then((read) => this.#take(read));
  };

  readonly #pasted = (event: ClipboardEvent): void => {
    const rules = pastedRules(event);
    if (rules) this.#take(rules);
  };

  protected override render(): TemplateResult {
    return html`<div class="desk" data-shown=${this.shown}>
        <div class="tabs">
          <div class="segments" role="group" aria-label=${t("rules.title")}>
            ${(["list", "text"] as const).map(
              (one) => html`<button
                class="segment"
                aria-pressed=${this.shown === one}
                @click=${() => {
                  this.shown = one;
                }}
              >${t(`rules.show-${one}`)}</button>`,
            )}
          </div>
        </div>
        ${this.problem ? html`<p class="error" role="alert">${this.problem.text[this.lang]}</p>` : nothing}
        <div class="side">${this.#side()}</div>
        <div class="sheet">${this.#sheet()}</div>
      </div>
      ${this.over ? html`<div class="over">${t("rules.drop")}</div>` : nothing}`;
  }

  #side(): TemplateResult {
    return html`<ergo-rule-list
        .rules=${this.#list}
        .choice=${this.choice}
        .suspended=${this.suspended}
        .lang=${this.lang}
        @rule-choice=${({ detail }: CustomEvent<RuleChoice>) => this.#change(detail)}
        @rule-goto=${({ detail }: CustomEvent<Goal>) => this.#goTo(detail)}
      ></ergo-rule-list>
      <div class="bar">
        <button class="button" ?disabled=${!this.checked} @click=${this.#add}>${icon("make")}${t("rules.add")}</button>
        <button
          class="button"
          @click=${() => this.renderRoot.querySelector<HTMLInputElement>("input[type=file]")?.click()}
        >${icon("import")}${t("rules.open")}</button>
        <input type="file" accept=".rules,.txt,text/plain" hidden @change=${this.#file} />
        <button class="button" ?disabled=${!this.checked} @click=${() => saveRules(this.kind, this.#text)}>
          ${icon("download")}${t("rules.save")}
        </button>
        <button class="button" ?disabled=${isEveryRule(this.choice)} @click=${this.#reset}>
          ${icon("restart")}${t("rules.reset")}
        </button>
      </div>
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
      <p class="state" role="status">${this.#state()}</p>
      ${problemList(this.checked?.text ?? this.#list.own, problems, suspended, this.lang, (span) =>
        this.#goTo(span),
      )}`;
  }

  #state(): TemplateResult | string {
    const { checked } = this;
    if (!checked) return t("rules.checking");
    if (checked.problem) return html`<span class="error">${checked.problem.text[this.lang]}</span>`;
    const { problems } = this.#list;
    if (problems.length > 0)
      return html`<span class="error">${count("rules.problems", problems.length)}</span>`;
    return html`<span class="good">${icon("check")}</span>${t("rules.fine")}`;
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
