import { css, html, nothing, type TemplateResult } from "lit";
import type { BoardElement } from "../boards/board-element.ts";
import { mentionsIn } from "../boards/mentions.ts";
import "../boards/spoken/board-rim.ts";
import { boardTags } from "../kinds/boards.ts";
import type { AppState } from "../state/state.ts";
import { LaterElement } from "../ui/later-element.ts";
import { verdictWords } from "./verdict-words.ts";

/** The coordinates of the entered board, while the verdict names a cell or as the player wishes. */
export class EnterRim extends LaterElement {
  static override styles = css`
    :host {
      display: contents;
    }
  `;

  protected override readonly looks = [
    (state: AppState) => state.entering,
    (state: AppState) => state.settings,
  ];

  protected override render(): TemplateResult | typeof nothing {
    const { entering, settings, lang } = this.state;
    if (!entering) return nothing;
    const { puzzle } = entering;
    const pieces = mentionsIn(verdictWords(entering, lang), puzzle.cols, lang, "rows");
    return html`<ergo-board-rim
      .board=${this.parentElement?.querySelector<BoardElement>(boardTags()) ?? null}
      .size=${puzzle}
      .names=${settings.cells}
      .wish=${settings.rim}
      .speaks=${pieces.some(({ cell }) => cell !== undefined)}
    ></ergo-board-rim>`;
  }
}

customElements.define("ergo-enter-rim", EnterRim);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-enter-rim": EnterRim;
  }
}
