import { css, html, LitElement, type TemplateResult } from "lit";
import { t } from "../words/more.ts";
import { focused } from "./focused.ts";
import { icon } from "./more-icon.ts";
import { baseStyles, buttonStyles } from "./styles/base.ts";

/**
 * A modal sheet: rises from below on a phone, stands in the middle on a wide screen. It is open while it
 * is in the page; it asks to be closed with the event "sheet-close" and leaves the closing to whoever put
 * it there. Focus starts on the heading and goes back to where it came from.
 */
export class Sheet extends LitElement {
  static override properties = { heading: {} };
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      dialog {
        inline-size: min(100%, 34rem);
        max-inline-size: 100%;
        max-block-size: calc(100dvh - var(--space-6));
        margin: auto auto 0;
        padding: 0;
        border: 1px solid var(--rule-soft);
        --corners: var(--radius-l) var(--radius-l) 0 0;
        border-radius: var(--corners);
        /* A scrollbar is round where the sheet is; the shade around it sets it off, as no shadow of its own could. */
        clip-path: inset(0 round var(--corners));
        background: var(--paper);
        color: var(--ink);
        overflow: auto;
        overscroll-behavior: contain;
        transition: transform var(--calm) ease-out, opacity var(--calm);
      }
      dialog::backdrop {
        background: var(--shade, rgb(0 0 0 / 50%));
      }
      .head {
        position: sticky;
        inset-block-start: 0;
        z-index: 1;
        display: flex;
        align-items: center;
        gap: var(--space-2);
        padding: var(--space-3) var(--space-3) var(--space-1) var(--space-5);
        background: var(--paper);
      }
      h2 {
        flex: 1;
        font-size: var(--text-l);
        line-height: 1.3;
      }
      h2:focus-visible {
        outline: none;
      }
      .body {
        padding: var(--space-2) var(--space-5) calc(var(--space-5) + env(safe-area-inset-bottom));
      }
      @starting-style {
        dialog[open] {
          opacity: 0;
          transform: translateY(var(--space-6));
        }
      }
      @media (min-width: 40rem) {
        dialog {
          --corners: var(--radius-l);
          margin: auto;
        }
      }
      @media (forced-colors: active) {
        dialog {
          border: 1px solid CanvasText;
        }
      }
    `,
  ];

  declare heading: string;
  #from: Element | null = null;

  constructor() {
    super();
    this.heading = "";
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#from = focused();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (this.#from instanceof HTMLElement) this.#from.focus();
  }

  protected override firstUpdated(): void {
    this.renderRoot.querySelector("dialog")?.showModal();
  }

  #close(): void {
    this.dispatchEvent(new Event("sheet-close", { bubbles: true, composed: true }));
  }

  #cancelled(event: Event): void {
    event.preventDefault();
    this.#close();
  }

  /** A press beside the sheet lands on the dialog itself. */
  #pressed(event: Event): void {
    if (event.target === event.currentTarget) this.#close();
  }

  protected override render(): TemplateResult {
    return html`<dialog aria-labelledby="heading" @cancel=${this.#cancelled} @click=${this.#pressed}>
      <div class="head">
        <h2 id="heading" tabindex="-1" autofocus>${this.heading}</h2>
        <button class="icon-button" aria-label=${t("app.close")} @click=${this.#close}>${icon("close")}</button>
      </div>
      <div class="body"><slot></slot></div>
    </dialog>`;
  }
}

customElements.define("ergo-sheet", Sheet);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-sheet": Sheet;
  }
}
