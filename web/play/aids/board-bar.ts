import { css, html, nothing, type TemplateResult } from "lit";
import type { PlayKind } from "../../../engine/kinds/contract/kind.ts";
import type { Board } from "../../../engine/model/board.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import { isWritten } from "../../../engine/play/verdict.ts";
import { breaksSaid } from "../../kinds/breaks-said.ts";
import { pageKind } from "../../kinds/pages.ts";
import type { Settings } from "../../state/settings.ts";
import type { AppState, PlayState } from "../../state/state.ts";
import { LaterElement } from "../../ui/later-element.ts";
import { memo } from "../../ui/memo.ts";
import { icon } from "../../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { t } from "../../words/more.ts";

/**
 * Below a painted board, in the room above the tools: how it breaks a law, what a chosen number or "Move" means, or how far it has come; then
 * its size, or the keys where no finger is. Fires "fit" to show all of the board.
 * What finds no room is left out as a whole: it goes into a column beside, out of sight.
 */
export class BoardBar extends LaterElement {
  static override properties = { ...LaterElement.properties, zoom: { type: Number } };
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      .bar {
        display: flex;
        flex-flow: column wrap;
        gap: 0.375rem;
        block-size: 100%;
        overflow: clip;
        overflow-clip-margin: 5px;
        position: relative;
      }
      .bar > * {
        inline-size: 100%;
      }
      .line {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem;
      }
      .line .button {
        flex: 1 1 auto;
        gap: 4px;
        padding-inline: var(--space-1);
        font-size: min(0.875rem, 4.6vmin, 18px);
      }
      .line .icon {
        inline-size: min(1.25rem, 6vmin, 24px);
        block-size: min(1.25rem, 6vmin, 24px);
      }
      .times {
        min-inline-size: 1.5em;
        color: var(--ink-note);
        text-align: end;
      }
      .progress {
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        column-gap: var(--space-3);
        font-size: min(var(--text-s), 18px);
      }
      .amiss {
        color: var(--conflict-ink);
      }
      /* The stripes of the cells that it speaks of. */
      .amiss span::before {
        content: "";
        display: inline-block;
        inline-size: 0.85em;
        block-size: 0.85em;
        margin-inline-end: 0.4em;
        background: repeating-linear-gradient(135deg, var(--conflict-ink) 0 2px, var(--paper) 2px 4px);
        vertical-align: -0.05em;
      }
    `,
  ];

  declare zoom: number;
  /** What takes the whole board is worked out once for each: the chosen cell changes more often. */
  readonly #breaks = memo(breaksSaid);
  readonly #progress = memo((kind: PlayKind, puzzle: Puzzle, board: Board) =>
    pageKind(kind.id).progress?.(puzzle, board.marks),
  );

  constructor() {
    super();
    this.zoom = 1;
  }

  protected override readonly looks = [
    (state: AppState) => state.play?.position.board,
    (state: AppState) => state.play?.puzzle,
    (state: AppState) => state.play?.hushed,
    (state: AppState) => state.play?.selection,
    (state: AppState) => state.play?.tool.write,
    (state: AppState) => state.settings,
  ];

  protected override render(): TemplateResult | typeof nothing {
    const { play, settings } = this.state;
    if (!play) return nothing;
    const amiss = settings.errors === "live" ? this.#amiss(play) : [];
    const note = amiss.length > 0 && play.tool.write !== "pan" ? [] : this.#note(play, settings);
    // Where no finger is, a board that is not enlarged has no use for its size, and keys pass over.
    const isIdle = this.zoom === 1 && !settings.zoomLock && !matchMedia("(any-pointer: coarse)").matches;
    return html`<div class="bar" role="group" aria-label=${t("bar.name")}>
      <span><span class="unseen" role="status">${amiss.join(" ")}</span></span>
      ${amiss.map((said) => html`<p class="progress amiss" aria-hidden="true"><span>${said}</span></p>`)}
      ${note.length > 0 ? html`<p class="note progress">${note.map((phrase) => html`<span>${phrase}</span>`)}</p>` : nothing}
      ${isIdle ? html`<p class="note progress"><span>${t("bar.keys")}</span></p>` : this.#size(settings)}
    </div>`;
  }

  /** What is amiss on the board; a full one has it in the place of its title, until that is closed. */
  #amiss({ kind, puzzle, position, hushed }: PlayState): readonly string[] {
    const { board } = position;
    const isTold = hushed !== board && isWritten(kind, puzzle, board);
    return isTold ? [] : this.#breaks(kind, puzzle, board);
  }

  /** What "Move" does, or of which island a chosen number is; else how far the board has come. */
  #note({ kind, puzzle, position, selection, tool }: PlayState, settings: Settings): readonly string[] {
    if (tool.write === "pan") return [t("bar.pan")];
    const come = settings.islands ? this.#progress(kind, puzzle, position.board) : undefined;
    const cell = selection.at(-1) ?? -1;
    if (!pageKind(kind.id).entry.numbers(puzzle)[cell]) return come?.said ?? [];
    const island = come?.growing.get(cell);
    return [island ? t("bar.island", { n: island.has, all: island.wants }) : t("bar.number")];
  }

  #size({ zoomLock }: Settings): TemplateResult {
    const zoom = t("bar.zoom", { zoom: this.zoom.toFixed(1).replace(/\.0$/, "") });
    const lock = () => this.app.acts.settings({ zoomLock: !zoomLock });
    return html`<div class="line">
      <button
        class="button"
        ?disabled=${this.zoom === 1}
        @click=${() => this.dispatchEvent(new Event("fit"))}
      >${icon("fit")}${t("bar.whole")} <span class="times">${zoom}</span></button>
      <button class="button" aria-pressed=${zoomLock} @click=${lock}>
        ${icon(zoomLock ? "lock" : "unlock")}${t("bar.lock")}
      </button>
    </div>`;
  }
}

customElements.define("ergo-board-bar", BoardBar);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-board-bar": BoardBar;
  }
}
