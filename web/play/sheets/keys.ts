import { css, html, type TemplateResult } from "lit";
import type { PlayKind } from "../../../engine/kinds/contract/kind.ts";
import { LaterElement } from "../../ui/later-element.ts";
import "../../ui/sheet.ts";
import type { AppState } from "../../state/state.ts";
import { baseStyles } from "../../ui/styles/base.ts";
import { t } from "../../words/more.ts";

type Deed = Parameters<typeof t>[0];

/** The keys of a hand and their actions. */
const OWN: Readonly<Record<PlayKind["hand"], readonly (readonly [string, Deed])[]>> = {
  digits: [
    ["1 … 9", "keys.digit"],
    ["Shift + 1 … 9", "keys.corner"],
    ["Ctrl + 1 … 9, Alt + 1 … 9", "keys.centre"],
    ["Backspace, Delete", "keys.erase"],
    ["N", "keys.pen"],
    ["Shift + ← ↑ ↓ →", "keys.more"],
  ],
  strokes: [
    ["Enter, Space", "keys.tap"],
    ["X, 1", "play.wall"],
    ["C, 2, .", "play.dot"],
    ["Backspace, Delete", "keys.erase"],
    ["Shift + ← ↑ ↓ →", "keys.paint"],
  ],
};
const ALL: readonly (readonly [string, Deed])[] = [
  ["← ↑ ↓ →", "keys.move"],
  ["+ −", "keys.zoom"],
  ["Ctrl + Z", "play.undo"],
  ["Ctrl + Y, Ctrl + Shift + Z", "play.redo"],
  ["H", "keys.hint"],
  ["W", "keys.why"],
  ["P", "play.pause"],
  ["Esc", "app.close"],
  ["?", "keys.list"],
];

/** The keyboard of this board. */
export class KeysSheet extends LaterElement {
  static override styles = [
    baseStyles,
    css`
      div {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1) var(--space-4);
        align-items: baseline;
        padding-block: var(--space-1);
      }
      dt {
        display: flex;
        flex: 1 1 9.5rem;
        flex-wrap: wrap;
        gap: var(--space-1);
      }
      dd {
        flex: 1 1 8rem;
      }
      kbd {
        padding: 0.0625rem var(--space-2);
        border: 1px solid var(--rule);
        border-block-end-width: 2px;
        border-radius: 0.375rem;
        font: inherit;
        font-size: var(--text-s);
      }
    `,
  ];

  protected override readonly looks = [(state: AppState) => state.play?.kind];

  protected override render(): TemplateResult {
    const { play } = this.state;
    const own = play ? OWN[play.kind.hand] : [];
    return html`<ergo-sheet .heading=${t("menu.keys")} @sheet-close=${() => this.app.acts.sheet(null)}>
      <dl>
        ${[...own, ...ALL].map(
          ([keys, deed]) => html`<div>
            <dt>${keys.split(", ").map((key) => html`<kbd>${key}</kbd>`)}</dt>
            <dd>${t(deed)}</dd>
          </div>`,
        )}
      </dl>
    </ergo-sheet>`;
  }
}

customElements.define("ergo-keys-sheet", KeysSheet);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-keys-sheet": KeysSheet;
  }
}
