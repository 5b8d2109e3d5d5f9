import { css, html, type TemplateResult } from "lit";
import type { AppState } from "../state/state.ts";
import { LaterElement } from "../ui/later-element.ts";
import { icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { t } from "../words/more.ts";

/** How the app gets onto the home screen: done already, by a button, by steps on iOS, or by the browser's menu. */
export class InstallPart extends LaterElement {
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: grid;
        gap: var(--space-4);
      }
      ol {
        display: grid;
        gap: var(--space-3);
        counter-reset: step;
      }
      li {
        display: flex;
        align-items: center;
        gap: var(--space-3);
        counter-increment: step;
      }
      li::before {
        content: counter(step);
        flex: none;
        display: grid;
        place-items: center;
        inline-size: 1.75rem;
        block-size: 1.75rem;
        border-radius: 50%;
        background: var(--same);
        font-weight: 600;
      }
      .phone {
        inline-size: 7rem;
        block-size: auto;
        justify-self: center;
        fill: none;
        stroke: var(--rule-box);
        stroke-width: 1.5;
        stroke-linejoin: round;
        stroke-linecap: round;
      }
      .phone .fill {
        fill: var(--same);
      }
      .phone .hot {
        stroke: var(--accent);
        stroke-width: 2.5;
      }
    `,
  ];

  protected override readonly looks: readonly ((state: AppState) => unknown)[] = [];

  readonly #offered = (): void => {
    setTimeout(() => this.requestUpdate());
  };

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("beforeinstallprompt", this.#offered);
    addEventListener("appinstalled", this.#offered);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("beforeinstallprompt", this.#offered);
    removeEventListener("appinstalled", this.#offered);
  }

  async #install(): Promise<void> {
    await this.app.acts.install();
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    if (matchMedia("(display-mode: standalone)").matches) return html`<p>${t("install.done")}</p>`;
    const why = html`<p>${t("install.why")}</p>`;
    if (this.app.acts.canInstall) {
      return html`${why}<button class="button primary" @click=${this.#install}>${icon("download")}${t("install.button")}</button>`;
    }
    return isIos()
      ? html`${why}<p>${t("install.ios-why")}</p>${this.#steps()}`
      : html`${why}<p class="note">${t("install.menu")}</p>`;
  }

  #steps(): TemplateResult {
    return html`<svg class="phone" viewBox="0 0 84 100" role="img" aria-label=${t("install.picture")}>
        <rect class="fill" x="12" y="2" width="60" height="110" rx="9"></rect>
        <path d="M12 78h60M24 90l-4-4 4-4M32 82l4 4-4 4"></path>
        <path class="hot" d="M54 90V80.5M51 83l3-3 3 3M49 86h-2v8h14v-8h-2"></path>
        <path class="hot" d="M54 72V30M49 35l5-5 5 5"></path>
        <rect x="20" y="12" width="44" height="14" rx="3"></rect>
        <path class="hot" d="M57 16v6M54 19h6"></path>
        <path d="M25 19h20"></path>
      </svg>
      <ol>
        <li>${t("install.ios-share")} ${icon("share")}</li>
        <li>${t("install.ios-add")}</li>
        <li>${t("install.ios-confirm")}</li>
      </ol>`;
  }
}

/** iPads call themselves Macs; only their touch points differ. */
function isIos(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

customElements.define("ergo-install-part", InstallPart);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-install-part": InstallPart;
  }
}
