import { css, html, type PropertyValues, type TemplateResult } from "lit";
import { playKind } from "../../engine/kinds/play.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { AppState, GameSummary } from "../state/state.ts";
import { kindName, levelName } from "../state/title.ts";
import { icon } from "../ui/icon.ts";
import { LaterElement } from "../ui/later-element.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { clock } from "../words/clock.ts";
import { percent } from "../words/moment.ts";
import { type DayPuzzle, gameOf } from "./home.ts";
import { t } from "./words.ts";
import "../kinds/thumbnail.ts";

/** A puzzle of today, and how far the player is with it. */
export class TodayCard extends LaterElement {
  static override properties = { puzzle: { attribute: false }, waits: { state: true } };
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: grid;
      }
      button {
        display: grid;
        justify-items: center;
        align-content: center;
        gap: 2px;
        padding: var(--space-3);
        border: 1px solid var(--rule);
        border-radius: var(--radius-l);
        background: var(--paper);
        color: inherit;
        font: inherit;
        line-height: 1.35;
        text-align: center;
        cursor: pointer;
        touch-action: manipulation;
      }
      @media (hover: hover) {
        button:hover {
          border-color: var(--edge);
        }
      }
      ergo-thumbnail,
      .blank {
        display: block;
        inline-size: 80px;
        block-size: 80px;
        margin-block-end: var(--space-1);
      }
      strong {
        font-weight: 650;
      }
      .done {
        display: inline-flex;
        align-items: center;
        justify-content: center;
        gap: var(--space-1);
        color: var(--conclude-edge);
        font-weight: 600;
      }
      .done .icon {
        inline-size: 1.1em;
        block-size: 1.1em;
        stroke-width: 3;
      }
    `,
  ];

  declare puzzle: DayPuzzle;
  /** It is being opened. */
  declare private waits: boolean;

  protected override readonly looks = [
    (state: AppState) => state.shelf.games,
    (state: AppState) => state.settings.timer,
  ];
  #read: Puzzle | null = null;

  constructor() {
    super();
    this.waits = false;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!changed.has("puzzle")) return;
    const read = playKind(this.puzzle.kind)?.parse(this.puzzle.text ?? "");
    this.#read = read?.ok ? read.value : null;
  }

  async #open(): Promise<void> {
    if (this.waits) return;
    const { kind, level, number } = this.puzzle;
    this.waits = true;
    try {
      await this.app.acts.openCorpus(kind, level, number);
    } finally {
      this.waits = false;
    }
  }

  protected override render(): TemplateResult {
    const { kind, level } = this.puzzle;
    const game = gameOf(this.state.shelf.games ?? [], this.puzzle);
    return html`<button aria-busy=${this.waits} @click=${this.#open}>
      ${
        this.#read
          ? html`<ergo-thumbnail .puzzle=${this.#read} .marks=${game?.marks ?? []}></ergo-thumbnail>`
          : html`<span class="blank"></span>`
      }
      <strong>${kindName(kind, this.state.lang)}</strong>
      <span class="note">${levelName(level)}</span>
      <span class="note">${this.#progress(game)}</span>
    </button>`;
  }

  #progress(game: GameSummary | undefined): TemplateResult | string {
    if (!game) return t("shelf.not-begun");
    if (!game.finished) return percent(game.progress, this.state.lang);
    const hasTime = this.state.settings.timer && game.elapsed > 0;
    const name = html`<span class=${hasTime ? "unseen" : ""}>${t("shelf.done")}</span>`;
    return html`<span class="done">${icon("check")}${name} ${hasTime ? clock(game.elapsed) : ""}</span>`;
  }
}

customElements.define("ergo-today-card", TodayCard);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-today-card": TodayCard;
  }
}
