import type { Point } from "./gestures.ts";
import type { Area, Place } from "./places.ts";

/** The most a board is enlarged; 1 shows all of it. */
export const MOST_ZOOM = 4;
/** Milliseconds of rest after which the grid is laid out at its new size. */
const REST = 120;
/** Milliseconds that the view takes to slide to what it reveals. */
const SLIDE = 220;

/**
 * A view on a grid that is `zoom` times as large. While it moves, the grid is only scaled and shifted, as one
 * picture; when it rests it is laid out at its size, so that text and lines are crisp. No scrolling by the
 * browser: a touch is the board's, and focus is revealed by `reveal`.
 */
export class ZoomView {
  readonly #view: HTMLElement;
  readonly #grid: HTMLElement;
  #zoom = 1;
  /** The zoom that the grid is laid out for. */
  #laidOut = 1;
  /** The place of the grid in the top left corner of the view. */
  #corner: Place = { across: 0, down: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: HTMLElement, grid: HTMLElement) {
    this.#view = view;
    this.#grid = grid;
  }

  get zoom(): number {
    return this.#zoom;
  }

  /** Width of the whole grid in CSS pixels. */
  get width(): number {
    return this.#box.width * this.#zoom;
  }

  /** The place of the grid under a point of the screen; null where the view ends. */
  placeUnder(point: Point): Place | null {
    const { left, right, top, bottom } = this.#box;
    const inside = point.x >= left && point.x < right && point.y >= top && point.y < bottom;
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

  /** Shifts the grid by so many pixels; false when it is at its edge already. */
  panBy(x: number, y: number): boolean {
    const { width, height } = this.#box;
    const { across, down } = this.#corner;
    this.#goTo({ across: across - x / width / this.#zoom, down: down - y / height / this.#zoom });
    return this.#corner.across !== across || this.#corner.down !== down;
  }

  /** Slides an area to the middle when part of it is out of sight. */
  reveal({ from, to }: Area): void {
    const part = 1 / this.#zoom;
    const { across, down } = this.#corner;
    const seen =
      from.across >= across && to.across <= across + part && from.down >= down && to.down <= down + part;
    if (seen) return;
    const before = this.#grid.style.transform;
    this.#goTo({
      across: (from.across + to.across - part) / 2,
      down: (from.down + to.down - part) / 2,
    });
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    this.#grid.animate([{ transform: before }, {}], { duration: SLIDE, easing: "ease-out" });
  }

  get #box(): DOMRect {
    return this.#view.getBoundingClientRect();
  }

  #place(zoom: number, place: Place, point: Point): void {
    const { left, top, width, height } = this.#box;
    this.#zoom = Math.min(Math.max(zoom, 1), MOST_ZOOM);
    this.#goTo({
      across: place.across - (point.x - left) / width / this.#zoom,
      down: place.down - (point.y - top) / height / this.#zoom,
    });
  }

  #goTo({ across, down }: Place): void {
    const last = 1 - 1 / this.#zoom;
    this.#corner = { across: Math.min(Math.max(across, 0), last), down: Math.min(Math.max(down, 0), last) };
    const { style } = this.#grid;
    style.willChange = "transform";
    style.transform = `scale(${this.#zoom / this.#laidOut}) translate(${this.#shift("")})`;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settle(), REST);
  }

  #settle(): void {
    this.#laidOut = this.#zoom;
    const { style } = this.#grid;
    style.inlineSize = style.blockSize = `${100 * this.#zoom}%`;
    style.fontSize = `calc(58cqw * ${this.#zoom} / var(--cols))`;
    style.willChange = "";
    style.transform = `translate(${this.#shift("")})`;
    // A browser that cannot round keeps the line above.
    style.transform = `translate(${this.#shift("round")})`;
  }

  /** How far the grid stands to the left and above the view; percentages, so that it holds when the view is resized. */
  #shift(round: "" | "round"): string {
    return [this.#corner.across, this.#corner.down]
      .map((part) => (round ? `round(${-100 * part}%, 1px)` : `${-100 * part}%`))
      .join(", ");
  }

  #placeAt(point: Point): Place {
    const { left, top, width, height } = this.#box;
    return {
      across: this.#corner.across + (point.x - left) / width / this.#zoom,
      down: this.#corner.down + (point.y - top) / height / this.#zoom,
    };
  }

  #middle(): Point {
    const { left, top, width, height } = this.#box;
    return { x: left + width / 2, y: top + height / 2 };
  }
}
