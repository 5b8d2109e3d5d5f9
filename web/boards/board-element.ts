import {
  html,
  LitElement,
  noChange,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from "lit";
import { playKind } from "../../engine/kinds/play.ts";
import type { Board } from "../../engine/model/board.ts";
import type { Cell } from "../../engine/model/fact.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { Lang } from "../../engine/model/words.ts";
import type { Settings } from "../state/settings.ts";
import type { Point } from "../ui/pan-zoom/point.ts";
import { type Hold, timesOfKey } from "../ui/pan-zoom/zoom-input.ts";
import { t } from "../words/words.ts";
import { BoardView } from "./board-view.ts";
import { labelWords } from "./cell-words.ts";
import type { BoardEvents } from "./events.ts";
import { Gestures, type Surface } from "./gestures.ts";
import { cellAfter } from "./keys.ts";
import { isAsLarge } from "./places.ts";
import type { Stroke } from "./stroke.ts";
import { NO_TINTS, type Tints } from "./tints.ts";

/**
 * A board shows its properties and reports gestures as events; it writes nothing and knows no law. It finds
 * the cell of a pointer by geometry, keeps one cell in the tab order, and renders only the rows that changed.
 */
export abstract class BoardElement<P extends Puzzle = Puzzle> extends LitElement implements Surface {
  static override properties: PropertyDeclarations = {
    puzzle: { attribute: false },
    board: { attribute: false },
    selection: { attribute: false },
    tints: { attribute: false },
    wrong: { attribute: false },
    broken: { attribute: false },
    tried: { attribute: false },
    lang: { reflect: true },
    readonly: { type: Boolean },
    asks: { type: Boolean },
    paused: { type: Boolean },
    entered: { type: Boolean },
    zoom: { type: Number, noAccessor: true },
    settings: { attribute: false },
    over: { attribute: false },
    stroke: { state: true },
  };

  declare puzzle: P;
  declare board: Board;
  declare settings: Pick<Settings, "zoomLock" | "cells">;
  /** What only aids the eye, drawn over the cells; one unit is a cell. */
  declare over: unknown;
  /** The last one has the focus. */
  declare selection: readonly Cell[];
  /** Highlights of a hint. */
  declare tints: Tints;
  /** Cells that a check found wrong. */
  declare wrong: ReadonlySet<Cell>;
  /** Cells that break a law, each with the cells that it conflicts with, as far as they are known. */
  declare broken: ReadonlyMap<Cell, readonly Cell[]>;
  /** Marks of the branch that is played. */
  declare tried: ReadonlySet<Cell>;
  declare lang: Lang;
  /** Cells can be selected but nothing is written. */
  declare readonly: boolean;
  /** A tap, Enter and Space ask about a cell and write nothing. */
  declare asks: boolean;
  /** Shows blank cells and hears nothing. */
  declare paused: boolean;
  /** Its givens are being entered: another puzzle of the same size keeps the part that is in view. */
  declare entered: boolean;
  /** The stroke in progress: shown, but not reported before it is released. */
  declare protected stroke: Stroke | null;

  readonly #gestures = new Gestures(this);
  readonly #view = new BoardView((zoom) => this.tell("board-zoom", { zoom }));
  /** What each row was last drawn from: a row that looks the same is left as it is. */
  #rows: string[] = [];
  #cursor: Cell = 0;

  constructor() {
    super();
    this.selection = [];
    this.tints = NO_TINTS;
    this.wrong = new Set();
    this.broken = new Map();
    this.tried = new Set();
    this.lang = "en";
    this.readonly = false;
    this.asks = false;
    this.paused = false;
    this.entered = false;
    this.stroke = null;
  }

  /** 1 shows the whole board; at most 4. A change draws no cell anew. */
  get zoom(): number {
    return this.#view.zoom;
  }

  set zoom(zoom: number) {
    this.#view.zoom = zoom;
  }

  protected nameOf(): string {
    const { kind, rows, cols } = this.puzzle;
    return t("board.name", { kind: playKind(kind)?.name[this.lang] ?? "", rows, cols });
  }
  protected abstract get many(): boolean;
  protected abstract isSelected(cell: Cell): boolean;
  /** The classes of a cell: all that it looks like, but for its content. */
  protected abstract classesOf(cell: Cell): string;
  /** Differs whenever content or words of the cell differ and its classes do not. */
  protected abstract keyOf(cell: Cell): string;
  protected abstract contentOf(cell: Cell): unknown;
  /** Decoration over all cells. */
  protected overCells(): unknown {
    return nothing;
  }
  /** The kind and content of the cell, in words; its place goes before them, its highlights after. */
  protected abstract wordsOf(cell: Cell): string[];
  /** A key led from one cell to another; `more` with Ctrl or Shift. */
  protected abstract go(from: Cell, to: Cell, more: boolean): void;
  /** Another key; true when it was for the board. */
  protected abstract press(event: KeyboardEvent, cursor: Cell): boolean;
  /** A stroke was finished. */
  protected abstract finish(stroke: Stroke): void;

  /** Shows the whole board. */
  fit(): void {
    this.#view.fit();
  }

  /** Puts the focus on the cell that is in the tab order. */
  override focus(options?: FocusOptions): void {
    const cell = this.renderRoot.querySelector<HTMLElement>('[tabindex="0"]');
    cell?.focus({ preventScroll: true, ...options });
  }

  /** Comes onto the board by a key that is for it; where a cell is selected the key works there at once. */
  enter(event: KeyboardEvent): void {
    this.focus();
    if (this.selection.length > 0) this.#key(event);
  }

  protected tell<Name extends keyof BoardEvents>(name: Name, detail: BoardEvents[Name]): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** Selects a cell and asks why it has its value. */
  protected ask(cell: Cell): void {
    this.tell("board-select", { cells: [cell] });
    this.tell("board-ask", { cell });
  }

  protected tintClasses(cell: Cell): string {
    const { cells, outline, area, asked } = this.tints;
    const isOutlined = outline !== undefined && area?.includes(cell) && cell !== asked;
    const roles: string[] = (cells.get(cell) ?? []).filter((role) => role !== "focus" || !isOutlined);
    if (this.broken.has(cell) || this.wrong.has(cell)) roles.push("conflict");
    return roles.length > 0 ? `tint ${roles.join(" ")}` : "";
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("puzzle")) {
      this.#rows = [];
      this.#cursor = 0;
      this.style.setProperty("--rows", String(this.puzzle.rows));
      this.style.setProperty("--cols", String(this.puzzle.cols));
    }
    if (changed.has("paused") && this.paused) this.#gestures.cancel();
    this.#cursor = this.selection.at(-1) ?? this.#cursor;
  }

  protected override updated(changed: PropertyValues): void {
    const goesOn = this.entered && isAsLarge(this.puzzle, changed.get("puzzle"));
    this.#view.drawn(this.renderRoot, changed.has("puzzle") && !goesOn);
    if (changed.has("selection") && this.shadowRoot?.activeElement) {
      this.focus();
      this.#view.reveal([this.#cursor], this.puzzle);
    }
    if (changed.has("tints")) this.#view.reveal([...this.tints.cells.keys()], this.puzzle);
  }

  protected override render(): TemplateResult {
    const { rows, cols } = this.puzzle;
    return html`<div
      class="view"
      @pointerdown=${this.#gestures}
      @pointermove=${this.#gestures}
      @pointerup=${this.#gestures}
      @pointercancel=${this.#gestures}
      @lostpointercapture=${this.#gestures}
      @contextmenu=${(event: Event) => event.preventDefault()}
      @wheel=${this.#view.wheel}
      @keydown=${this.#key}
      @focusin=${this.#focused}
    >
      <div
        class="grid"
        role="grid"
        aria-label=${this.nameOf()}
        aria-rowcount=${rows}
        aria-colcount=${cols}
        aria-multiselectable=${this.many}
        aria-readonly=${this.readonly}
        ?inert=${this.paused}
      >
        ${Array.from({ length: rows }, (_, row) => this.#row(row))}${this.overCells()}${this.#outline()}
        ${this.paused ? nothing : this.over}
      </div>
    </div>`;
  }

  /** The line around the area that a hint speaks of, and its links. */
  #outline(): unknown {
    const { rows, cols } = this.puzzle;
    const { outline, over } = this.tints;
    if (!outline) return over;
    return html`<svg class="over outline" viewBox="0 0 ${cols} ${rows}" aria-hidden="true"><path d=${outline} /></svg>${over}`;
  }

  #row(row: number): TemplateResult {
    const { cols } = this.puzzle;
    const cells = Array.from({ length: cols }, (_, col) => row * cols + col);
    const shown = !this.paused;
    const classes = cells.map((cell) => (shown ? this.classesOf(cell) : ""));
    const keys = cells.map((cell, col) => (shown ? `${classes[col]} ${this.keyOf(cell)}` : ""));
    const home = Math.floor(this.#cursor / cols) === row ? this.#cursor : -1;
    const look = [this.lang, shown, home, keys].join();
    const isDrawn = this.#rows[row] === look;
    this.#rows[row] = look;
    return html`<div class="row" role="row">
      ${isDrawn ? noChange : cells.map((cell, col) => this.#cell(cell, classes[col], cell === home))}
    </div>`;
  }

  #cell(cell: Cell, classes: string | undefined, isHome: boolean): TemplateResult {
    const label = labelWords(this, cell, this.paused ? null : this.wordsOf(cell));
    return html`<div class="cell ${classes}" role="gridcell" tabindex=${isHome ? 0 : -1} aria-selected=${this.isSelected(cell)}
      aria-label=${label}>${this.paused ? "" : this.contentOf(cell)}</div>`;
  }

  #key(event: KeyboardEvent): void {
    if (event.altKey || this.paused) return;
    const { rows, cols } = this.puzzle;
    const page = Math.max(Math.floor(rows / this.zoom) - 1, 1);
    const to = cellAfter(event, this.#cursor, rows, cols, page);
    const zoom = timesOfKey(event);
    const ctrl = (event.ctrlKey || event.metaKey) && event.key.startsWith("Arrow");
    if (to !== null) this.go(this.#cursor, to, event.shiftKey || ctrl);
    else if (zoom) this.#view.zoomBy(zoom);
    else if (event.key === "Escape" && this.stroke) this.#gestures.cancel();
    else if (!this.press(event, this.#cursor)) return;
    event.preventDefault();
  }

  /** Who comes by keyboard finds a cell selected; a pointer selects when it is released. */
  #focused(event: FocusEvent): void {
    const byKey = event.target instanceof Element && event.target.matches(":focus-visible");
    if (byKey && this.selection.length === 0) this.tell("board-select", { cells: [this.#cursor] });
  }

  columns(): number {
    return this.puzzle.cols;
  }

  cellAt(point: Point): Cell | -1 {
    return this.paused ? -1 : this.#view.cellUnder(point, this.puzzle);
  }

  pansFrom(_cell: Cell): boolean {
    return false;
  }

  preview(stroke: Stroke | null): void {
    this.stroke = stroke;
  }

  held(stroke: Stroke): Stroke | null {
    return { ...stroke, other: true };
  }

  commit(stroke: Stroke): void {
    if (stroke.dragged || this.settings.zoomLock || !this.#view.enlarged(stroke, this.puzzle))
      this.finish(stroke);
  }

  panBy(x: number, y: number): void {
    this.#view.panBy(x, y);
  }

  holdAt(from: Point): Hold {
    return this.#view.holdAt(from, this.settings.zoomLock);
  }
}
