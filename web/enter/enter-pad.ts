import { css, html, nothing, type TemplateResult } from "lit";
import { pageKind } from "../kinds/pages.ts";
import type { AppState } from "../state/state.ts";
import { LaterElement } from "../ui/later-element.ts";
import { type IconName, icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { t } from "../words/more.ts";
import { isSingle, mostOn } from "./entered.ts";
import type { Entering, EnteringActions } from "./entering.ts";

/** The keys: digits, erase and "?", and the history. In digit-first input they take a number in hand. */
export class EnterPad extends LaterElement {
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: grid;
        gap: 0.375rem;
        --key: max(44px, 2.75rem);
      }
      .keys,
      .tools {
        display: grid;
        grid-template-columns: repeat(5, minmax(0, 1fr));
        gap: 0.375rem;
      }
      .keys.six {
        grid-template-columns: repeat(4, minmax(0, 1fr));
      }
      .tools {
        grid-auto-columns: minmax(0, 1fr);
        grid-auto-flow: column;
        grid-template-columns: none;
      }
      .button {
        min-block-size: var(--key);
        padding: 0.125rem;
        font-size: 1.375rem;
      }
      [aria-disabled="true"] {
        color: var(--edge);
        cursor: default;
      }
      @media (min-height: 45rem) {
        :host {
          --key: max(48px, 3.25rem);
        }
      }
    `,
  ];

  protected override readonly looks = [
    (state: AppState) => state.entering,
    (state: AppState) => state.settings.input,
  ];

  get #isArming(): boolean {
    return this.state.settings.input === "digit";
  }

  protected override render(): TemplateResult | typeof nothing {
    const { entering } = this.state;
    if (!entering) return nothing;
    const { puzzle } = entering;
    const single = isSingle(puzzle);
    const most = single ? mostOn(puzzle) : 9;
    const digits = Array.from({ length: most }, (_, at) => at + 1);
    const isEmpty = entering.numbers.every((number) => number === 0);
    const eraser = this.#key(entering, 0, icon("erase"), t("play.erase"));
    return html`<div class="keys ${most === 6 ? "six" : ""}" role="group" aria-label=${t("enter.keys")}>
        ${digits.map((digit) => this.#digit(entering, digit))}
        ${single ? eraser : this.#digit(entering, 0)}
      </div>
      <div class="tools">
        ${
          pageKind(entering.board.kind).entry.untold
            ? this.#key(entering, -1, "?", t("enter.untold"))
            : nothing
        }
        ${single ? nothing : eraser}
        ${this.#tool("undo", t("play.undo"), "enter/undone", entering.past.length > 0)}
        ${this.#tool("redo", t("play.redo"), "enter/redone", entering.future.length > 0)}
        ${this.#tool("trash", t("enter.clear"), "enter/cleared", !isEmpty)}
      </div>`;
  }

  #digit({ hand, open }: Entering, digit: number): TemplateResult {
    // While a number in hand grows, it is shown on the key of its last digit.
    const shown = open === "hand" && hand !== null ? hand % 10 : hand;
    const pressed = this.#isArming ? hand !== null && hand > 0 && shown === digit : nothing;
    const label = pressed === true && hand !== digit ? String(hand) : nothing;
    return html`<button class="button" aria-pressed=${pressed} aria-label=${label} @click=${() => this.#type(digit)}>
      ${pressed === true ? hand : digit}
    </button>`;
  }

  #type(digit: number): void {
    this.app.store.dispatch(
      this.#isArming ? { type: "enter/armed", digit } : { type: "enter/typed", digit, byKey: false },
    );
  }

  /** A key that writes a whole number: 0 erases. */
  #key({ hand }: Entering, number: number, face: unknown, label: string): TemplateResult {
    const { store } = this.app;
    const press = (): void => {
      if (this.#isArming) store.dispatch({ type: "enter/held", hand: number });
      else store.dispatch({ type: "enter/put", number });
    };
    return html`<button
      class="button"
      aria-label=${label}
      aria-pressed=${this.#isArming ? hand === number : nothing}
      @click=${press}
    >${face}</button>`;
  }

  #tool(
    sign: IconName,
    label: string,
    type: keyof EnteringActions & ("enter/undone" | "enter/redone" | "enter/cleared"),
    can: boolean,
  ): TemplateResult {
    return html`<button
      class="button"
      aria-label=${label}
      aria-disabled=${!can}
      @click=${() => can && this.app.store.dispatch({ type })}
    >${icon(sign)}</button>`;
  }
}

customElements.define("ergo-enter-pad", EnterPad);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-enter-pad": EnterPad;
  }
}
