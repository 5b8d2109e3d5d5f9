import { html, type TemplateResult } from "lit";
import type { AppState } from "../state/state.ts";
import { LaterElement } from "../ui/later-element.ts";
import { icon } from "../ui/more-icon.ts";
import { pageStyles } from "../ui/page.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { wayOn } from "../ui/way-on.ts";
import { t } from "../words/more.ts";
import { libraryStyles } from "./library-styles.ts";
import "./game-list.ts";

/** All games of the player. */
export class GamesScreen extends LaterElement {
  static override styles = [baseStyles, buttonStyles, pageStyles, libraryStyles];

  protected override readonly looks = [(state: AppState) => state.shelf.games === null];

  protected override render(): TemplateResult {
    return html`<div class="page">
      <header>
        <button class="icon-button" aria-label=${t("app.back")} @click=${() => this.app.acts.back()}>
          ${icon("back")}
        </button>
        <h1 tabindex="-1">${t("app.games")}</h1>
      </header>
      <main aria-busy=${!this.state.shelf.games}>
        <p class="on">${wayOn(this.app, { screen: "statistics" }, "chart", t("app.statistics"))}</p>
        ${this.state.shelf.games ? html`<ergo-game-list .app=${this.app}></ergo-game-list>` : ""}
      </main>
    </div>`;
  }
}

customElements.define("ergo-games-screen", GamesScreen);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-games-screen": GamesScreen;
  }
}
