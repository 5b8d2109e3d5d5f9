import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { playKind } from "../../engine/kinds/play.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { pageKind } from "../kinds/pages.ts";
import { gameId } from "../state/open.ts";
import type { AppState, GameSummary } from "../state/state.ts";
import { levelName } from "../state/title.ts";
import { LaterElement } from "../ui/later-element.ts";
import { icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { percent } from "../words/moment.ts";
import { t } from "../words/more.ts";
import type { MadePuzzle } from "./making.ts";
import { needsWords } from "./needs-words.ts";
import "../kinds/thumbnail.ts";

/** A made puzzle: its picture, its size and level, and the ways to play or share it. */
export class MadeCard extends LaterElement {
  static override properties = {
    ...LaterElement.properties,
    kind: {},
    puzzle: { attribute: false },
  };
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      article {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: var(--space-2) var(--space-4);
        align-items: center;
        padding: var(--space-3);
        border: 1px solid var(--rule-soft);
        border-radius: var(--radius-m);
        background: var(--paper);
      }
      ergo-thumbnail {
        inline-size: 104px;
        block-size: 104px;
      }
      .number {
        font-weight: 600;
        line-height: 1.3;
      }
      .note {
        display: block;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1) var(--space-2);
        margin-block-start: var(--space-2);
      }
      .row .play {
        flex: 1 1 6rem;
        padding-inline: var(--space-3);
      }
      .play .icon {
        inline-size: 1.25rem;
      }
      .done {
        color: var(--conclude-edge);
      }
    `,
  ];

  declare kind: string;
  declare puzzle: MadePuzzle;

  protected override readonly looks = [(state: AppState) => state.shelf.games];
  #read: Puzzle | null = null;

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!changed.has("puzzle")) return;
    const read = playKind(this.kind)?.parse(this.puzzle.text);
    this.#read = read?.ok ? read.value : null;
  }

  protected override render(): TemplateResult {
    const { app, kind, puzzle } = this;
    const { rating } = puzzle;
    const id = gameId(kind, puzzle.text);
    const game = this.state.shelf.games?.find((one) => one.id === id);
    const number = t("make.number", { n: puzzle.number });
    return html`<article aria-label=${number}>
      <ergo-thumbnail .puzzle=${this.#read} .marks=${game?.marks ?? []}></ergo-thumbnail>
      <div>
        <span class="number">${number}</span>
        <span class="note">${this.#facts(game)}</span>
        ${rating ? html`<span class="note needs">${needsWords(rating, this.state.lang)}</span>` : nothing}
        <div class="row">
          <button
            class="button play"
            @click=${() => void app.acts.making().then((workshop) => workshop.play(kind, puzzle))}
          >
            ${icon("play")}${t(game && !game.finished ? "make.resume" : "make.play")}
          </button>
          <button
            class="icon-button share"
            aria-label=${t("make.share", { n: puzzle.number })}
            @click=${() => void app.acts.making().then((workshop) => workshop.show("share", kind, [puzzle]))}
          >
            ${icon("share")}
          </button>
        </div>
      </div>
    </article>`;
  }

  #facts(game: GameSummary | undefined): string {
    const { rating } = this.puzzle;
    const { lang } = this.state;
    const givens = this.#read?.givens.length ?? 0;
    const begun = game && (game.finished ? t("shelf.done") : percent(game.progress, lang));
    return [
      rating ? levelName(rating.level) : "",
      rating ? t("make.work", { n: rating.work.toLocaleString(lang) }) : "",
      pageKind(this.kind).sayGivens(givens, lang),
      begun,
    ]
      .filter(Boolean)
      .join(" · ");
  }
}

customElements.define("ergo-made-card", MadeCard);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-made-card": MadeCard;
  }
}
