import { css, html, nothing, type TemplateResult } from "lit";
import { unbroken } from "../../boards/spoken/unbroken.ts";
import type { AppState } from "../../state/state.ts";
import { LaterElement } from "../../ui/later-element.ts";
import { icon } from "../../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { t } from "../../words/more.ts";
import { remarkOn } from "./remark.ts";

export { remarkOn };

/**
 * A line in the place of the game's title: the result of a check, or that a full board breaks a rule of the puzzle. Where
 * something is amiss it is a button, which shows where and what can be done.
 */
export class Notice extends LaterElement {
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: grid;
        min-inline-size: 0;
      }
      .notice {
        display: flex;
        min-inline-size: 0;
        border-radius: var(--radius-m);
        background: var(--same);
      }
      .good {
        box-shadow: inset 0.25rem 0 var(--conclude-edge);
      }
      .bad {
        box-shadow: inset 0.25rem 0 var(--elim);
      }
      .text {
        display: flex;
        flex: 1;
        align-items: center;
        justify-content: flex-start;
        gap: var(--space-1);
        min-inline-size: 0;
        min-block-size: 0;
        padding: 0 0 0 var(--space-3);
        border-color: transparent;
        background: transparent;
        font-size: min(var(--text-s), 18px);
        line-height: 1.15;
        text-align: start;
      }
      /* As many lines as the title has room for; the sheet behind it says all. */
      .text > span {
        display: -webkit-box;
        flex: 1;
        overflow: hidden;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 3;
      }
      .text b {
        flex: none;
        padding-inline: var(--space-1);
        text-decoration: underline;
        text-underline-offset: 0.25em;
      }
      .long {
        font-size: min(var(--text-s), 14px);
      }
      .icon-button,
      .text {
        min-block-size: 44px;
        outline-offset: -4px;
      }
      .icon-button {
        inline-size: 44px;
      }
    `,
  ];

  protected override readonly looks = [
    (state: AppState) => state.play?.check,
    (state: AppState) => state.play?.hushed,
    (state: AppState) => state.play?.position.board,
  ];

  /** With large text the header may have been scrolled out of sight. */
  protected override firstUpdated(): void {
    this.scrollIntoView({ block: "nearest" });
  }

  protected override render(): TemplateResult | typeof nothing {
    const { play, lang } = this.state;
    const remark = play && remarkOn(play, this.state);
    if (!remark) return nothing;
    const { text, amiss, good } = remark;
    const words = html`<span><span>${unbroken(text, play.puzzle.cols, lang, "rows")}</span></span>`;
    const long = text.length > 18 ? "long" : "";
    return html`<div class="notice ${good ? "good" : "bad"}">
      ${
        amiss
          ? html`<button class="button text ${long}" aria-label=${t("check.details", { text })} @click=${this.#show}>
              ${words}<b>${t("check.show")}</b>
            </button>`
          : html`<p class="text ${long}">${words}</p>`
      }
      <button
        class="icon-button"
        aria-label=${t("app.close")}
        @click=${() => this.app.store.dispatch({ type: "check-close" })}
      >${icon("close")}</button>
    </div>`;
  }

  /** What is wrong stays marked when the sheet is closed again. */
  #show(): void {
    const { acts } = this.app;
    acts.check(true);
    acts.hint();
  }
}

customElements.define("ergo-notice", Notice);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-notice": Notice;
  }
}
