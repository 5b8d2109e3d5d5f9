import { html, type TemplateResult } from "lit";
import type { AppState } from "../state/state.ts";
import type { TreeActs } from "../state/tree.ts";
import { AppElement } from "./app-element.ts";
import { icon } from "./more-icon.ts";
import { paneStyles } from "./pane-styles.ts";
import { baseStyles, buttonStyles } from "./style.ts";

export class TreePane extends AppElement {
  static override properties = { ...AppElement.properties, acts: { attribute: false } };
  static override styles = [baseStyles, buttonStyles, paneStyles];

  declare acts: TreeActs | null;

  constructor() {
    super();
    this.acts = null;
  }

  protected override readonly looks = [(state: AppState) => state.lab?.tree];

  protected override render(): TemplateResult {
    return html`${icon("tree")}`;
  }
}

customElements.define("ergo-tree-pane", TreePane);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-tree-pane": TreePane;
  }
}
