import type { Point } from "./gestures.ts";
import type { Area, Place } from "./places.ts";

/** The most a board is enlarged; 1 shows all of it. */
export const MOST_ZOOM = 4;

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
  placeUnder(point: Point): Place | null {
    const seen = this.#view.getBoundingClientRect();
    const inside =
      point.x >= seen.left && point.x < seen.right && point.y >= seen.top && point.y < seen.bottom;
    return inside ? this.#placeAt(point) : null;
  }

  /** Another size; what is under the point stays there, as far as the edges allow. */
  zoomTo(zoom: number, about: Point = this.#middle()): void {
    this.#place(zoom, this.#placeAt(about), about);
  }

  /** Another size, with a place of the grid in the middle. */
  zoomOn(zoom: number, place: Place): void {
    this.#place(zoom, place, this.#middle());
  }

  /** Two fingers came down around a point; what it returns is told how far they moved apart and where they are. */
  pinchFrom(middle: Point): (scale: number, middle: Point) => void {
    const from = this.#zoom;
    const held = this.#placeAt(middle);
    return (scale, point) => this.#place(from * scale, held, point);
  }

  panBy(x: number, y: number): void {
    this.#view.scrollLeft -= x;
    this.#view.scrollTop -= y;
  }

  /** Scrolls an area to the middle when part of it is out of sight. */
  reveal({ from, to }: Area): void {
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = this.#view;
    const { width, height } = this.#grid.getBoundingClientRect();
    const [left, right] = [from.across * width, to.across * width];
    const [top, bottom] = [from.down * height, to.down * height];
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

  #place(zoom: number, place: Place, point: Point): void {
    this.#zoom = Math.min(Math.max(zoom, 1), MOST_ZOOM);
    this.#grid.style.setProperty("--zoom", String(this.#zoom));
    const view = this.#view.getBoundingClientRect();
    const grid = this.#grid.getBoundingClientRect();
    this.#view.scrollTo({
      left: place.across * grid.width - (point.x - view.left),
      top: place.down * grid.height - (point.y - view.top),
      behavior: "instant",
    });
  }

  #placeAt(point: Point): Place {
    const box = this.#grid.getBoundingClientRect();
    return { across: (point.x - box.left) / box.width, down: (point.y - box.top) / box.height };
  }

  #middle(): Point {
    const box = this.#view.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
}
