import { css, html, type PropertyValues, type TemplateResult } from "lit";
import { playKind } from "../../engine/kinds/play.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { hashOf } from "../state/route.ts";
import type { AppState, GameSummary, Route } from "../state/state.ts";
import { kindName, titleOf } from "../state/title.ts";
import { LaterElement } from "../ui/later-element.ts";
import { baseStyles } from "../ui/styles/base.ts";
import { pointStyles, progressStyles } from "../ui/styles/progress.ts";
import { clock } from "../words/clock.ts";
import { percent } from "../words/moment.ts";
import { t } from "./words.ts";
import "../kinds/thumbnail.ts";

/** The game to go on with; a tap continues it. */
export class ContinueCard extends LaterElement {
  static override properties = { game: { attribute: false } };
  static override styles = [
    baseStyles,
    progressStyles,
    pointStyles,
    css`
      :host {
        display: block;
        --bar: 6px;
      }
      a {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-3) var(--space-4);
        align-items: center;
        min-block-size: 106px;
        padding: var(--space-3);
        border: 1px solid var(--rule);
        border-radius: var(--radius-l);
        background: var(--paper);
        color: inherit;
        text-decoration: none;
      }
      @media (hover: hover) {
        a:hover {
          border-color: var(--edge);
        }
      }
      ergo-thumbnail,
      .blank {
        flex: none;
        display: block;
        inline-size: 80px;
        block-size: 80px;
      }
      .facts {
        flex: 1 1 8rem;
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-1);
      }
      strong {
        font-size: var(--text-l);
        font-weight: 650;
        line-height: 1.3;
      }
      .note {
        font-size: 0.9375rem;
        line-height: 1.35;
        overflow-wrap: anywhere;
      }
      progress {
        margin-block-start: var(--space-1);
      }
    `,
  ];

  declare game: GameSummary;

  protected override readonly looks = [(state: AppState) => state.settings.timer];
  #puzzle: Puzzle | null = null;

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!changed.has("game")) return;
    const read = playKind(this.game.kind)?.parse(this.game.text);
    this.#puzzle = read?.ok ? read.value : null;
  }

  protected override render(): TemplateResult {
    const { kind, text, marks, progress, elapsed } = this.game;
    const { lang, settings } = this.state;
    const route: Route = { screen: "play", kind, text };
    const go = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      this.app.acts.go(route);
    };
    const facts = [titleOf(this.game), percent(progress, lang)];
    if (settings.timer && elapsed >= 1000) facts.push(clock(elapsed));
    return html`<a href=${hashOf(route)} @click=${go}>
      ${
        this.#puzzle
          ? html`<ergo-thumbnail .puzzle=${this.#puzzle} .marks=${marks}></ergo-thumbnail>`
          : html`<span class="blank"></span>`
      }
      <span class="facts">
        <strong><span class="unseen">${t("shelf.continue")}</span> ${kindName(kind, lang)}</strong>
        <span class="note points">${facts.map((fact) => html`<span>${fact}</span> `)}</span>
        <progress .value=${progress} max="1" aria-hidden="true"></progress>
      </span>
    </a>`;
  }
}

customElements.define("ergo-continue-card", ContinueCard);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-continue-card": ContinueCard;
  }
}
