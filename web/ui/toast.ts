import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { AppState, Toast } from "../state/state.ts";
import { t } from "../words/words.ts";
import { AppElement } from "./app-element.ts";
import { focused } from "./focused.ts";
import { icon } from "./icon.ts";
import { baseStyles, buttonStyles } from "./styles/base.ts";

/** How long a toast stays, and one that only passes by, in milliseconds. */
const STAY = 6_000;
const BRIEF = 2_600;

/**
 * A short message at the head of the page, away from thumb and tools, read out politely. It goes by itself unless it has the focus,
 * and at once where its text is pressed. A pointer that is moved onto it holds it for its time once more, no longer: what it covers is to be
 * reached. A new version's toast stays until it is answered. Then it gives the focus back.
 */
export class ToastLine extends AppElement {
  static override properties = { ...AppElement.properties, place: { reflect: true } };
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      .line {
        position: fixed;
        z-index: 10;
        inset: 0 0 auto;
        display: flex;
        justify-content: center;
        padding: calc(var(--space-1) + env(safe-area-inset-top)) var(--space-3) 0;
        pointer-events: none;
      }
      .toast {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: flex-end;
        min-inline-size: min(100%, 20rem);
        max-inline-size: 34rem;
        padding: var(--space-1) var(--space-2) var(--space-1) var(--space-3);
        border-radius: var(--radius-m);
        background: var(--ink);
        color: var(--page);
        box-shadow: var(--shadow);
        pointer-events: auto;
      }
      p {
        flex: 1 1 min(10rem, 60%);
        padding-block: var(--space-2);
        /* Large text may take no more of the board than it must. */
        font-size: min(1rem, 22px);
        line-height: 1.35;
      }
      .passing .toast {
        min-inline-size: 0;
        padding-inline: var(--space-4);
        pointer-events: none;
      }
      .passing p {
        flex: 1 1 auto;
        text-align: center;
      }
      .toast .button,
      .toast .icon-button {
        border-color: transparent;
        background: transparent;
        color: inherit;
      }
      .toast .button {
        padding-inline: 6px;
        font-size: min(1rem, 22px);
        font-weight: 600;
        text-decoration: underline;
        text-underline-offset: 0.25em;
      }
      .toast :focus-visible {
        outline-color: currentColor;
        outline-offset: -4px;
      }
      .toast .button:hover:enabled,
      .toast .icon-button:hover:enabled {
        border-color: currentColor;
        background: transparent;
      }
      :host([place="title"]) {
        display: grid;
        min-inline-size: 0;
      }
      :host([place="title"]) .line {
        position: static;
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        justify-content: stretch;
        padding: 0;
      }
      :host([place="title"]) .toast {
        flex-wrap: nowrap;
        min-inline-size: 0;
        max-inline-size: none;
        padding: 0 0 0 var(--space-3);
        box-shadow: none;
      }
      :host([place="title"]) p {
        display: -webkit-box;
        flex: 1;
        overflow: hidden;
        padding-block: 0;
        font-size: min(var(--text-s), 14px);
        line-height: 1.15;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 3;
      }
      :host([place="title"]) .passing .toast {
        justify-content: center;
        padding-inline: var(--space-3);
      }
      :host([place="title"]) .button {
        min-block-size: 44px;
        font-size: min(var(--text-s), 18px);
      }
      :host([place="title"]) .icon-button {
        flex: none;
        inline-size: 44px;
        min-block-size: 44px;
      }
      @media (forced-colors: active) {
        .toast {
          border: 1px solid CanvasText;
        }
      }
    `,
  ];

  /** Over the head of the page; or in the place of the title of a game, where the page only reads it out. */
  declare place: "page" | "title";

  protected override readonly looks = [
    (state: AppState) => state.toast,
    (state: AppState) => state.play?.position,
    (state: AppState) => state.play?.selection,
    (state: AppState) => state.sheet,
  ];
  #shown: Toast | null = null;
  /** The element that had the focus when the toast came. */
  #from: Element | null = null;
  #timer = 0;
  /** What the player saw when a brief one came: with the next act it goes. */
  #seen: readonly unknown[] = [];
  /** Whether the pointer was moved on it: one that lay where it came up does not hold it over the board. */
  #pointed = false;

  constructor() {
    super();
    this.place = "page";
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    // It goes with the game that it speaks of.
    if (this.place === "title" && this.#shown && this.#shown === this.#toast)
      this.app.store.dispatch({ type: "toast", toast: null });
  }

  /** With large text the header may have been scrolled out of sight. */
  protected override firstUpdated(): void {
    if (this.place === "title") this.scrollIntoView({ block: "nearest" });
  }

  /** What is shown here. */
  get #toast(): Toast | null {
    const { toast, play } = this.state;
    const place = toast?.inTitle && play ? "title" : "page";
    return place === this.place ? toast : null;
  }

  protected override updated(_changed: PropertyValues): void {
    const toast = this.#toast;
    const { play, sheet } = this.state;
    const seen = [play?.position, play?.selection, sheet];
    if (toast === this.#shown) {
      if (toast?.brief && seen.some((one, at) => one !== this.#seen[at])) this.#hide();
      return;
    }
    this.#shown = toast;
    this.#seen = seen;
    this.#pointed = false;
    if (!this.matches(":focus-within")) this.#from = focused();
    this.#wait();
  }

  /** @param wasHeld Whether the pointer has held it for its time already. */
  #wait(wasHeld = false): void {
    clearTimeout(this.#timer);
    const toast = this.#shown;
    if (!toast || toast.button?.action === "reload") return;
    this.#timer = setTimeout(
      () => {
        if (this.matches(":focus-within")) this.#wait(wasHeld);
        else if (this.#pointed && !wasHeld && this.matches(":hover")) this.#wait(true);
        else this.#hide();
      },
      toast.brief ? BRIEF : STAY,
    );
  }

  readonly #hide = (): void => {
    if (this.matches(":focus-within") && this.#from instanceof HTMLElement) this.#from.focus();
    this.app.store.dispatch({ type: "toast", toast: null });
  };

  readonly #point = (): void => {
    this.#pointed = true;
  };

  #press(toast: Toast): void {
    this.#hide();
    if (toast.button?.action === "reload") this.app.acts.reload();
    else if (toast.button) this.app.store.dispatch(toast.button.action);
  }

  protected override render(): TemplateResult {
    const toast = this.#toast;
    const { toast: told } = this.state;
    return html`<div role=${this.place === "page" ? "status" : nothing} class="line ${toast?.brief ? "passing" : ""}">
      ${toast || this.place === "title" ? nothing : told && html`<p class="unseen">${told.text}</p>`}
      ${
        toast &&
        html`<div class="toast" @pointermove=${this.#point}>
          <p @click=${toast.button?.action === "reload" ? nothing : this.#hide}>${toast.text}</p>
          ${
            toast.button &&
            html`<button class="button" @click=${() => this.#press(toast)}>${toast.button.label}</button>`
          }
          ${
            toast.brief
              ? nothing
              : html`<button class="icon-button" aria-label=${t("app.close")} @click=${this.#hide}>
                  ${icon("close")}
                </button>`
          }
        </div>`
      }
    </div>`;
  }
}

customElements.define("ergo-toast", ToastLine);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-toast": ToastLine;
  }
}
