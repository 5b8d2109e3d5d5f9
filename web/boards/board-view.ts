import type { Cell } from "../../engine/model/fact.ts";
import type { Point } from "../ui/pan-zoom/point.ts";
import { type Hold, timesOfWheel } from "../ui/pan-zoom/zoom-input.ts";
import { areaOf, cellAtPlace, type Extent, placeOf } from "./places.ts";
import type { Stroke } from "./stroke.ts";
import { BOARD_ZOOM, ZoomView } from "./zoom.ts";

/** Smallest side of a cell, in CSS pixels, that a tap writes on; on a smaller one it zooms in. */
const LEAST_SIDE = { finger: 24, mouse: 12 };
/** Side of a cell after such a tap, in CSS pixels. */
const COMFORTABLE_SIDE = 38;
/** How a board answers to the wheel. */
const WHEEL = { perPixel: 1 / 200, most: Number.POSITIVE_INFINITY };

/** The visible part of a board: all of it, or a part enlarged. It keeps requests until the board is drawn. */
export class BoardView {
  readonly #told: (zoom: number) => void;
  #view: ZoomView | null = null;
  /** Wanted before there was a view. */
  #wanted = 1;

  /** `told` is called when the board is shown at another size. */
  constructor(told: (zoom: number) => void) {
    this.#told = told;
  }

  /** 1 shows the whole board; at most 4. */
  get zoom(): number {
    return this.#view?.zoom ?? this.#wanted;
  }

  set zoom(zoom: number) {
    this.#wanted = zoom;
    if (zoom !== this.zoom) this.#change((view) => view.zoomTo(zoom));
  }

  /** The board is drawn for the first time, or again; another one is shown whole. */
  drawn(root: ParentNode, isAnother: boolean): void {
    if (this.#view) {
      if (isAnother) this.fit();
      return;
    }
    const [view, grid] = root.querySelectorAll<HTMLElement>(".view, .grid");
    this.#view = new ZoomView(view, grid);
    if (this.#wanted !== 1) this.#view.zoomTo(this.#wanted);
  }

  /** Shows the whole board. */
  fit(): void {
    this.#change((view) => view.zoomTo(1));
  }

  zoomBy(times: number, at?: Point): void {
    this.#change((view) => view.zoomTo(this.zoom * times, at));
  }

  panBy(x: number, y: number): boolean {
    return this.#view?.panBy(x, y) ?? false;
  }

  /** Where the zoom is locked the held place moves and never grows. */
  holdAt(from: Point, isLocked: boolean): Hold {
    const hold = this.#view?.holdAt(from);
    return (times, to) => this.#change(() => hold?.(isLocked ? 1 : times, to));
  }

  /** Listens to the wheel, and leaves it to the page where there is nothing to pan. */
  readonly wheel = {
    passive: false,
    handleEvent: (event: WheelEvent): void => {
      if (this.#turn(event)) event.preventDefault();
    },
  };

  /** Zooms or pans by the wheel; false where there is nothing to pan. */
  #turn(event: WheelEvent): boolean {
    const times = timesOfWheel(event, WHEEL);
    if (!times) return this.zoom !== 1 && this.panBy(-event.deltaX, -event.deltaY);
    this.zoomBy(times, { x: event.clientX, y: event.clientY });
    return true;
  }

  /** The cell under a point of the screen, or -1. */
  cellUnder(point: Point, extent: Extent): Cell | -1 {
    const place = this.#view?.placeUnder(point);
    return place ? cellAtPlace(place, extent) : -1;
  }

  /** Slides cells into sight. */
  reveal(cells: readonly Cell[], extent: Extent): void {
    if (cells.length > 0 && this.zoom > 1) this.#view?.reveal(areaOf(cells, extent));
  }

  /** Enlarges the cell of a tap that is too small to write on; false where it is large enough, or as large as can be. */
  enlarged({ cells, precise }: Stroke, extent: Extent): boolean {
    const side = (this.#view?.width ?? 0) / extent.cols;
    if (side >= (precise ? LEAST_SIDE.mouse : LEAST_SIDE.finger) || this.zoom === BOARD_ZOOM.most)
      return false;
    const zoom = (this.zoom * COMFORTABLE_SIDE) / side;
    this.#change((view) => view.zoomOn(zoom, placeOf(cells[0], extent, 0.5)));
    return true;
  }

  /** Changes the view and reports its new size. */
  #change(change: (view: ZoomView) => void): void {
    if (!this.#view) return;
    const before = this.zoom;
    change(this.#view);
    if (this.zoom !== before) this.#told(this.zoom);
  }
}
