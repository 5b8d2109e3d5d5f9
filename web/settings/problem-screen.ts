import { css, html, type TemplateResult } from "lit";
import type { AppState } from "../state/state.ts";
import { LaterElement } from "../ui/later-element.ts";
import { icon } from "../ui/more-icon.ts";
import { pageStyles } from "../ui/page.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { t } from "../words/more.ts";

/** Most characters of a bad address that are shown. */
const MOST = 400;

/** An address that leads to no puzzle: the reason, the given text, and where to go from here. */
export class ProblemScreen extends LaterElement {
  static override styles = [
    baseStyles,
    buttonStyles,
    pageStyles,
    css`
      .page {
        max-inline-size: 40rem;
      }
      main {
        gap: var(--space-5);
      }
      .why {
        font-size: var(--text-l);
      }
      pre {
        margin: 0;
        padding: var(--space-3);
        border: 1px solid var(--rule-soft);
        border-radius: var(--radius-s);
        background: var(--paper);
        font-size: var(--text-s);
        line-height: 1.5;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
        user-select: all;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-3);
      }
    `,
  ];

  protected override readonly looks = [(state: AppState) => state.route];

  protected override render(): TemplateResult {
    const { route, lang } = this.state;
    const [problem, given] = route.screen === "problem" ? [route.problem, route.given] : [null, ""];
    return html`<div class="page">
      <header>
        <button class="icon-button" aria-label=${t("app.home")} @click=${this.#home}>${icon("back")}</button>
        <h1 tabindex="-1">${t("problem.title")}</h1>
      </header>
      <main>
        <p class="why">${problem?.text[lang]}</p>
        <div>
          <p class="note">${t("problem.given")}</p>
          <pre>${given.length > MOST ? `${given.slice(0, MOST)}…` : given}</pre>
        </div>
        <div class="row">
          <button class="button primary" @click=${() => this.app.acts.sheet("import")}>
            ${icon("import")}${t("problem.import")}
          </button>
          <button class="button" @click=${this.#home}>${t("app.home")}</button>
        </div>
      </main>
    </div>`;
  }

  #home(): void {
    this.app.acts.go({ screen: "shelf" });
  }
}

customElements.define("ergo-problem-screen", ProblemScreen);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-problem-screen": ProblemScreen;
  }
}
