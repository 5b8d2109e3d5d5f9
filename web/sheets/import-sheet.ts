import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { playKind } from "../../engine/kinds/play.ts";
import type { Problem, Result } from "../../engine/model/result.ts";
import { linkTo } from "../../engine/play/link.ts";
import type { ImportedText } from "../../worker/api.ts";
import { AppElement } from "../parts/app-element.ts";
import { textOf } from "../parts/arrivals.ts";
import { icon } from "../parts/more-icon.ts";
import { placeIn } from "../parts/place-in.ts";
import { fieldStyles, sheetStyles } from "../parts/sheet-style.ts";
import { baseStyles, buttonStyles } from "../parts/style.ts";
import { t } from "../words/more.ts";
import "../parts/found.ts";
import "../parts/sheet.ts";

/** How long typing has to rest before the text is looked at, in milliseconds. */
const REST = 250;

/** The worker that reads texts was lost on the way. */
const LOST: Problem = {
  code: "lost",
  text: {
    en: "The text could not be looked at. Please try once more.",
    zh: "没能读取这段内容，请再试一次。",
  },
};

/** Spellings that are understood, each with the beginning of an example. */
const FORMS = [
  ["import.form-link", "#/sudoku/1.4…  ·  #/nurikabe/5/5/…"],
  ["import.form-digits", "4.2.1…3..9"],
  ["import.form-lines", "4 . 2 | . 1 .\n. . 3 | 9 . ."],
  ["import.form-puzz", "puzz.link/p?nurikabe/5/5/…"],
  ["import.form-others", "penpa-edit  ·  SudokuPad  ·  f-puzzles"],
  ["import.form-files", ".sdk  ·  .sdm  ·  .ss  ·  .sdx  ·  pzpr  ·  janko.at"],
] as const;

/** Opens the puzzle in any text: pasted, typed, from a file, or dropped on the app. */
export class ImportSheet extends AppElement {
  static override properties = {
    text: {},
    found: { state: true },
    number: { state: true },
    problem: { state: true },
    opening: { state: true },
  };
  static override styles = [
    baseStyles,
    buttonStyles,
    fieldStyles,
    sheetStyles,
    css`
      textarea.field {
        display: block;
        min-block-size: 8rem;
        font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
        font-size: 1rem;
        line-height: 1.5;
        resize: vertical;
      }
      .outcome {
        min-block-size: 5rem;
        display: grid;
        align-items: center;
      }
      .excerpt {
        margin: var(--space-2) 0 0;
        font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
      mark {
        padding: 0 2px;
        border-block-end: 3px solid var(--conflict-ink);
        background: none;
        color: var(--conflict-ink);
        font-weight: 700;
      }
      summary {
        min-block-size: var(--touch);
        padding-block: var(--space-3);
        color: var(--accent);
        cursor: pointer;
      }
      dt {
        margin-block-start: var(--space-3);
      }
      dt:first-child {
        margin-block-start: 0;
      }
      dd {
        color: var(--ink-note);
        font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
        font-size: var(--text-s);
        white-space: pre-wrap;
      }
    `,
  ];

  /** The text to look at; a text that is given begins the sheet. */
  declare text: string;
  declare private found: ImportedText | null;
  /** Which puzzle of a set is wanted, from 1. */
  declare private number: number;
  declare private problem: Problem | null;
  declare private opening: boolean;

  protected override readonly looks = [];
  #asked = 0;
  /** The text that `found` was read from. */
  #read = "";
  #timer = 0;

  constructor() {
    super();
    this.text = "";
    this.found = null;
    this.number = 1;
    this.problem = null;
    this.opening = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("text") && changed.get("text") !== undefined) this.#look(0);
  }

  protected override firstUpdated(): void {
    if (this.text) this.#look(0);
    else if (matchMedia("(hover: hover)").matches) this.#field?.focus();
  }

  get #field(): HTMLTextAreaElement | null {
    return this.renderRoot.querySelector("textarea");
  }

  #take(text: string): void {
    this.text = text;
    this.#look(0);
  }

  /** Looks at the text once it rests; only the outcome of the newest text lands. */
  #look(wait: number): void {
    const asked = ++this.#asked;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      const text = this.text.trim();
      const outcome = text ? await this.#detect(text) : null;
      if (asked !== this.#asked) return;
      this.#read = text;
      this.found = outcome?.ok ? outcome.value : null;
      this.number = 1;
      this.problem = outcome && !outcome.ok ? outcome.problem : null;
    }, wait);
  }

  async #detect(text: string): Promise<Result<ImportedText>> {
    try {
      return await this.app.acts.detect(text);
    } catch {
      return { ok: false, problem: LOST };
    }
  }

  async #open(event: Event): Promise<void> {
    event.preventDefault();
    if (this.opening || !this.text.trim()) return;
    this.opening = true;
    try {
      this.problem = await this.app.acts.openText(this.#wanted);
    } catch {
      this.problem = LOST;
    }
    this.opening = false;
    if (!this.problem) return;
    this.found = null;
    this.#field?.focus();
  }

  /** The text to open: what stands here, or a link to the puzzle that was picked of a set. */
  get #wanted(): string {
    const text = this.text.trim();
    const picked = this.#read === text ? this.found?.several[this.number - 1] : undefined;
    const kind = picked && playKind(picked.kind);
    const puzzle = kind?.parse(picked?.text ?? "");
    if (!kind || !puzzle?.ok) return text;
    return linkTo(kind, puzzle.value, (this.number === 1 && this.found?.marks) || undefined);
  }

  async #paste(): Promise<void> {
    try {
      this.#take(await navigator.clipboard.readText());
    } catch {
      this.#field?.focus();
    }
  }

  async #file(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (!file) return;
    try {
      this.#take(await textOf(file));
    } catch {
      // It was moved or deleted meanwhile, or may not be read.
      this.found = null;
      this.problem = LOST;
    }
    input.value = "";
  }

  protected override render(): TemplateResult {
    return html`<ergo-sheet heading=${t("import.title")} @sheet-close=${() => this.app.acts.sheet(null)}>
      <form class="stack" @submit=${this.#open}>
        <div>
          <label class="label" for="text">${t("import.label")}</label>
          <textarea
            class="field"
            id="text"
            rows="5"
            spellcheck="false"
            autocapitalize="off"
            autocomplete="off"
            aria-describedby="outcome"
            aria-invalid=${this.problem !== null}
            .value=${this.text}
            @input=${(event: InputEvent) => {
              this.text = (event.target as HTMLTextAreaElement).value;
              this.#look(REST);
            }}
          ></textarea>
        </div>
        <div class="row">
          ${
            "readText" in (navigator.clipboard ?? {})
              ? html`<button class="button" type="button" @click=${this.#paste}>${icon("copy")}${t("import.paste")}</button>`
              : nothing
          }
          <button
            class="button"
            type="button"
            @click=${() => this.renderRoot.querySelector<HTMLInputElement>("input[type=file]")?.click()}
          >
            ${icon("import")}${t("import.file")}
          </button>
          <input type="file" hidden @change=${this.#file} />
        </div>
        <div class="outcome" id="outcome" role="status">${this.#outcome()}</div>
        <button class="button primary wide" ?disabled=${this.found === null && !this.opening}>${t("import.open")}</button>
        <details>
          <summary>${t("import.forms")}</summary>
          <dl>
            ${FORMS.map(([key, example]) => html`<dt>${t(key)}</dt><dd>${example}</dd>`)}
          </dl>
        </details>
      </form>
    </ergo-sheet>`;
  }

  #outcome(): TemplateResult {
    if (this.problem) return this.#refused(this.problem);
    if (!this.found) return html`<p class="note">${t("import.nothing")}</p>`;
    return html`<ergo-found
      .app=${this.app}
      .found=${this.found}
      .number=${this.number}
      @pick=${(event: CustomEvent<number>) => {
        this.number = event.detail;
      }}
    ></ergo-found>`;
  }

  #refused(problem: Problem): TemplateResult {
    const place = problem.at && placeIn(this.text.trim(), problem.at);
    return html`<div>
      <p class="error">${problem.text[this.state.lang]}</p>
      ${
        place && problem.at
          ? html`<p class="excerpt"><span class="note">${t("import.at", problem.at)} </span>${place.before}<mark
                >${place.here}</mark
              >${place.after}</p>`
          : nothing
      }
    </div>`;
  }
}

customElements.define("ergo-import-sheet", ImportSheet);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-import-sheet": ImportSheet;
  }
}
