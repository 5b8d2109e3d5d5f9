import type { LitElement, ReactiveController } from "lit";

/** Keeps the focus in a sheet that has it, also where the part that had it is drawn no more. */
export class KeptFocus implements ReactiveController {
  readonly #sheet: LitElement;
  /** Something in the sheet had the focus before it was drawn anew. */
  #held = false;

  constructor(sheet: LitElement) {
    this.#sheet = sheet;
    sheet.addController(this);
  }

  /** Puts the focus on the button that leads on, or on the heading until there is one. */
  take(): void {
    const { renderRoot } = this.#sheet;
    (renderRoot.querySelector<HTMLElement>(".primary") ?? renderRoot.querySelector("h2"))?.focus();
  }

  hostUpdate(): void {
    this.#held = Boolean(this.#sheet.shadowRoot?.activeElement);
  }

  hostUpdated(): void {
    const focused = this.#sheet.shadowRoot?.activeElement;
    if (focused ? focused.localName === "h2" : this.#held) this.take();
  }
}
