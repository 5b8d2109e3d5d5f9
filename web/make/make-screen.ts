import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { AppState } from "../state/state.ts";
import { LaterElement } from "../ui/later-element.ts";
import { icon } from "../ui/more-icon.ts";
import { pageStyles } from "../ui/page.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { t } from "../words/more.ts";
import { makeStyles } from "./make-styles.ts";
import "./made-batch.ts";
import "./make-bar.ts";
import "./make-form.ts";

/** Orders puzzles, and shows the made ones. */
export class MakeScreen extends LaterElement {
  static override styles = [baseStyles, buttonStyles, pageStyles, makeStyles];

  protected override readonly looks = [
    (state: AppState) => state.making === undefined,
    (state: AppState) => state.making?.batches,
    (state: AppState) => state.making?.run === null,
  ];
  #ran = false;

  protected override firstUpdated(): void {
    void this.app.acts.making();
  }

  protected override updated(_changed: PropertyValues): void {
    const runs = Boolean(this.state.making?.run);
    if (runs && !this.#ran) this.#show();
    this.#ran = runs;
  }

  /** Scrolls the present batch to the top unless it is in sight. */
  #show(): void {
    const made = this.renderRoot.querySelector(".made");
    if (made && made.getBoundingClientRect().top > innerHeight / 2) made.scrollIntoView({ block: "start" });
  }

  protected override render(): TemplateResult {
    const { making } = this.state;
    return html`<div class="page">
      <header>
        <button class="icon-button" aria-label=${t("app.back")} @click=${() => this.app.acts.back()}>
          ${icon("back")}
        </button>
        <h1 tabindex="-1">${t("app.make")}</h1>
      </header>
      <main aria-busy=${!making}>${making ? this.#parts() : nothing}</main>
    </div>`;
  }

  #parts(): TemplateResult {
    const { app } = this;
    const { batches = [], run } = this.state.making ?? {};
    return html`<div class="order">
        <ergo-make-form .app=${app} ?inert=${run !== null}></ergo-make-form>
        <ergo-make-bar .app=${app}></ergo-make-bar>
      </div>
      <section
        class="made ${batches.length > 0 || run ? "filled" : ""}"
        aria-labelledby="made"
        @batch-dropped=${() => this.renderRoot.querySelector<HTMLElement>("#made")?.focus()}
      >
        <h2 id="made" tabindex="-1">${t("make.made")}</h2>
        ${batches.length === 0 && !run ? html`<p class="note">${t("make.empty")}</p>` : nothing}
        ${repeat(
          batches,
          ({ puzzles }) => puzzles[0].number,
          (batch, index) =>
            html`<ergo-made-batch .app=${app} .batch=${batch} .open=${index === 0}></ergo-made-batch>`,
        )}
      </section>`;
  }
}

customElements.define("ergo-make-screen", MakeScreen);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-make-screen": MakeScreen;
  }
}
