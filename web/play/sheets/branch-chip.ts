import { css, html, nothing, type TemplateResult } from "lit";
import { MAIN, triedCells } from "../../../engine/play/lines.ts";
import { unbroken } from "../../boards/spoken/unbroken.ts";
import { changeLines } from "../../state/branching.ts";
import type { AppState } from "../../state/state.ts";
import { LaterElement } from "../../ui/later-element.ts";
import { memo } from "../../ui/memo.ts";
import { icon } from "../../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { t } from "../../words/more.ts";

export const triedIn = memo(triedCells);

/** The branch that is played, in the place of the game's title: its name, the way back to the main line, and keeping it. */
export class BranchChip extends LaterElement {
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: flex;
        align-items: center;
        min-inline-size: 0;
        container-type: inline-size;
      }
      .chip {
        display: flex;
        flex: 0 1 auto;
        align-items: stretch;
        min-inline-size: 0;
        min-block-size: 44px;
        margin-block-end: 3px;
        outline: 2px solid var(--ink-try);
        outline-offset: -2px;
        border-radius: var(--radius-m);
        background: var(--paper);
      }
      .button,
      .icon-button {
        min-block-size: 0;
        outline-offset: -4px;
        color: var(--ink-try);
      }
      .icon-button {
        inline-size: 44px;
      }
      .name {
        flex: 1;
        gap: var(--space-1);
        min-inline-size: 0;
        padding: 0 0 0 var(--space-2);
        border: 0;
        background: transparent;
        font-size: var(--text-s);
        font-weight: 600;
        line-height: 1.2;
        text-align: start;
      }
      .name .icon {
        flex: none;
        inline-size: 1em;
        block-size: 1em;
      }
      .name > span {
        display: -webkit-box;
        max-block-size: 100%;
        overflow: hidden;
        overflow-wrap: anywhere;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 3;
      }
      /* A small phone: two lines stand clear of the frame. */
      @container (max-width: 13rem) {
        .name {
          padding-inline-start: 6px;
        }
        .name .icon {
          display: none;
        }
        .icon-button {
          margin-inline: -3px;
        }
      }
      /* Large text needs the room: three lines of it stand in the title's place. */
      @container (max-width: 11rem) {
        .name {
          font-size: min(var(--text-s), 7.2cqi);
          line-height: 1.1;
        }
      }
    `,
  ];

  protected override readonly looks = [(state: AppState) => state.play?.position.game];

  protected override render(): TemplateResult | typeof nothing {
    const { play, lang } = this.state;
    const game = play?.position.game;
    const branch = game?.branches[game.branch];
    if (!play || !branch) return nothing;
    const { name } = branch;
    const { store, acts } = this.app;
    const leave = () => changeLines(store, { type: "branch-go", branch: MAIN }, t("branch.left", { name }));
    const keep = () =>
      changeLines(store, { type: "branch-keep", other: t("branch.earlier") }, t("branch.kept", { name }));
    return html`<div class="chip" role="group" aria-label=${t("branch.list", { name })}>
      <button
        class="button name"
        aria-label=${t("branch.list", { name })}
        aria-haspopup="dialog"
        @click=${() => acts.sheet("branches")}
      >${icon("branch")}<span><span>${unbroken(name, play.puzzle.cols, lang, "rows")}</span></span></button>
      <button class="icon-button" aria-label=${t("branch.leave")} title=${t("branch.leave")} @click=${leave}>
        ${icon("close")}
      </button>
      <button class="icon-button" aria-label=${t("branch.keep")} title=${t("branch.keep")} @click=${keep}>
        ${icon("check")}
      </button>
    </div>`;
  }
}

customElements.define("ergo-branch-chip", BranchChip);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-branch-chip": BranchChip;
  }
}
