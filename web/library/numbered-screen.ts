import { css, html, nothing, type TemplateResult } from "lit";
import { missing } from "../packs/packs-state.ts";
import type { AppState } from "../state/state.ts";
import { kindName, levelName } from "../state/title.ts";
import { LaterElement } from "../ui/later-element.ts";
import { icon } from "../ui/more-icon.ts";
import { pageStyles } from "../ui/page.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { t } from "../words/more.ts";
import "../packs/packs-part.ts";

/** A puzzle of the library by its number: it opens as soon as it is on the device; until then, how it gets there. */
export class NumberedScreen extends LaterElement {
  static override properties = { ...LaterElement.properties, isMissing: { state: true } };
  static override styles = [
    baseStyles,
    buttonStyles,
    pageStyles,
    css`
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
    `,
  ];

  /** It was looked for and is not here. */
  declare private isMissing: boolean;

  protected override readonly looks = [
    (state: AppState) => state.route,
    (state: AppState) => state.packs?.status,
    (state: AppState) => state.packs?.kept,
  ];
  /** What was looked for last: the place, and what was kept then. */
  #sought: readonly unknown[] = [];

  constructor() {
    super();
    this.isMissing = false;
  }

  protected override updated(): void {
    const { route, packs } = this.state;
    const sought = [route, packs?.kept];
    if (route.screen !== "numbered" || sought.every((one, at) => one === this.#sought[at])) return;
    this.#sought = sought;
    const { kind, level, number } = route;
    void this.app.acts
      .library()
      .then((acts) => acts.open(kind, level, number))
      .then((isOpen) => {
        if (this.#sought === sought) this.isMissing = !isOpen;
      });
  }

  protected override render(): TemplateResult | typeof nothing {
    const { route, packs } = this.state;
    if (route.screen !== "numbered") return nothing;
    const { kind, level, number } = route;
    const place = t("shelf.place", { level: levelName(level), n: number });
    const title = `${kindName(kind, this.state.lang)} · ${place}`;
    // A library that is here whole has no such number.
    const isNowhere = packs?.offered?.length && missing(this.state).length === 0;
    const isBusy = !this.isMissing || packs?.status === "fetching";
    return html`<div class="page">
      <header>
        <button class="icon-button" aria-label=${t("app.back")} @click=${() => this.app.acts.back()}>
          ${icon("back")}
        </button>
        <h1 tabindex="-1">${title}</h1>
      </header>
      <main aria-busy=${isBusy}>
        ${
          this.isMissing
            ? html`<p>${t(isNowhere ? "library.no-such" : "library.missing", { title: place })}</p>
                <ergo-packs-part .app=${this.app}></ergo-packs-part>
                <div class="row">
                  <button class="button" @click=${() => this.app.acts.go({ screen: "library" })}>
                    ${icon("grid")}${t("app.library")}
                  </button>
                </div>`
            : nothing
        }
      </main>
    </div>`;
  }
}

customElements.define("ergo-numbered-screen", NumberedScreen);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-numbered-screen": NumberedScreen;
  }
}
