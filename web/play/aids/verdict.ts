import { css, html, nothing, type TemplateResult } from "lit";
import type { AppState, PlayState } from "../../state/state.ts";
import { LaterElement } from "../../ui/later-element.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { t } from "../../words/more.ts";

/**
 * A note on the number of answers, over the lower edge of the title: it comes late, and nothing may move for it. A puzzle
 * with one answer needs no remark, nor does one whose answers are soon counted; what then is left of the title's line names
 * kind and size where the title does not.
 */
export class Verdict extends LaterElement {
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      /* Takes what is left of the title's last line and never a line of its own. */
      :host {
        flex: 1;
        min-inline-size: 0;
        margin-inline-start: -0.25em;
      }
      .kind {
        display: block;
        container-type: inline-size;
        padding-inline-start: var(--space-1);
      }
      .kind span {
        display: block;
        overflow: hidden;
        font-size: min(var(--text-s), 15px);
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      @container (inline-size < 72px) {
        .kind span {
          display: none;
        }
      }
      .chip,
      .counting {
        position: absolute;
        z-index: 1;
        inset: auto 0 -8px auto;
        min-block-size: 20px;
        padding: 0 var(--space-2);
        border-radius: 1rem;
        background: var(--page);
        font-size: min(var(--text-s), 14px);
        line-height: 20px;
        white-space: nowrap;
      }
      .chip {
        border-color: var(--elim);
        color: var(--elim);
        line-height: 18px;
      }
      .chip::after {
        content: "";
        position: absolute;
        inset: -0.75rem -0.25rem;
      }
      /* Said only where it takes long. */
      .counting {
        animation: wait 1s;
      }
      @keyframes wait {
        from,
        to {
          visibility: hidden;
        }
      }
      [popover] {
        inset: auto;
        position-area: block-end;
        max-inline-size: min(22rem, 100vw - 2rem);
        margin: var(--space-2);
        padding: var(--space-4);
        border: 1px solid var(--rule);
        border-radius: var(--radius-m);
        background: var(--paper);
        color: var(--ink);
        box-shadow: var(--shadow);
      }
      @supports not (position-area: block-end) {
        [popover] {
          inset: 3.5rem 0 auto;
          margin-inline: auto;
        }
      }
      @supports not selector(:popover-open) {
        [popover] {
          position: fixed;
          z-index: 1;
        }
        .chip:not(:focus, :hover) + [popover] {
          display: none;
        }
      }
    `,
  ];

  protected override readonly looks = [(state: AppState) => state.play?.truth];

  protected override render(): TemplateResult | typeof nothing {
    const { play } = this.state;
    if (!play) return nothing;
    if (!play.truth) return html`<span class="note counting">${t("verdict.thinking")}</span>`;
    const { answers } = play.truth;
    if (answers === "one") return this.#kind(play);
    return html`<button class="button chip" popovertarget="verdict">${t(`verdict.${answers}`)}</button>
      <p id="verdict" popover>${t(`verdict.${answers}-text`)}</p>`;
  }

  #kind({ kind, puzzle, name, origin }: PlayState): TemplateResult | typeof nothing {
    if (!name && !origin) return nothing;
    const { rows, cols } = puzzle;
    return html`<span class="kind"><span class="note">${t("play.size", { name: kind.name[this.state.lang], rows, cols })}</span></span>`;
  }
}

customElements.define("ergo-verdict", Verdict);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-verdict": Verdict;
  }
}
