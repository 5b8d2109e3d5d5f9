import { css, html, type TemplateResult } from "lit";
import { download } from "../effects/download.ts";
import { LaterElement } from "../ui/later-element.ts";
import { icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { t } from "../words/more.ts";
import { type Picture, pngOf } from "./picture.ts";

/** Something on the page that a picture can be made of. */
export interface Pictured {
  readonly what: "board" | "tree" | "chart" | "table";
  /** The name of the file, without its ending. */
  readonly name: string;
  /** Draws it; asked when a button is pressed. */
  picture(): Picture | null;
}

/** A fold with two buttons for each thing that can be saved as a picture: PNG and SVG. */
export class PictureButtons extends LaterElement {
  static override properties = {
    ...LaterElement.properties,
    of: { attribute: false },
    trouble: { state: true },
  };
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: block;
      }
      summary {
        display: flex;
        gap: 0.375rem;
        align-items: center;
        min-block-size: var(--touch);
        color: var(--accent);
        font-size: var(--picture-text, 1rem);
        cursor: pointer;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2);
        padding-block-end: var(--space-2);
      }
      .what {
        flex: 0 0 4.5rem;
      }
    `,
  ];

  declare of: readonly Pictured[];
  declare private trouble: boolean;

  protected override readonly looks = [];

  constructor() {
    super();
    this.of = [];
    this.trouble = false;
  }

  protected override render(): TemplateResult {
    return html`<details>
      <summary>${icon("download")}${t("picture.menu")}</summary>
      ${this.of.map((one) => {
        const what = t(`picture.${one.what}`);
        return html`<div class="row" role="group" aria-label=${what}>
          <span class="what">${what}</span>
          ${(["png", "svg"] as const).map(
            (type) => html`<button
              class="button"
              aria-label="${what}: ${t("picture.save", { type: type.toUpperCase() })}"
              @click=${() => void this.#save(one, type)}
            >
              ${icon("download")}${type.toUpperCase()}
            </button>`,
          )}
        </div>`;
      })}
      <p class=${this.trouble ? "note" : "unseen"} role="status">${this.trouble ? t("picture.failed") : ""}</p>
    </details>`;
  }

  async #save(one: Pictured, type: "png" | "svg"): Promise<void> {
    const picture = one.picture();
    if (!picture) return;
    const name = `${one.name}.${type}`;
    if (type === "svg") return download({ name, text: picture.svg });
    const blob = await pngOf(picture).catch(() => null);
    this.trouble = blob === null;
    if (blob) download({ name, blob });
  }
}

customElements.define("ergo-picture-buttons", PictureButtons);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-picture-buttons": PictureButtons;
  }
}
