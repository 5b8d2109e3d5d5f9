import { css, html, nothing, type TemplateResult } from "lit";
import type { AppState } from "../state/state.ts";
import { t } from "../words/more.ts";
import { LaterElement } from "./later-element.ts";
import { baseStyles } from "./styles/base.ts";

/** Shows storage trouble for as long as it lasts. */
export class BannerLine extends LaterElement {
  static override styles = [
    baseStyles,
    css`
      :host {
        display: block;
      }
      p {
        padding: var(--space-2) var(--space-4);
        border-block-end: 2px solid var(--elim);
        background: var(--paper);
        color: var(--ink);
        text-align: center;
      }
      p::before {
        content: "! ";
        color: var(--elim);
        font-weight: 700;
      }
    `,
  ];

  protected override readonly looks = [(state: AppState) => state.banner];

  /** Elements that fill the window leave room for the banner: from the next frame on, since the observed size may change with it. */
  readonly #size = new ResizeObserver(() => requestAnimationFrame(() => this.#measure()));

  #measure(): void {
    document.documentElement.style.setProperty("--banner", `${this.getBoundingClientRect().height}px`);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#size.observe(this);
  }

  override disconnectedCallback(): void {
    this.#size.disconnect();
    document.documentElement.style.removeProperty("--banner");
    super.disconnectedCallback();
  }

  protected override render(): TemplateResult {
    const { banner } = this.state;
    return html`<div role="status">${banner ? html`<p>${t(`banner.${banner}`)}</p>` : nothing}</div>`;
  }
}

customElements.define("ergo-banner", BannerLine);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-banner": BannerLine;
  }
}
