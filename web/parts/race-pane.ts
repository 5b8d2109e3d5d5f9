import { html, type TemplateResult } from "lit";
import type { RaceActs } from "../state/race.ts";
import type { AppState } from "../state/state.ts";
import { AppElement } from "./app-element.ts";
import { icon } from "./more-icon.ts";
import { paneStyles } from "./pane-styles.ts";
import { baseStyles, buttonStyles } from "./style.ts";

export class RacePane extends AppElement {
  static override properties = { ...AppElement.properties, acts: { attribute: false } };
  static override styles = [baseStyles, buttonStyles, paneStyles];

  declare acts: RaceActs | null;

  constructor() {
    super();
    this.acts = null;
  }

  protected override readonly looks = [(state: AppState) => state.lab?.race];

  protected override render(): TemplateResult {
    return html`${icon("race")}`;
  }
}

customElements.define("ergo-race-pane", RacePane);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-race-pane": RacePane;
  }
}
