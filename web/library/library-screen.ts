import { html, type TemplateResult } from "lit";
import { PLAY_KINDS } from "../../engine/kinds/play.ts";
import { hasPuzzles } from "../state/has-puzzles.ts";
import type { AppState } from "../state/state.ts";
import { LaterElement } from "../ui/later-element.ts";
import { icon } from "../ui/more-icon.ts";
import { pageStyles } from "../ui/page.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { t } from "../words/more.ts";
import { libraryStyles } from "./library-styles.ts";
import "./level-list.ts";

/** The puzzles that come with the app, by kind, level and number. */
export class LibraryScreen extends LaterElement {
  static override styles = [baseStyles, buttonStyles, pageStyles, libraryStyles];

  protected override readonly looks = [(state: AppState) => state.shelf.corpus];

  protected override render(): TemplateResult {
    const kinds = PLAY_KINDS.filter(({ id }) => hasPuzzles(this.state.shelf, id));
    return html`<div class="page">
      <header>
        <button class="icon-button" aria-label=${t("app.back")} @click=${() => this.app.acts.back()}>
          ${icon("back")}
        </button>
        <h1 tabindex="-1">${t("app.library")}</h1>
      </header>
      <main>
        <div class="kinds">
          ${kinds.map(({ id }) => html`<ergo-level-list .app=${this.app} .kind=${id}></ergo-level-list>`)}
        </div>
      </main>
    </div>`;
  }
}

customElements.define("ergo-library-screen", LibraryScreen);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-library-screen": LibraryScreen;
  }
}
