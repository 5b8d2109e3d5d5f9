import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Problem, Result } from "../../engine/model/result.ts";
import type { ImportedText } from "../../worker/api.ts";
import { textOf } from "../ui/arrivals.ts";
import { LaterElement } from "../ui/later-element.ts";
import { icon } from "../ui/more-icon.ts";
import { t } from "../words/more.ts";
import { placeIn } from "./place-in.ts";
import "./found.ts";

/** How long typing has to rest before the text is looked at, in milliseconds. */
const REST = 250;

/** The worker that reads texts was lost on the way. */
export const LOST: Problem = {
  code: "lost",
  text: {
    en: "The text could not be looked at. Please try once more.",
    zh: "没能读取这段内容，请再试一次。",
  },
};

/** The field of a text sheet, and the problem of its text. */
export const textSheetStyles = css`
  textarea.field {
    display: block;
    font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
    line-height: 1.5;
    resize: vertical;
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
`;

/** A sheet that looks at any text, typed, from a file or given from outside, and says which puzzle it holds. */
export abstract class TextSheet extends LaterElement {
  static override properties = {
    ...LaterElement.properties,
    text: {},
    found: { state: true },
    number: { state: true },
    problem: { state: true },
  };

  /** The text to look at; a text that is given begins the sheet. */
  declare text: string;
  declare protected found: ImportedText | null;
  /** Which puzzle of a set is wanted, from 1. */
  declare protected number: number;
  declare protected problem: Problem | null;
  /** The text that `found` was read from. */
  protected read = "";
  /** Calls off the reading of a text that was replaced, or whose sheet was closed. */
  #stop = new AbortController();
  #timer = 0;
  /** The text that is being looked at, or was. */
  #looked = "";

  constructor() {
    super();
    this.text = "";
    this.found = null;
    this.number = 1;
    this.problem = null;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#rest();
  }

  /** Cancels the present reading; returns the signal for the next. */
  #rest(): AbortSignal {
    clearTimeout(this.#timer);
    this.#stop.abort();
    this.#stop = new AbortController();
    return this.#stop.signal;
  }

  /** Fires when the text is another, or the sheet is closed. */
  protected get wanted(): AbortSignal {
    return this.#stop.signal;
  }

  /** A text from outside is looked at at once. */
  protected override updated(changed: PropertyValues): void {
    if (changed.has("text") && this.text !== this.#looked) this.take(this.text);
  }

  protected get field(): HTMLTextAreaElement | null {
    return this.renderRoot.querySelector("textarea");
  }

  protected take(text: string): void {
    this.#look(text, 0);
  }

  /** Looks at the text once it rests; only the outcome of the newest text lands. */
  #look(given: string, wait: number): void {
    const signal = this.#rest();
    this.text = given;
    this.#looked = given;
    if (!this.isConnected) return;
    this.#timer = setTimeout(async () => {
      const text = given.trim();
      const outcome = text ? await this.#detect(text, signal) : null;
      if (signal.aborted) return;
      this.read = text;
      this.found = outcome?.ok ? outcome.value : null;
      this.number = 1;
      this.problem = outcome && !outcome.ok ? outcome.problem : null;
    }, wait);
  }

  async #detect(text: string, signal: AbortSignal): Promise<Result<ImportedText>> {
    try {
      return await this.app.acts.detect(text, signal);
    } catch {
      return { ok: false, problem: LOST };
    }
  }

  async #file(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (!file) return;
    try {
      this.take(await textOf(file));
    } catch {
      // It was moved or deleted meanwhile, or may not be read.
      this.found = null;
      this.problem = LOST;
    }
    input.value = "";
  }

  protected area(rows: number): TemplateResult {
    return html`<div>
      <label class="label" for="text">${t("import.label")}</label>
      <textarea
        class="field"
        id="text"
        rows=${rows}
        spellcheck="false"
        autocapitalize="off"
        autocomplete="off"
        aria-describedby="outcome"
        aria-invalid=${this.problem !== null}
        .value=${this.text}
        @input=${(event: InputEvent) => this.#look((event.target as HTMLTextAreaElement).value, REST)}
      ></textarea>
    </div>`;
  }

  protected fileButton(): TemplateResult {
    return html`<button
        class="button"
        type="button"
        @click=${() => this.renderRoot.querySelector<HTMLInputElement>("input[type=file]")?.click()}
      >${icon("import")}${t("import.file")}</button>
      <input type="file" hidden @change=${this.#file} />`;
  }

  protected outcome(): TemplateResult {
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
