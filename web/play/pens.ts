import { css, html, nothing, type TemplateResult } from "lit";
import type { AppState, Tool } from "../state/state.ts";
import { strikes } from "../state/write.ts";
import { AppElement } from "../ui/app-element.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { segmentStyles } from "../ui/styles/segments.ts";
import { say, t } from "../words/words.ts";

const PENS = ["digit", "corner", "centre", "colour"] as const satisfies readonly Tool["write"][];

/** Chooses the layer that the digits write. */
export class Pens extends AppElement {
  static override styles = [
    baseStyles,
    buttonStyles,
    segmentStyles,
    css`
      :host {
        display: flex;
        gap: 6px;
      }
      .segment {
        padding-inline: 2px;
      }
      ergo-input-mode {
        flex: none;
        inline-size: min(3.5rem, 20vmin, 76px);
      }
    `,
  ];

  protected override readonly looks = [
    (state: AppState) => state.play?.tool.write,
    (state: AppState) => state.play?.position.board.auto,
  ];

  protected override render(): TemplateResult | typeof nothing {
    const { play } = this.state;
    if (!play) return nothing;
    const { write } = play.tool;
    const { board } = play.position;
    const name = (pen: Tool["write"]) => say(strikes({ board, write: pen }) ? "play.strike" : `play.${pen}`);
    const pens = PENS.map((pen) => (pen === "colour" && write === "candidate" ? write : pen));
    return html`<div class="segments" role="group" aria-label=${t("play.pens")}>
      ${pens.map(
        (pen) =>
          html`<button class="segment" aria-pressed=${pen === write} @click=${() => this.#choose(pen)}>${name(pen)}</button>`,
      )}
    </div>
    <ergo-input-mode .app=${this.app}></ergo-input-mode>`;
  }

  /** Single candidates are coloured until colour is chosen again. */
  #choose(pen: Tool["write"]): void {
    const write = pen === "candidate" ? "colour" : pen;
    this.app.store.dispatch({ type: "tool", tool: { write } });
  }
}

customElements.define("ergo-pens", Pens);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-pens": Pens;
  }
}
