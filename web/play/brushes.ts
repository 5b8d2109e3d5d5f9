import { html, nothing, type TemplateResult } from "lit";
import type { AppState } from "../state/state.ts";
import { AppElement } from "../ui/app-element.ts";
import { icon } from "../ui/icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { controlStyles } from "../ui/styles/controls.ts";
import { t } from "../words/words.ts";

/** The brushes and their icons. */
const BRUSHES = [
  ["cycle", "restart"],
  ["wall", "wall"],
  ["dot", "dot"],
  ["pan", "move"],
] as const;

/** On a painted board: chooses the effect of a tap. */
export class Brushes extends AppElement {
  static override styles = [baseStyles, buttonStyles, controlStyles];

  protected override readonly looks = [
    (state: AppState) => state.play?.tool.write,
    (state: AppState) => state.settings,
  ];

  protected override render(): TemplateResult | typeof nothing {
    const { play, settings } = this.state;
    if (!play) return nothing;
    const { write } = play.tool;
    const chosen = write !== "pan" && settings.tap === "cycle" ? "cycle" : write;
    return html`<div class="tools ${settings.leftHanded ? "left" : ""}" role="group" aria-label=${t("play.taps")}>
      ${BRUSHES.map(
        ([brush, look]) => html`<button
          class="button tool"
          aria-pressed=${brush === chosen}
          aria-label=${brush === "cycle" ? t("play.cycle-tap") : nothing}
          @click=${() => this.#choose(brush)}
        >${icon(look)}${t(`play.${brush}`)}</button>`,
      )}
    </div>`;
  }

  #choose(brush: (typeof BRUSHES)[number][0]): void {
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
