import { html, type TemplateResult } from "lit";
import { AppElement } from "../parts/app-element.ts";
import { icon } from "../parts/more-icon.ts";
import { pageStyles } from "../parts/page.ts";
import { baseStyles, buttonStyles } from "../parts/style.ts";
import type { AppState } from "../state/state.ts";
import { t } from "../words/more.ts";

/** Where a person sees the reasoner think: a board, what drives it, and panes that tell of it. */
export class WorkbenchScreen extends AppElement {
  static override styles = [baseStyles, buttonStyles, pageStyles];

  protected override readonly looks = [
    (state: AppState) => state.workbench,
    (state: AppState) => state.route,
  ];

  protected override render(): TemplateResult {
    return html`<div class="page">
      <header>
        <button class="icon-button" aria-label=${t("app.back")} @click=${() => this.app.acts.back()}>
          ${icon("back")}
        </button>
        <h1 tabindex="-1">${t("app.workbench")}</h1>
      </header>
      <main></main>
    </div>`;
  }
}

customElements.define("ergo-workbench-screen", WorkbenchScreen);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-workbench-screen": WorkbenchScreen;
  }
}
