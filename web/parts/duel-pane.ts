import { html, type TemplateResult } from "lit";
import type { DuelActs } from "../state/duel.ts";
import type { AppState } from "../state/state.ts";
import { AppElement } from "./app-element.ts";
import { icon } from "./more-icon.ts";
import { paneStyles } from "./pane-styles.ts";
import { baseStyles, buttonStyles } from "./style.ts";

export class DuelPane extends AppElement {
  static override properties = { ...AppElement.properties, acts: { attribute: false } };
  static override styles = [baseStyles, buttonStyles, paneStyles];

  declare acts: DuelActs | null;

  constructor() {
    super();
    this.acts = null;
  }

  protected override readonly looks = [(state: AppState) => state.lab?.duel];

  protected override render(): TemplateResult {
    return html`${icon("duel")}`;
  }
}

customElements.define("ergo-duel-pane", DuelPane);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-duel-pane": DuelPane;
  }
}
