import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { BoardElement } from "../../boards/board-element.ts";
import "../../boards/spoken/board-rim.ts";
import { boardTags } from "../../kinds/boards.ts";
import type { AppState, PlayState } from "../../state/state.ts";
import { AppElement } from "../../ui/app-element.ts";
import { memo } from "../../ui/memo.ts";
import { overBoard } from "./over-board.ts";

/** Least side of a cell, in CSS pixels, in which a small count is readable. */
const READABLE = 28;

/** Beside the element of a board, in one box with it: coordinates on the rim, and what stands over the cells. */
export class BoardAids extends AppElement {
  static override properties = {
    ...AppElement.properties,
    zoom: { type: Number },
    width: { state: true },
  };
  static override styles = css`
    :host {
      display: contents;
    }
  `;

  declare zoom: number;
  /** The width of the board, in CSS pixels: observed, since to ask for it lays the page out. */
  declare protected width: number;

  #seen: BoardElement | null = null;
  readonly #overBoard = memo(overBoard);

  constructor() {
    super();
    this.zoom = 1;
    this.width = 0;
  }

  protected override readonly looks = [(state: AppState) => state.play, (state: AppState) => state.settings];

  override disconnectedCallback(): void {
    this.#size.disconnect();
    this.#seen = null;
    super.disconnectedCallback();
  }

  get #board(): BoardElement | null {
    return this.parentElement?.querySelector<BoardElement>(boardTags()) ?? null;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const board = this.#board;
    const { play, settings } = this.state;
    if (!board || !play) return;
    this.#follow(board);
    const { kind, puzzle, position, hint, why } = play;
    const counts = settings.islands && !isBeyond(play) && (this.width / puzzle.cols) * this.zoom >= READABLE;
    board.over = this.#overBoard(kind, puzzle, position, counts, settings.recent && !hint && !why);
  }

  #follow(board: BoardElement): void {
    if (board === this.#seen) return;
    this.#seen = board;
    this.#size.disconnect();
    this.#size.observe(board);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { play, settings } = this.state;
    if (!play || play.paused) return nothing;
    return html`<ergo-board-rim
      .board=${this.#board}
      .size=${play.puzzle}
      .names=${settings.cells}
      .wish=${settings.rim}
      .speaks=${speaksOfCells(play)}
    ></ergo-board-rim>`;
  }

  readonly #size = new ResizeObserver(([{ contentRect }]) => {
    this.width = contentRect.width;
  });
}

/** Whether a frame may show what is not written yet, and so is in no count. */
function isBeyond({ hint, why }: PlayState): boolean {
  return Boolean(why ? why.answer : hint && hint.tier > 2 && hint.step > 0);
}

/** Whether a hint, an answer or a branch speaks of cells. The first branch is the main line, which gets its name with the second. */
function speaksOfCells({ hint, why, position }: PlayState): boolean {
  return hint !== null || why !== null || position.game.branch > 0;
}

customElements.define("ergo-board-aids", BoardAids);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-board-aids": BoardAids;
  }
}
