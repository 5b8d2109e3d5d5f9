import { css, html, nothing, type TemplateResult } from "lit";
import { PLAY_KINDS, playKind } from "../../engine/kinds/play.ts";
import { linkTo } from "../../engine/play/link.ts";
import type { AppState, GameSummary } from "../state/state.ts";
import { kindName, levelName, titleOf } from "../state/title.ts";
import { chipStyles } from "../ui/chip.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { fieldStyles, sheetStyles } from "../ui/styles/sheet.ts";
import { t } from "../words/more.ts";
import { TextSheet, textSheetStyles } from "./text-sheet.ts";
import "../kinds/thumbnail.ts";
import "../ui/sheet.ts";

/** Games that are offered, newest first. */
const MOST_GAMES = 6;

/** The receiver of a chosen puzzle. */
export interface PuzzleTaker {
  /** Takes the puzzle of an address, "/kind/text", with "~marks" to come along. */
  open(link: string): Promise<unknown>;
  /** Takes any puzzle of a level of the corpus. */
  pick(kind: string, level: number): Promise<void>;
}

/** Chooses the puzzle for the workbench or a race: any text, a game in progress, or some puzzle of a level. */
export class PuzzleSheet extends TextSheet {
  static override properties = {
    ...TextSheet.properties,
    acts: { attribute: false },
    put: { attribute: false },
  };
  static override styles = [
    baseStyles,
    buttonStyles,
    chipStyles,
    fieldStyles,
    sheetStyles,
    textSheetStyles,
    css`
      h3 {
        font-size: var(--text-m);
      }
      textarea.field {
        min-block-size: 5.5rem;
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

  declare acts: PuzzleTaker | null;
  /** The label of its button; null: the words of the workbench. */
  declare put: string | null;

  constructor() {
    super();
    this.acts = null;
    this.put = null;
  }

  protected override readonly looks = [(state: AppState) => state.shelf];

  async #put(kind: string, text: string, marks: readonly number[] | null): Promise<void> {
    const play = playKind(kind);
    const puzzle = play?.parse(text);
    if (!play || !puzzle?.ok) return;
    this.app.acts.sheet(null);
    await this.acts?.open(linkTo(play, puzzle.value, marks ?? undefined).slice(1));
  }

  #open(event: Event): void {
    event.preventDefault();
    const { found, number } = this;
    if (!found) return;
    const { kind, text } = found.several[number - 1] ?? found;
    void this.#put(kind, text, number === 1 ? found.marks : null);
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
      ${this.area(3)}
      <div id="outcome" role="status">${this.outcome()}</div>
      <div class="row">
        ${this.fileButton()}
        <button class="button primary" ?disabled=${!this.found || this.read !== this.text.trim()}>${this.put ?? t("bench.put")}</button>
      </div>
    </form>`;
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
