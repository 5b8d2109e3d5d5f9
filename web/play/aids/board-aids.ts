import { css, html, type PropertyValues, type TemplateResult } from "lit";
import { lettersOf } from "../../../engine/model/lattice.ts";
import type { BoardElement } from "../../boards/board-element.ts";
import { boardTags } from "../../kinds/boards.ts";
import type { Settings } from "../../state/settings.ts";
import type { AppState, PlayState } from "../../state/state.ts";
import { AppElement } from "../../ui/app-element.ts";
import { memo } from "../../ui/memo.ts";
import { overBoard } from "./over-board.ts";

/** Least side of a cell, in CSS pixels, in which a small count is readable. */
const READABLE = 28;

/**
 * Beside the element of a board, in one box with it: coordinates on the rim, in the room that the play screen keeps for
 * them, and what stands over the cells.
 */
export class BoardAids extends AppElement {
  static override properties = {
    ...AppElement.properties,
    zoom: { type: Number },
    spoken: { state: true },
    width: { state: true },
  };
  static override styles = css`
    /* As large as the whole board, of which a hint may show a part only. */
    :host {
      position: absolute;
      inset: var(--rim, 0px) var(--aside, 0px) auto;
      box-sizing: border-box;
      border: 2px solid transparent;
      inline-size: min(100% - 2 * var(--aside, 0px), var(--board-height, 100dvh) * var(--cols) / var(--rows));
      margin-inline: auto;
      pointer-events: none;
    }
    :host::after {
      content: "";
      display: block;
      aspect-ratio: var(--cols) / var(--rows);
    }
    .line {
      overflow: hidden;
      color: var(--ink-note);
      font-size: 10px;
      font-variant-numeric: tabular-nums;
      line-height: 10px;
    }
    /* In sight wherever the board is scrolled. */
    .cols {
      position: sticky;
      inset-block-start: calc(-1 * var(--rim, 0px));
      container-type: inline-size;
      block-size: 10px;
      margin-block: -12px 2px;
      background: var(--page);
    }
    .rows {
      position: absolute;
      inset: 0 calc(100% + 3px) 0 auto;
      inline-size: 14px;
    }
    .line > div {
      display: grid;
      text-align: center;
    }
    /* Two digits fit into a small cell. */
    .cols > div {
      font-size: min(10px, 72cqi / var(--cols) * var(--times, 1));
      grid-template-columns: repeat(var(--cols), minmax(0, 1fr));
      inline-size: calc(100% * var(--times, 1));
      transform: translateX(calc(-100% * var(--across, 0)));
    }
    .rows > div {
      grid-template-rows: repeat(var(--rows), minmax(0, 1fr));
      align-items: center;
      block-size: calc(100% * var(--times, 1));
      text-align: end;
      transform: translateY(calc(-100% * var(--down, 0)));
    }
  `;

  declare zoom: number;
  /** The keyboard is on the board, so a screen reader may be reading its cells. */
  declare protected spoken: boolean;
  /** The width of the board, in CSS pixels: observed, since to ask for it lays the page out. */
  declare protected width: number;

  #seen: BoardElement | null = null;
  #grid: Element | null = null;
  readonly #overBoard = memo(overBoard);

  constructor() {
    super();
    this.zoom = 1;
    this.spoken = false;
    this.width = 0;
  }

  protected override readonly looks = [(state: AppState) => state.play, (state: AppState) => state.settings];

  override connectedCallback(): void {
    super.connectedCallback();
    const box = this.parentElement;
    box?.addEventListener("focusin", this.#focused);
    box?.addEventListener("focusout", this.#focused);
  }

  override disconnectedCallback(): void {
    const box = this.parentElement;
    this.#moved.disconnect();
    this.#size.disconnect();
    this.#seen = null;
    this.#grid = null;
    box?.removeEventListener("focusin", this.#focused);
    box?.removeEventListener("focusout", this.#focused);
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
    this.style.setProperty("--rows", String(play.puzzle.rows));
    this.style.setProperty("--cols", String(play.puzzle.cols));
    this.#follow(board);
    const { kind, puzzle, position, hint, why } = play;
    const counts = settings.islands && (this.width / puzzle.cols) * this.zoom >= READABLE;
    board.over = this.#overBoard(kind, puzzle, position, counts, settings.recent && !hint && !why);
  }

  #follow(board: BoardElement): void {
    if (board !== this.#seen) {
      this.#seen = board;
      this.#size.disconnect();
      this.#size.observe(board);
    }
    const grid = board.renderRoot?.querySelector(".grid");
    if (grid === this.#grid || !grid) return;
    this.#grid = grid;
    this.#moved.disconnect();
    this.#moved.observe(grid, { attributeFilter: ["style"] });
  }

  protected override render(): TemplateResult {
    const { play, settings } = this.state;
    if (!play || play.paused || !isRimShown(play, settings, this.spoken)) return html``;
    const { rows, cols } = play.puzzle;
    const letters = settings.cells === "letters";
    return html`<div class="line cols" aria-hidden="true">
        <div>${numbersTo(cols).map((n) => html`<span>${letters ? lettersOf(n) : n}</span>`)}</div>
      </div>
      <div class="line rows" aria-hidden="true">
        <div>${numbersTo(rows).map((n) => html`<span>${n}</span>`)}</div>
      </div>`;
  }

  readonly #size = new ResizeObserver(([{ contentRect }]) => {
    this.width = contentRect.width;
  });

  /** A board shifts and scales its grid by style; its rim follows. */
  readonly #moved = new MutationObserver(([{ target }]) => {
    if (!(target instanceof Element && target.parentElement)) return;
    const grid = target.getBoundingClientRect();
    const view = target.parentElement.getBoundingClientRect();
    this.style.setProperty("--times", String(grid.width / view.width));
    this.style.setProperty("--across", String((view.left - grid.left) / grid.width));
    this.style.setProperty("--down", String((view.top - grid.top) / grid.height));
  });

  readonly #focused = (event: FocusEvent): void => {
    const [cell] = event.composedPath();
    const isCell = cell instanceof Element && cell.matches('[role="gridcell"]:focus-visible');
    this.spoken = event.type === "focusin" && isCell;
  };
}

/** Coordinates stand while a hint, an answer, a branch or the keyboard speaks of cells; or as the player wishes. */
function isRimShown({ hint, why, position }: PlayState, { rim }: Settings, spoken: boolean): boolean {
  if (rim !== "spoken") return rim === "always";
  // The first branch is the main line, which gets its name with the second.
  return spoken || hint !== null || why !== null || position.game.branch > 0;
}

function numbersTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

customElements.define("ergo-board-aids", BoardAids);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-board-aids": BoardAids;
  }
}
