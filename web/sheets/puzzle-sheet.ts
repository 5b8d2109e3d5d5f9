import { css, html, nothing, type TemplateResult } from "lit";
import { PLAY_KINDS, playKind } from "../../engine/kinds/play.ts";
import type { Problem } from "../../engine/model/result.ts";
import { linkTo } from "../../engine/play/link.ts";
import type { ImportedText } from "../../worker/api.ts";
import { AppElement } from "../parts/app-element.ts";
import { textOf } from "../parts/arrivals.ts";
import { chipStyles } from "../parts/chip.ts";
import { icon } from "../parts/more-icon.ts";
import { fieldStyles, sheetStyles } from "../parts/sheet-style.ts";
import { baseStyles, buttonStyles } from "../parts/style.ts";
import type { AppState, GameSummary } from "../state/state.ts";
import type { BenchActs } from "../state/workbench.ts";
import { t } from "../words/more.ts";
import { kindName, levelName, titleOf } from "../words/title.ts";
import "../boards/thumbnail.ts";
import "../parts/found.ts";
import "../parts/sheet.ts";

/** How long typing has to rest before the text is looked at, in milliseconds. */
const REST = 250;
/** Games that are offered, newest first. */
const MOST_GAMES = 6;

/** Chooses what lies on the workbench: any text, a game in progress, or some puzzle of a level. */
export class PuzzleSheet extends AppElement {
  static override properties = {
    ...AppElement.properties,
    acts: { attribute: false },
    text: {},
    found: { state: true },
    number: { state: true },
    problem: { state: true },
  };
  static override styles = [
    baseStyles,
    buttonStyles,
    chipStyles,
    fieldStyles,
    sheetStyles,
    css`
      h3 {
        font-size: var(--text-m);
      }
      textarea.field {
        display: block;
        min-block-size: 5.5rem;
        font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
        line-height: 1.5;
        resize: vertical;
      }
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-2);
      }
      .games {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
        gap: var(--space-2);
      }
      .game {
        display: grid;
        justify-items: center;
        gap: var(--space-2);
        inline-size: 100%;
        padding: var(--space-2);
        font-size: var(--text-s);
      }
      .game ergo-thumbnail {
        inline-size: 100%;
        max-inline-size: 6rem;
      }
      .game span {
        max-inline-size: 100%;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
    `,
  ];

  declare acts: BenchActs | null;
  /** The text to look at; a text that is given begins the sheet. */
  declare text: string;
  declare private found: ImportedText | null;
  /** Which puzzle of a set is wanted, from 1. */
  declare private number: number;
  declare private problem: Problem | null;
  #asked = 0;
  #timer = 0;

  constructor() {
    super();
    this.acts = null;
    this.text = "";
    this.found = null;
    this.number = 1;
    this.problem = null;
  }

  protected override readonly looks = [(state: AppState) => state.shelf];

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override firstUpdated(): void {
    if (this.text) this.#look(0);
  }

  /** Looks at the text once it rests; only the outcome of the newest text lands. */
  #look(wait: number): void {
    const asked = ++this.#asked;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      const text = this.text.trim();
      const outcome = text ? await this.app.acts.detect(text) : null;
      if (asked !== this.#asked) return;
      this.found = outcome?.ok ? outcome.value : null;
      this.number = 1;
      this.problem = outcome && !outcome.ok ? outcome.problem : null;
    }, wait);
  }

  async #put(kind: string, text: string, marks: readonly number[] | null): Promise<void> {
    const puzzle = playKind(kind)?.parse(text);
    const found = playKind(kind);
    if (!found || !puzzle?.ok) return;
    this.app.acts.sheet(null);
    await this.acts?.open(linkTo(found, puzzle.value, marks ?? undefined).slice(1));
  }

  #open(event: Event): void {
    event.preventDefault();
    const { found, number } = this;
    if (!found) return;
    const { kind, text } = found.several[number - 1] ?? found;
    void this.#put(kind, text, number === 1 ? found.marks : null);
  }

  async #file(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (!file) return;
    this.text = await textOf(file).catch(() => "");
    input.value = "";
    this.#look(0);
  }

  protected override render(): TemplateResult {
    return html`<ergo-sheet heading=${t("bench.puzzle")} @sheet-close=${() => this.app.acts.sheet(null)}>
      <div class="stack">
        ${this.#form()} ${this.#games()} ${this.#levels()}
      </div>
    </ergo-sheet>`;
  }

  #form(): TemplateResult {
    return html`<form class="stack" @submit=${this.#open}>
      <div>
        <label class="label" for="text">${t("import.label")}</label>
        <textarea
          class="field"
          id="text"
          rows="3"
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
      <div id="outcome" role="status">${this.#outcome()}</div>
      <div class="row">
        <button
          class="button"
          type="button"
          @click=${() => this.renderRoot.querySelector<HTMLInputElement>("input[type=file]")?.click()}
        >${icon("import")}${t("import.file")}</button>
        <input type="file" hidden @change=${this.#file} />
        <button class="button primary" ?disabled=${!this.found}>${t("bench.put")}</button>
      </div>
    </form>`;
  }

  #outcome(): TemplateResult {
    if (this.problem) return html`<p class="error">${this.problem.text[this.state.lang]}</p>`;
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

  #games(): TemplateResult | typeof nothing {
    const games = this.state.shelf.games?.filter(({ finished }) => !finished).slice(0, MOST_GAMES) ?? [];
    if (games.length === 0) return nothing;
    return html`<section aria-labelledby="games">
      <h3 id="games">${t("bench.from-shelf")}</h3>
      <ul class="games">${games.map((game) => html`<li>${this.#game(game)}</li>`)}</ul>
    </section>`;
  }

  #game(game: GameSummary): TemplateResult | typeof nothing {
    const { kind, text, marks } = game;
    const read = playKind(kind)?.parse(text);
    if (!read?.ok) return nothing;
    const taken = marks.some((mark) => mark !== 0) ? marks : null;
    return html`<button class="button game" @click=${() => void this.#put(kind, text, taken)}>
      <ergo-thumbnail .puzzle=${read.value} .marks=${marks}></ergo-thumbnail>
      <span>${titleOf(game)}</span>
    </button>`;
  }

  #levels(): TemplateResult[] {
    const { corpus } = this.state.shelf;
    const { lang } = this.state;
    return PLAY_KINDS.map(({ id }) => {
      const levels = corpus?.filter(({ kind }) => kind === id) ?? [];
      if (levels.length === 0) return html``;
      return html`<section aria-labelledby="any-${id}">
        <h3 id="any-${id}">${t("bench.any-of", { kind: kindName(id, lang) })}</h3>
        <div class="row">
          ${levels.map(
            ({ level }) => html`<button
              class="chip"
              @click=${() => {
                this.app.acts.sheet(null);
                void this.acts?.pick(id, level);
              }}
            >${levelName(level)}</button>`,
          )}
        </div>
      </section>`;
    });
  }
}

customElements.define("ergo-puzzle-sheet", PuzzleSheet);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-puzzle-sheet": PuzzleSheet;
  }
}
