import { css, html, nothing, type TemplateResult } from "lit";
import type { AppState, PlayState } from "../state/state.ts";
import { titleOf } from "../state/title.ts";
import { AppElement } from "../ui/app-element.ts";
import { icon } from "../ui/icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { clock } from "../words/clock.ts";
import { t } from "../words/words.ts";

/**
 * Above or beside the board: back, the game's name, its clock, a note on the number of answers, the menu. What is put
 * into it stands in the place of the title, or with `covered="all"` of all but "back".
 */
export class PlayHeader extends AppElement {
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      header {
        position: relative;
        display: flex;
        align-items: center;
        min-block-size: var(--touch);
        margin-inline: calc(-1 * var(--space-2));
        /* Half of the gap to the board, so that two lines stand clear of the edge. */
        padding-block-start: 4px;
        margin-block-end: -4px;
      }
      .icon-button {
        inline-size: 44px;
        outline-offset: -4px;
      }
      .middle {
        display: grid;
        flex: 1;
        align-self: stretch;
        align-items: center;
        min-inline-size: 0;
      }
      /* What stands in the title's place takes none of its own, so nothing moves when it comes. */
      .instead {
        display: grid;
        grid-area: 1 / 1;
        align-self: stretch;
        block-size: 0;
        min-block-size: 100%;
        min-inline-size: 0;
      }
      :host([covered]) .title,
      :host([covered="all"]) .middle ~ * {
        visibility: hidden;
      }
      :host([covered="all"]) .instead {
        position: absolute;
        inset: 4px var(--space-2) auto var(--touch);
        block-size: auto;
        min-block-size: calc(100% - 4px);
      }
      .title {
        position: relative;
        display: flex;
        grid-area: 1 / 1;
        flex-wrap: wrap;
        align-items: center;
        align-content: center;
        align-self: stretch;
        column-gap: 0.25em;
        min-inline-size: 0;
        font-size: min(1rem, 5.6vmin);
      }
      .name {
        max-inline-size: 100%;
        overflow: hidden;
        font-size: min(var(--text-l), 5.6vmin);
        font-weight: 650;
        line-height: 1.3;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      /* The kind stands behind the clock, then; see "aids/verdict.ts". */
      .own {
        flex: 1 0 100%;
      }
      .clock {
        position: relative;
        gap: var(--space-1);
        min-block-size: min(1.5rem, 28px);
        margin-inline-start: calc(-1 * var(--space-1));
        padding: 0 var(--space-1);
        border-color: transparent;
        background: transparent;
        color: var(--ink-note);
      }
      button.clock::after {
        content: "";
        position: absolute;
        inset: -0.75rem -0.25rem;
      }
      .clock .icon {
        inline-size: 1em;
        block-size: 1em;
      }
    `,
  ];

  protected override readonly looks = [
    (state: AppState) => state.play,
    (state: AppState) => state.settings.timer,
  ];

  protected override render(): TemplateResult | typeof nothing {
    const { play, settings } = this.state;
    if (!play) return nothing;
    return html`<header>
      <button class="icon-button" aria-label=${t("app.back")} @click=${() => this.app.acts.back()}>
        ${icon("back")}
      </button>
      <div class="middle">
        <div class="title">
          <span class="name ${isNamed(play) ? "own" : ""}">${this.#title(play)}</span>
          ${settings.timer ? this.#clock(play) : nothing}
          <ergo-verdict .app=${this.app}></ergo-verdict>
        </div>
        <slot class="instead"></slot>
      </div>
      <button
        class="icon-button"
        aria-label=${t("play.help")}
        aria-haspopup="dialog"
        @click=${() => this.app.acts.sheet("help")}
      >${icon("why")}</button>
      <button
        class="icon-button"
        aria-label=${t("play.more")}
        aria-haspopup="dialog"
        @click=${() => this.app.acts.sheet("menu")}
      >${icon("more")}</button>
    </header>`;
  }

  #title(play: PlayState): string {
    if (isNamed(play)) return titleOf(play);
    const { rows, cols } = play.puzzle;
    return t("play.size", { name: play.kind.name[this.state.lang], rows, cols });
  }

  #clock({ elapsed, paused, solved }: PlayState): TemplateResult {
    const time = clock(elapsed);
    if (solved) return html`<span class="button clock">${time}</span>`;
    return html`<button
      class="button clock"
      aria-label=${t(paused ? "play.clock-on" : "play.clock", { time })}
      @click=${() => this.app.store.dispatch({ type: "pause", paused: !paused })}
    >${time}${icon(paused ? "play" : "pause")}</button>`;
  }
}

/** Its title does not name the kind. */
const isNamed = ({ name, origin }: PlayState) => name || origin;

customElements.define("ergo-play-header", PlayHeader);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-play-header": PlayHeader;
  }
}
