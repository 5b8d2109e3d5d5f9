import type { Point } from "./gestures.ts";

/** The most a board is enlarged; 1 shows all of it. */
export const MOST_ZOOM = 4;

/** A place of the grid as parts of its width and height, the same at every zoom. */
export interface Anchor {
  readonly across: number;
  readonly down: number;
}

/** A rectangle of the grid, from its top left to its bottom right. */
export interface Area {
  readonly from: Anchor;
  readonly to: Anchor;
}

/**
 * The scrolling view on a grid that is `zoom` times as large as the view. The grid is laid out anew at each
 * size, so text and lines stay crisp.
 */
export class ZoomView {
  readonly #view: HTMLElement;
  readonly #grid: HTMLElement;
  #zoom = 1;

  constructor(view: HTMLElement, grid: HTMLElement) {
    this.#view = view;
    this.#grid = grid;
  }

  get zoom(): number {
    return this.#zoom;
  }

  /** Width of the whole grid in CSS pixels. */
  get width(): number {
    return this.#grid.getBoundingClientRect().width;
  }

  /** The place of the grid under a point of the screen; null where the view ends. */
  placeUnder(point: Point): Anchor | null {
    const seen = this.#view.getBoundingClientRect();
    const inside =
      point.x >= seen.left && point.x < seen.right && point.y >= seen.top && point.y < seen.bottom;
    return inside ? this.#anchorAt(point) : null;
  }

  /** Another size; what is under the point stays there, as far as the edges allow. */
  zoomTo(zoom: number, about: Point = this.#middle()): void {
    this.#place(zoom, this.#anchorAt(about), about);
  }

  /** Another size, with a place of the grid in the middle. */
  zoomOn(zoom: number, anchor: Anchor): void {
    this.#place(zoom, anchor, this.#middle());
  }

  /** Two fingers came down around a point; what it returns is told how far they moved apart and where they are. */
  pinchFrom(middle: Point): (scale: number, middle: Point) => void {
    const from = this.#zoom;
    const anchor = this.#anchorAt(middle);
    return (scale, point) => this.#place(from * scale, anchor, point);
  }

  panBy(x: number, y: number): void {
    this.#view.scrollLeft -= x;
    this.#view.scrollTop -= y;
  }

  /** Scrolls an area to the middle when part of it is out of sight. */
  reveal({ from, to }: Area): void {
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = this.#view;
    const { offsetWidth, offsetHeight } = this.#grid;
    const [left, right] = [from.across * offsetWidth, to.across * offsetWidth];
    const [top, bottom] = [from.down * offsetHeight, to.down * offsetHeight];
    const across = left >= scrollLeft && right <= scrollLeft + clientWidth;
    const down = top >= scrollTop && bottom <= scrollTop + clientHeight;
    if (across && down) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.#view.scrollTo({
      left: (left + right - clientWidth) / 2,
      top: (top + bottom - clientHeight) / 2,
      behavior: still ? "instant" : "smooth",
    });
  }

  #place(zoom: number, anchor: Anchor, point: Point): void {
    this.#zoom = Math.min(Math.max(zoom, 1), MOST_ZOOM);
    this.#grid.style.setProperty("--zoom", String(this.#zoom));
    const view = this.#view.getBoundingClientRect();
    this.#view.scrollTo({
      left: anchor.across * this.#grid.offsetWidth - (point.x - view.left),
      top: anchor.down * this.#grid.offsetHeight - (point.y - view.top),
      behavior: "instant",
    });
  }

  #anchorAt(point: Point): Anchor {
    const box = this.#grid.getBoundingClientRect();
    return { across: (point.x - box.left) / box.width, down: (point.y - box.top) / box.height };
  }

  #middle(): Point {
    const box = this.#view.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
}
