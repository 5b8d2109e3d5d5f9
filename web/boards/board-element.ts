import {
  html,
  LitElement,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from "lit";
import { guard } from "lit/directives/guard.js";
import { playKind } from "../../engine/kinds/play.ts";
import type { Board } from "../../engine/model/board.ts";
import type { Cell } from "../../engine/model/fact.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { Lang } from "../../engine/model/words.ts";
import type { Point } from "../ui/pan-zoom/point.ts";
import { type Hold, timesOfKey, timesOfWheel } from "../ui/pan-zoom/zoom-input.ts";
import { t } from "../words/words.ts";
import type { BoardEvents } from "./events.ts";
import { Gestures, type Surface } from "./gestures.ts";
import { cellAfter } from "./keys.ts";
import { areaOf, cellAtPlace, placeOf } from "./places.ts";
import type { Stroke } from "./stroke.ts";
import { NO_TINTS, type Tints } from "./tints.ts";
import { BOARD_ZOOM, ZoomView } from "./zoom.ts";

/** Smallest side of a cell, in CSS pixels, that a tap writes on; on a smaller one it zooms in. */
const LEAST_SIDE = { finger: 24, mouse: 12 };
/** How a board answers to the wheel. */
const WHEEL = { perPixel: 1 / 200, most: Number.POSITIVE_INFINITY };
/** Side of a cell after such a tap, in CSS pixels. */
const COMFORTABLE_SIDE = 38;
/**
 * A board is told what to show and tells what was done to it; it writes nothing and knows no law. It finds
 * the cell of a pointer by geometry, keeps one cell in the tab order, and draws a row anew when it changed.
 */
export abstract class BoardElement<P extends Puzzle = Puzzle> extends LitElement implements Surface {
  static override properties: PropertyDeclarations = {
    puzzle: { attribute: false },
    board: { attribute: false },
    selection: { attribute: false },
    tints: { attribute: false },
    wrong: { attribute: false },
    broken: { attribute: false },
    lang: { reflect: true },
    readonly: { type: Boolean },
    asks: { type: Boolean },
    paused: { type: Boolean },
    zoom: { type: Number, noAccessor: true },
    stroke: { state: true },
  };

  declare puzzle: P;
  declare board: Board;
  /** The last one has the focus. */
  declare selection: readonly Cell[];
  /** What a hint shows. */
  declare tints: Tints;
  /** Cells that a check found wrong. */
  declare wrong: ReadonlySet<Cell>;
  /** Cells that break a law. */
  declare broken: ReadonlySet<Cell>;
  declare lang: Lang;
  /** Cells can be selected but nothing is written. */
  declare readonly: boolean;
  /** A tap, Enter and Space ask about a cell and write nothing. */
  declare asks: boolean;
  /** Shows blank cells and hears nothing. */
  declare paused: boolean;
  /** What a pointer is doing: shown, but not told before it is released. */
  declare protected stroke: Stroke | null;

  readonly #gestures = new Gestures(this);
  #view: ZoomView | null = null;
  /** Wanted before there was a view. */
  #zoom = 1;
  #cursor: Cell = 0;

  constructor() {
    super();
    this.selection = [];
    this.tints = NO_TINTS;
    this.wrong = new Set();
    this.broken = new Set();
    this.lang = "en";
    this.readonly = false;
    this.asks = false;
    this.paused = false;
    this.stroke = null;
  }

  /** 1 shows the whole board; at most 4. A change draws no cell anew. */
  get zoom(): number {
    return this.#view?.zoom ?? this.#zoom;
  }

  set zoom(zoom: number) {
    this.#zoom = zoom;
    if (zoom !== this.zoom) this.#zoomed((view) => view.zoomTo(zoom));
  }

  /** The name of the board. */
  protected nameOf(): string {
    const { kind, rows, cols } = this.puzzle;
    return t("board.name", { kind: playKind(kind)?.name[this.lang] ?? "", rows, cols });
  }
  /** Whether several cells can be selected at once. */
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
  /** What the cell is and holds, in words; its place goes before them. */
  protected abstract wordsOf(cell: Cell): string[];
  /** A key led from one cell to another; `more` with Ctrl or Shift. */
  protected abstract go(from: Cell, to: Cell, more: boolean): void;
  /** Another key; true when it was for the board. */
  protected abstract press(event: KeyboardEvent, cursor: Cell): boolean;
  /** A stroke was finished. */
  protected abstract finish(stroke: Stroke): void;

  /** Shows the whole board. */
  fit(): void {
    this.#zoomed((view) => view.zoomTo(1));
  }

  /** Puts the focus on the cell that is in the tab order. */
  override focus(options?: FocusOptions): void {
    const cell = this.renderRoot.querySelector<HTMLElement>('[tabindex="0"]');
    cell?.focus({ preventScroll: true, ...options });
  }

  protected tell<Name extends keyof BoardEvents>(name: Name, detail: BoardEvents[Name]): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** Selects a cell and asks why it is what it is. */
  protected ask(cell: Cell): void {
    this.tell("board-select", { cells: [cell] });
    this.tell("board-ask", { cell });
  }

  protected tintClasses(cell: Cell): string {
    const roles: string[] = [...(this.tints.cells.get(cell) ?? [])];
    if (this.broken.has(cell) || this.wrong.has(cell)) roles.push("conflict");
    return roles.length > 0 ? `tint ${roles.join(" ")}` : "";
  }

  protected tintWords(cell: Cell): string[] {
    const words = (this.tints.cells.get(cell) ?? []).map((role) => t(`board.${role}`));
    if (this.wrong.has(cell)) words.push(t("board.wrong"));
    if (this.broken.has(cell)) words.push(t("board.conflict"));
    return [...new Set(words)];
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("puzzle")) {
      this.#cursor = 0;
      this.style.setProperty("--rows", String(this.puzzle.rows));
      this.style.setProperty("--cols", String(this.puzzle.cols));
    }
    if (changed.has("paused") && this.paused) this.#gestures.cancel();
    this.#cursor = this.selection.at(-1) ?? this.#cursor;
  }

  protected override updated(changed: PropertyValues): void {
    if (!this.#view) {
      const [view, grid] = this.renderRoot.querySelectorAll<HTMLElement>(".view, .grid");
      this.#view = new ZoomView(view, grid);
      if (this.#zoom !== 1) this.#view.zoomTo(this.#zoom);
    } else if (changed.has("puzzle")) this.fit();
    if (changed.has("selection") && this.shadowRoot?.activeElement) {
      this.focus();
      this.#reveal([this.#cursor]);
    }
    if (changed.has("tints")) this.#reveal([...this.tints.cells.keys()]);
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
      @wheel=${this.#wheel}
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
        ${Array.from({ length: rows }, (_, row) => this.#row(row))}${this.overCells()}
      </div>
    </div>`;
  }

  #row(row: number): TemplateResult {
    const { cols } = this.puzzle;
    const cells = Array.from({ length: cols }, (_, col) => row * cols + col);
    const shown = !this.paused;
    const classes = cells.map((cell) => (shown ? this.classesOf(cell) : ""));
    const keys = cells.map((cell, col) => (shown ? `${classes[col]} ${this.keyOf(cell)}` : ""));
    const home = Math.floor(this.#cursor / cols) === row ? this.#cursor : -1;
    return html`<div class="row" role="row">
      ${guard([this.puzzle, this.lang, shown, home, keys.join()], () =>
        cells.map(
          (cell, col) => html`<div
            class="cell ${classes[col]}"
            role="gridcell"
            tabindex=${cell === home ? 0 : -1}
            aria-selected=${this.isSelected(cell)}
            aria-label=${this.#label(cell)}
          >${shown ? this.contentOf(cell) : ""}</div>`,
        ),
      )}
    </div>`;
  }

  #label(cell: Cell): string {
    const { cols } = this.puzzle;
    const place = t("board.cell", { row: Math.floor(cell / cols) + 1, col: (cell % cols) + 1 });
    return [place, ...(this.paused ? [] : this.wordsOf(cell))].join(t("board.comma"));
  }

  #key(event: KeyboardEvent): void {
    if (event.altKey || this.paused) return;
    const { rows, cols } = this.puzzle;
    const page = Math.max(Math.floor(rows / this.zoom) - 1, 1);
    const to = cellAfter(event, this.#cursor, rows, cols, page);
    const zoom = timesOfKey(event);
    const ctrl = (event.ctrlKey || event.metaKey) && event.key.startsWith("Arrow");
    if (to !== null) this.go(this.#cursor, to, event.shiftKey || ctrl);
    else if (zoom) this.#zoomed((view) => view.zoomTo(this.zoom * zoom));
    else if (event.key === "Escape" && this.stroke) this.#gestures.cancel();
    else if (!this.press(event, this.#cursor)) return;
    event.preventDefault();
  }

  /** Who comes by keyboard finds a cell selected; a pointer selects when it is released. */
  #focused(event: FocusEvent): void {
    const byKey = event.target instanceof Element && event.target.matches(":focus-visible");
    if (byKey && this.selection.length === 0) this.tell("board-select", { cells: [this.#cursor] });
  }

  readonly #wheel = {
    passive: false,
    handleEvent: (event: WheelEvent): void => {
      const times = timesOfWheel(event, WHEEL);
      const at = { x: event.clientX, y: event.clientY };
      if (times) this.#zoomed((view) => view.zoomTo(this.zoom * times, at));
      else if (this.zoom === 1 || !this.#view?.panBy(-event.deltaX, -event.deltaY)) return;
      event.preventDefault();
    },
  };

  /** Does something to the view and tells the size that came of it. */
  #zoomed(change: (view: ZoomView) => void): void {
    if (!this.#view) return;
    const before = this.zoom;
    change(this.#view);
    if (this.zoom !== before) this.tell("board-zoom", { zoom: this.zoom });
  }

  #zoomIn(cell: Cell, zoom: number): void {
    this.#zoomed((view) => view.zoomOn(zoom, placeOf(cell, this.puzzle, 0.5)));
  }

  #reveal(cells: readonly Cell[]): void {
    if (cells.length > 0 && this.zoom > 1) this.#view?.reveal(areaOf(cells, this.puzzle));
  }

  columns(): number {
    return this.puzzle.cols;
  }

  cellAt(point: Point): Cell | -1 {
    const place = this.paused ? null : this.#view?.placeUnder(point);
    return place ? cellAtPlace(place, this.puzzle) : -1;
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
    const side = (this.#view?.width ?? 0) / this.puzzle.cols;
    const large = side >= (stroke.precise ? LEAST_SIDE.mouse : LEAST_SIDE.finger);
    if (stroke.dragged || large || this.zoom === BOARD_ZOOM.most) this.finish(stroke);
    else this.#zoomIn(stroke.cells[0], (this.zoom * COMFORTABLE_SIDE) / side);
  }

  panBy(x: number, y: number): void {
    this.#view?.panBy(x, y);
  }

  holdAt(from: Point): Hold {
    const hold = this.#view?.holdAt(from);
    return (times, to) => this.#zoomed(() => hold?.(times, to));
  }
}
