import type { LitElement, ReactiveController } from "lit";
import { frame } from "../../effects/frame.ts";

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

  /** In the next frame, which has a layout anyway: a focus asks for one. */
  async hostUpdated(): Promise<void> {
    const held = this.#held;
    await frame();
    const focused = this.#sheet.shadowRoot?.activeElement;
    if (focused ? focused.localName === "h2" : held) this.take();
  }
}
