import { html, nothing, type TemplateResult } from "lit";
import type { PlayKind } from "../../engine/kinds/contract/kind.ts";
import { PLAY_KINDS } from "../../engine/kinds/play.ts";
import { pageKind } from "../kinds/pages.ts";
import { kindPicture, sign } from "../kinds/picture.ts";
import { hasPuzzles } from "../state/has-puzzles.ts";
import type { AppState } from "../state/state.ts";
import { kindName } from "../state/title.ts";
import { LaterElement } from "../ui/later-element.ts";
import { icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { shelfStyles } from "./shelf-styles.ts";
import { t } from "./words.ts";
import "./game-list.ts";
import "./level-list.ts";

/** How long the rest of the shelf waits for the games above it, which would push it down; milliseconds. */
const PATIENCE = 1_000;

/** Home: the games to go on with, the puzzles to begin, and how they are played. */
export class ShelfScreen extends LaterElement {
  static override styles = [baseStyles, buttonStyles, shelfStyles];

  protected override readonly looks = [
    (state: AppState) => state.shelf.games === null,
    (state: AppState) => state.shelf.games?.length === 0,
    (state: AppState) => state.shelf.corpus,
  ];
  #isPatient = true;
  #timer: ReturnType<typeof setTimeout> | undefined;

  protected override firstUpdated(): void {
    this.#timer = setTimeout(() => {
      this.#isPatient = false;
      if (!this.state.shelf.games) this.requestUpdate();
    }, PATIENCE);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer); // it holds the screen
  }

  protected override render(): TemplateResult {
    const { games } = this.state.shelf;
    return html`<div class="page">
      <header>
        <h1 tabindex="-1">${sign()}${t("app.name")}</h1>
        <button
          class="icon-button settings"
          aria-label=${t("app.settings")}
          @click=${() => this.app.acts.go({ screen: "settings" })}
        >
          ${icon("settings")}
        </button>
      </header>
      <main>
        ${games ? (games.length > 0 ? this.#continue() : this.#welcome()) : this.#waiting()}
        ${games || !this.#isPatient ? this.#new() : nothing}
      </main>
    </div>`;
  }

  /** The kinds of new puzzles, and how they are played. */
  #new(): TemplateResult {
    return html`<section aria-labelledby="new">
          <div class="heading">
            <h2 id="new">${t("shelf.new")}</h2>
            <div class="ways">
              <button class="button make" @click=${() => this.app.acts.go({ screen: "make" })}>
                ${icon("make")}${t("shelf.make")}
              </button>
              <button
                class="button"
                @click=${() => this.app.acts.go({ screen: "workbench", link: "" })}
              >
                ${icon("bench")}${t("shelf.workbench")}
              </button>
              <button class="button" @click=${() => this.app.acts.go({ screen: "lab", link: "" })}>
                ${icon("lab")}${t("shelf.lab")}
              </button>
              <button class="button import" @click=${() => this.app.acts.sheet("import")}>
                ${icon("import")}${t("shelf.import")}
              </button>
            </div>
          </div>
          <div class="kinds">
            ${this.#startable().map(({ id }) => html`<ergo-level-list .app=${this.app} .kind=${id}></ergo-level-list>`)}
          </div>
        </section>
        ${this.#rules(this.state.shelf.games?.length === 0)}`;
  }

  #continue(): TemplateResult {
    return html`<section><ergo-game-list .app=${this.app}></ergo-game-list></section>`;
  }

  #waiting(): TemplateResult {
    return html`<section class="waiting" aria-busy="true" aria-label=${t("shelf.continue")}>
      <div class="ghost"></div>
      <div class="ghost"></div>
    </section>`;
  }

  #welcome(): TemplateResult {
    const { lang } = this.state;
    return html`<section class="welcome">
      <p>${t("shelf.welcome")}</p>
      <div class="starts">
        ${this.#startable().map(
          ({ id }) => html`<button
            class="start"
            @click=${() => this.#begin(id)}
          >
            ${kindPicture(id)}
            <span class="button primary wide">${t("shelf.begin", { kind: kindName(id, lang) })}</span>
          </button>`,
        )}
      </div>
    </section>`;
  }

  /** The kinds with puzzles to begin. */
  #startable(): readonly PlayKind[] {
    return PLAY_KINDS.filter(({ id }) => hasPuzzles(this.state.shelf, id));
  }

  /** A newcomer begins with the easiest there is. */
  #begin(kind: string): void {
    const easiest = this.state.shelf.corpus?.find((level) => level.kind === kind);
    if (easiest) void this.app.acts.openCorpus(kind, easiest.level);
  }

  #rules(open: boolean): TemplateResult {
    const { lang } = this.state;
    return html`<section aria-labelledby="rules">
      <h2 id="rules">${t("shelf.rules")}</h2>
      <div class="kinds">
        ${PLAY_KINDS.map(
          ({ id }) => html`<details ?open=${open}>
            <summary>${kindName(id, lang)}</summary>
            <div class="rule">
              ${kindPicture(id)}
              <p>${pageKind(id).rules[lang]}</p>
            </div>
          </details>`,
        )}
      </div>
    </section>`;
  }
}

customElements.define("ergo-shelf-screen", ShelfScreen);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-shelf-screen": ShelfScreen;
  }
}
