import { css, html, nothing, type TemplateResult } from "lit";
import type { AppState } from "../state/state.ts";
import { AppElement } from "../ui/app-element.ts";
import { icon } from "../ui/icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { controlStyles } from "../ui/styles/controls.ts";
import { t } from "../words/words.ts";

const BRUSHES = ["cycle", "wall", "dot", "pan"] as const;

/** On a painted board: chooses the effect of a tap, and shows the zoom of the board; fires "fit" to show all of it. */
export class Brushes extends AppElement {
  static override properties = { ...AppElement.properties, zoom: { type: Number } };
  static override styles = [
    baseStyles,
    buttonStyles,
    controlStyles,
    css`
      :host {
        display: block;
        container-type: inline-size;
      }
      .line {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem;
      }
      .segments {
        flex: 1 1 auto;
      }
      .segment {
        padding-inline: 0.25rem;
      }
      .zoom {
        gap: 0.25rem;
        min-inline-size: 4.25rem;
        padding-inline: 0.5rem;
        font-size: 0.875rem;
      }
      .zoom .icon {
        inline-size: 1.125rem;
        block-size: 1.125rem;
      }
      @container (max-width: 20rem) {
        .segment .icon {
          display: none;
        }
        .zoom {
          min-inline-size: 0;
        }
      }
    `,
  ];

  declare zoom: number;

  constructor() {
    super();
    this.zoom = 1;
  }

  protected override readonly looks = [
    (state: AppState) => state.play?.tool.write,
    (state: AppState) => state.settings,
  ];

  protected override render(): TemplateResult | typeof nothing {
    const { play, settings } = this.state;
    if (!play) return nothing;
    const { write } = play.tool;
    const chosen = write !== "pan" && settings.tap === "cycle" ? "cycle" : write;
    const zoom = this.zoom.toFixed(1).replace(/\.0$/, "");
    return html`<div class="line ${settings.leftHanded ? "left" : ""}">
      <div class="segments" role="group" aria-label=${t("play.taps")}>
        ${BRUSHES.map(
          (brush) => html`<button
            class="segment"
            aria-pressed=${brush === chosen}
            @click=${() => this.#choose(brush)}
          >${brush === "wall" || brush === "dot" ? icon(brush) : nothing}${t(`play.${brush}`)}</button>`,
        )}
      </div>
      <button
        class="button zoom"
        aria-label=${t("play.fit", { zoom })}
        ?disabled=${this.zoom === 1}
        @click=${() => this.dispatchEvent(new Event("fit"))}
      >${icon("fit")}${zoom}×</button>
    </div>`;
  }

  #choose(brush: (typeof BRUSHES)[number]): void {
    const { store, acts } = this.app;
    store.dispatch({ type: "tool", tool: { write: brush === "cycle" ? "wall" : brush } });
    if (brush !== "pan") acts.settings({ tap: brush === "cycle" ? "cycle" : "tool" });
  }
}

customElements.define("ergo-brushes", Brushes);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-brushes": Brushes;
  }
}
