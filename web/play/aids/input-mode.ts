import { css, html, type TemplateResult } from "lit";
import type { AppState } from "../../state/state.ts";
import { LaterElement } from "../../ui/later-element.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { t } from "../../words/more.ts";

/** Beside the pens, in the room that they keep for it: whether the digit is chosen first, or the cell. */
export class InputMode extends LaterElement {
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      .button {
        display: flex;
        inline-size: 100%;
        block-size: 100%;
        padding: 0 0.25rem;
        font-size: min(0.75rem, 4vmin, 18px);
        overflow-wrap: anywhere;
        text-wrap: balance;
      }
    `,
  ];

  protected override readonly looks = [(state: AppState) => state.settings.input];

  protected override render(): TemplateResult {
    const isFirst = this.state.settings.input === "digit";
    return html`<button class="button" aria-pressed=${isFirst} @click=${() => this.#turn(isFirst)}>
      ${t("bar.digit-first")}
    </button>`;
  }

  #turn(isFirst: boolean): void {
    this.app.acts.settings({ input: isFirst ? "cell" : "digit" });
  }
}

customElements.define("ergo-input-mode", InputMode);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-input-mode": InputMode;
  }
}
