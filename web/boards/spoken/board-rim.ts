import {
  css,
  html,
  LitElement,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from "lit";
import { type CellNames, lettersOf, type Size } from "../../../engine/model/lattice.ts";
import type { Settings } from "../../state/settings.ts";
import type { BoardElement } from "../board-element.ts";

/** Coordinates on the rim of a board, in one box with its element, in the room that `rimStyles` keep for them. */
export class BoardRim extends LitElement {
  static override properties: PropertyDeclarations = {
    board: { attribute: false },
    size: { attribute: false },
    names: {},
    wish: {},
    speaks: { type: Boolean },
    reads: { state: true },
  };
  static override styles = css`
    /* As large as the whole board, of which a hint may show a part only. */
    :host {
      position: absolute;
      inset: var(--rim) var(--aside) auto;
      box-sizing: border-box;
      border: 2px solid transparent;
      inline-size: min(100% - 2 * var(--aside), var(--board-height, 100dvh) * var(--cols) / var(--rows));
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
      font-size: var(--rim-type);
      font-variant-numeric: tabular-nums;
      line-height: 1;
    }
    /* In sight wherever the board is scrolled, and over the number of a row that is out of sight. */
    .cols {
      position: sticky;
      z-index: 1;
      inset-block-start: calc(-1 * var(--rim));
      container-type: inline-size;
      block-size: 1em;
      margin-block: calc(-1em - 2px) 2px;
      background: var(--page);
      box-shadow: -2em 0 var(--page), 3px 0 var(--page);
    }
    .rows {
      position: absolute;
      inset: 0 calc(100% + 3px) 0 auto;
      inline-size: 1.4em;
    }
    .line > div {
      display: grid;
      text-align: center;
    }
    /* Two digits fit into a small cell. */
    .cols > div {
      /* Curves reach a little above their line. */
      padding-block-start: 1px;
      font-size: min(1em, 72cqi / var(--cols) * var(--times, 1));
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

  declare board: BoardElement | null;
  declare size: Size;
  declare names: CellNames;
  declare wish: Settings["rim"];
  /** A sentence on the page speaks of cells. */
  declare speaks: boolean;
  /** The keyboard is on the board, so a screen reader may be reading its cells. */
  declare protected reads: boolean;

  #heard: BoardElement | null = null;
  #grid: Element | null = null;

  override disconnectedCallback(): void {
    this.#hear(null);
    super.disconnectedCallback();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("size")) {
      this.#set("rows", this.size.rows);
      this.#set("cols", this.size.cols);
    }
    this.#hear(this.board);
  }

  #set(name: string, value: number): void {
    this.style.setProperty(`--${name}`, String(value));
  }

  #hear(board: BoardElement | null): void {
    if (board !== this.#heard) {
      for (const type of ["focusin", "focusout"] as const) {
        this.#heard?.removeEventListener(type, this.#focused);
        board?.addEventListener(type, this.#focused);
      }
      this.#heard = board;
    }
    const grid = board?.renderRoot?.querySelector(".grid") ?? null;
    if (grid === this.#grid) return;
    this.#grid = grid;
    this.#moved.disconnect();
    if (grid) this.#moved.observe(grid, { attributeFilter: ["style"] });
  }

  protected override render(): TemplateResult | typeof nothing {
    const { size, names, wish } = this;
    if (wish === "never" || (wish === "spoken" && !this.speaks && !this.reads)) return nothing;
    const called = (col: number) => (names === "letters" ? lettersOf(col) : col);
    return html`<div class="line cols" aria-hidden="true">
        <div>${numbersTo(size.cols).map((col) => html`<span>${called(col)}</span>`)}</div>
      </div>
      <div class="line rows" aria-hidden="true">
        <div>${numbersTo(size.rows).map((row) => html`<span>${row}</span>`)}</div>
      </div>`;
  }

  /** A board shifts and scales its grid by style; its rim follows. */
  readonly #moved = new MutationObserver(([{ target }]) => {
    if (!(target instanceof Element && target.parentElement)) return;
    const grid = target.getBoundingClientRect();
    const view = target.parentElement.getBoundingClientRect();
    this.#set("times", grid.width / view.width);
    this.#set("across", (view.left - grid.left) / grid.width);
    this.#set("down", (view.top - grid.top) / grid.height);
  });

  readonly #focused = (event: FocusEvent): void => {
    const [cell] = event.composedPath();
    const isCell = cell instanceof Element && cell.matches('[role="gridcell"]:focus-visible');
    this.reads = event.type === "focusin" && isCell;
  };
}

function numbersTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

customElements.define("ergo-board-rim", BoardRim);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-board-rim": BoardRim;
  }
}
