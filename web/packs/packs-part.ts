import { css, html, nothing, type TemplateResult } from "lit";
import type { AppState } from "../state/state.ts";
import { LaterElement } from "../ui/later-element.ts";
import { icon } from "../ui/more-icon.ts";
import { numeral } from "../ui/numbers.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { bytes } from "../words/moment.ts";
import { count, t } from "../words/more.ts";
import { bytesOf, missing, puzzlesOf } from "./packs-state.ts";

/** What is on the device of the library, what is still to be had, and the ways to fetch it and to let it go. */
export class PacksPart extends LaterElement {
  static override properties = { ...LaterElement.properties, keeps: { type: Boolean } };
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-3);
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
      .error {
        color: var(--conflict-ink);
      }
    `,
  ];

  /** Also says what is kept, and lets it go. */
  declare keeps: boolean;

  protected override readonly looks = [(state: AppState) => state.packs];

  constructor() {
    super();
    this.keeps = false;
  }

  protected override render(): TemplateResult {
    const { packs, lang } = this.state;
    const kept = packs?.kept ?? [];
    const rest = missing(this.state);
    const isFetching = packs?.status === "fetching";
    const size = bytes(bytesOf(kept), lang);
    return html`${this.keeps ? html`<p>${count("packs.kept", puzzlesOf(kept), { size })}</p>` : nothing}
      <div role="status">
        ${packs?.problem ? html`<p class="error">${packs.problem.text[lang]}</p>` : nothing}
        ${isFetching ? this.#far(puzzlesOf(kept), puzzlesOf(rest)) : nothing}
        ${packs && !isFetching && rest.length > 0 ? html`<p class="note">${this.#why(packs.status)}</p>` : nothing}
      </div>
      <div class="row">
        ${
          !isFetching && (rest.length > 0 || packs?.status === "failed")
            ? html`<button class="button" @click=${() => this.app.acts.fetchPacks()}>
                ${icon("download")}${t("packs.fetch", { n: numeral(puzzlesOf(rest), lang), size: bytes(bytesOf(rest), lang) })}
              </button>`
            : nothing
        }
        ${
          this.keeps && kept.length > 0
            ? html`<button class="button" @click=${() => this.app.acts.letPacksGo()}>
                ${icon("trash")}${t("packs.let-go")}
              </button>`
            : nothing
        }
      </div>`;
  }

  /** How far it is fetched; the numbers change too often to be read out. */
  #far(kept: number, rest: number): TemplateResult {
    return html`<p class="note">
      ${t("packs.fetching")} <span aria-hidden="true">${t("packs.far", { n: kept, all: kept + rest })}</span>
    </p>`;
  }

  /** Why not all is here. */
  #why(status: NonNullable<AppState["packs"]>["status"]): string {
    if (status === "waiting") return t("packs.waiting");
    return t(status === "let-go" ? "packs.gone" : "packs.more");
  }
}

customElements.define("ergo-packs-part", PacksPart);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-packs-part": PacksPart;
  }
}
