import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { AppState } from "../../state/state.ts";
import { ActsElement } from "../../ui/acts-element.ts";
import { type IconName, icon } from "../../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { t } from "../../words/more.ts";
import type { DuelActs, DuelState } from "./duel.ts";
import { progressStyles } from "./duel-progress.ts";
import { token, tokenStyles } from "./duel-tokens.ts";
import { headSaid, noteSaid, statusSaid } from "./duel-words.ts";
import { type DuelMatch, type Player, playerAt, turnOf, winnerOf } from "./match.ts";
import { momentOf } from "./scene.ts";

/** The player to move and the computer's thought, in two lines, with their buttons. */
export class DuelStrip extends ActsElement<DuelActs> {
  static override styles = [
    baseStyles,
    buttonStyles,
    tokenStyles,
    progressStyles,
    css`
      :host {
        display: block;
      }
      .strip {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-1) var(--space-2);
        min-block-size: 4rem;
      }
      .said {
        flex: 1 1 9rem;
        min-inline-size: 0;
        line-height: 1.3;
      }
      .head {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        font-weight: 650;
      }
      .token {
        inline-size: 1.125rem;
        block-size: 1.125rem;
      }
      .note {
        min-block-size: 1.3em;
      }
      .acts {
        display: flex;
        align-items: center;
        margin-inline-start: auto;
      }
      .acts .button {
        padding-inline: var(--space-3);
        white-space: nowrap;
      }
    `,
  ];

  /** A button had the focus before this was drawn anew. */
  #held = false;

  protected override readonly looks = [(state: AppState) => state.lab?.duel];

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.#held = Boolean(this.shadowRoot?.activeElement);
  }

  /** The focus of a button that went goes to the next one, or else is given away. */
  protected override updated(): void {
    if (!this.#held || this.shadowRoot?.activeElement) return;
    const next = this.renderRoot.querySelector<HTMLElement>("button:not(:disabled)");
    if (next) next.focus();
    else this.dispatchEvent(new CustomEvent("focus-lost"));
  }

  protected override render(): TemplateResult | typeof nothing {
    const duel = this.state.lab?.duel;
    const { acts } = this;
    if (!duel?.match || !acts) return nothing;
    const { match, thinking } = duel;
    return html`<div class="strip">
        <div class="said">
          <p class="head">${token(this.#player(duel, match))}<span>${headSaid(duel, match)}</span></p>
          <p class="note">${noteSaid(duel, match, this.state.lang)}</p>
        </div>
        <div class="acts">${this.#buttons(duel, match, acts)}</div>
      </div>
      <div class="track">
        ${
          thinking && thinking.about !== "comparison"
            ? html`<progress max="1" .value=${thinking.share} aria-label=${t("duel.progress")}></progress>`
            : nothing
        }
      </div>
      <p class="unseen" role="status">${statusSaid(duel, match, this.state.lang)}</p>`;
  }

  /** The player of the shown move: the one looked at, the last of a finished game, else the next. */
  #player(duel: DuelState, match: DuelMatch): Player {
    const { told, ahead } = duel;
    if (told && ahead !== null) return playerAt(told.match.moves.length + Math.max(0, ahead - 1));
    return winnerOf(match) ?? turnOf(match);
  }

  #buttons(duel: DuelState, match: DuelMatch, acts: DuelActs): readonly TemplateResult[] {
    const words = (label: string, act: () => void, more = "") =>
      html`<button class="button ${more}" @click=${act}>${label}</button>`;
    const sign = (name: IconName, label: string, act: () => void, off = false) =>
      html`<button class="icon-button" aria-label=${label} ?disabled=${off} @click=${act}>${icon(name)}</button>`;
    const stop = () => sign("pause", t("duel.stop"), () => acts.stop());
    switch (momentOf(duel, match)) {
      case "ahead": {
        const ahead = duel.ahead ?? 0;
        const all = duel.told?.thought.line.length ?? 0;
        return [
          sign("back", t("duel.earlier"), () => acts.look(ahead - 1), ahead <= 0),
          sign("next", t("duel.later"), () => acts.look(ahead + 1), ahead >= all),
          sign("close", t("duel.back"), () => acts.look(null)),
        ];
      }
      case "over":
        return [words(t("duel.rematch"), () => acts.rematch(), "primary")];
      case "thinking":
        return [words(t("duel.now"), () => acts.now()), stop()];
      case "hinting":
        return [stop()];
      case "waiting":
        return duel.paused ? [words(t("duel.go-on"), () => acts.goOn(), "primary")] : [];
      case "turn":
        return duel.before ? [words(t("duel.last-game"), () => acts.undo())] : [];
    }
  }
}

customElements.define("ergo-duel-strip", DuelStrip);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-duel-strip": DuelStrip;
  }
}
