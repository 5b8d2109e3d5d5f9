import { css, html, nothing, type TemplateResult } from "lit";
import type { AppState } from "../../state/state.ts";
import { icon } from "../../ui/icon.ts";
import { LaterElement } from "../../ui/later-element.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { t } from "../../words/more.ts";
import { remarkOn } from "./remark.ts";

export { remarkOn };

/** A line below the keys: the result of a check, or that a full board breaks a law. */
export class Notice extends LaterElement {
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      .notice {
        display: flex;
        align-items: center;
        min-block-size: 3rem;
        padding-inline-start: var(--space-4);
        border-radius: var(--radius-m);
        background: var(--same);
        font-size: 0.9375rem;
        line-height: 1.3;
      }
      p {
        flex: 1;
        padding-block: var(--space-1);
      }
      .good {
        box-shadow: inset 0.25rem 0 var(--conclude-edge);
      }
      .bad {
        box-shadow: inset 0.25rem 0 var(--elim);
      }
      .button {
        flex: none;
        padding-inline: var(--space-2);
        font-weight: 600;
      }
    `,
  ];

  protected override readonly looks = [
    (state: AppState) => state.play?.check,
    (state: AppState) => state.play?.position.board,
  ];

  protected override render(): TemplateResult | typeof nothing {
    const { play } = this.state;
    const remark = play && remarkOn(play);
    if (!remark) return nothing;
    const { store, acts } = this.app;
    return html`<div class="notice ${remark.good ? "good" : "bad"}">
      <p>${remark.text}</p>
      ${
        remark.hides
          ? html`<button class="button quiet" @click=${() => acts.check(true)}>${t("play.show-where")}</button>`
          : nothing
      }
      ${
        play.check
          ? html`<button
              class="icon-button"
              aria-label=${t("app.close")}
              @click=${() => store.dispatch({ type: "check-close" })}
            >${icon("close")}</button>`
          : nothing
      }
    </div>`;
  }
}

customElements.define("ergo-notice", Notice);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-notice": Notice;
  }
}
