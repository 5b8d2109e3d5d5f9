import { css, html, type TemplateResult } from "lit";
import type { Lang } from "../../engine/model/words.ts";
import { unbroken } from "../boards/spoken/unbroken.ts";
import type { AppState } from "../state/state.ts";
import { LaterElement } from "../ui/later-element.ts";
import { type IconName, icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { t } from "../words/more.ts";
import type { Entering, Verdict } from "./entering.ts";
import { roomWords, verdictWords } from "./verdict-words.ts";

const SIGNS: Readonly<Record<Verdict["is"], IconName>> = {
  ...{ blank: "pencil", broken: "close", none: "close" },
  ...{ several: "list", one: "check", unknown: "why" },
};

/** How many answers the entered puzzle has. It keeps its room, so that nothing below it moves. */
export class VerdictLine extends LaterElement {
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: var(--space-2);
        font-size: 0.9375rem;
        line-height: 1.35;
      }
      @media (max-height: 26rem) {
        :host {
          font-size: min(0.9375rem, 18px);
        }
      }
      .words {
        display: grid;
        padding-block-start: 0.1em;
      }
      .words > * {
        grid-area: 1 / 1;
      }
      .room {
        visibility: hidden;
      }
      /* As high as the first line with its padding. */
      .sign {
        display: grid;
        align-content: center;
        block-size: 1.55em;
      }
      .one {
        color: var(--conclude-edge);
      }
      .broken,
      .none.marked {
        color: var(--conflict-ink);
      }
      .thinking {
        color: var(--ink-note);
      }
      .asked {
        visibility: hidden;
      }
    `,
  ];

  protected override readonly looks = [
    (state: AppState) => state.entering?.verdict,
    (state: AppState) => state.entering?.board,
  ];

  #said(entering: Entering, lang: Lang): readonly (string | TemplateResult)[] {
    return unbroken(verdictWords(entering, lang), entering.puzzle.cols, lang, this.state.settings.cells);
  }

  protected override render(): TemplateResult {
    const { entering, lang } = this.state;
    const verdict = entering?.verdict;
    const isMarked = verdict?.is === "none" && verdict.breach.cells.length > 0;
    const is = `${verdict?.is ?? "asked"} ${isMarked ? "marked" : ""}`;
    return html`<span class="sign ${is}">${icon(verdict ? SIGNS[verdict.is] : "why")}</span>
      <div class="words">
        <p class="room" aria-hidden="true">${entering ? roomWords(entering) : ""}</p>
        <p class="said ${is}" role="status">${entering ? this.#said(entering, lang) : ""}</p>
        ${verdict ? "" : html`<p class="thinking" aria-hidden="true">${t("enter.thinking")}</p>`}
      </div>`;
  }
}

customElements.define("ergo-verdict-line", VerdictLine);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-verdict-line": VerdictLine;
  }
}
