import {
  type Area,
  type Camera,
  centredOn,
  holding,
  MIDDLE,
  placeAt,
  pushed,
  type RelativePoint,
} from "../ui/pan-zoom/camera.ts";
import type { Point } from "../ui/pan-zoom/point.ts";
import type { Hold } from "../ui/pan-zoom/zoom-input.ts";

/** Bounds of the zoom of a board; 1 shows all of it. */
export const BOARD_ZOOM = { least: 1, most: 4 };
/** Milliseconds of rest after which the grid is laid out at its new size. */
const REST = 120;
/** Milliseconds that the view takes to slide to a revealed place. */
const SLIDE = 220;

/**
 * A view on a grid that is `zoom` times as large. While it moves, the grid is only scaled and shifted, as one
 * picture; when it rests it is laid out at its size, so that text and lines are crisp. No scrolling by the
 * browser: a touch is the board's, and focus is revealed by `reveal`.
 */
export class ZoomView {
  readonly #view: HTMLElement;
  readonly #grid: HTMLElement;
  #camera: Camera = { zoom: 1, corner: { across: 0, down: 0 }, room: { across: 1, down: 1 } };
  /** The zoom that the grid is laid out for. */
  #laidOut = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: HTMLElement, grid: HTMLElement) {
    this.#view = view;
    this.#grid = grid;
  }

  get zoom(): number {
    return this.#camera.zoom;
  }

  /** Width of the whole grid in CSS pixels. */
  get width(): number {
    return this.#box.width * this.zoom;
  }

  /** The place of the grid under a point of the screen; null where the view ends. */
  placeUnder(point: Point): RelativePoint | null {
    const { left, right, top, bottom } = this.#box;
    const inside = point.x >= left && point.x < right && point.y >= top && point.y < bottom;
    return inside ? placeAt(this.#camera, this.#placeIn(point)) : null;
  }

  /** Another size; the point stays in place, as far as the edges allow. */
  zoomTo(zoom: number, about?: Point): void {
    const at = about ? this.#placeIn(about) : MIDDLE;
    this.#goTo(holding(this.#camera, zoom, BOARD_ZOOM, placeAt(this.#camera, at), at));
  }

  /** Another size, with a place of the grid in the middle. */
  zoomOn(zoom: number, place: RelativePoint): void {
    this.#goTo(holding(this.#camera, zoom, BOARD_ZOOM, place, MIDDLE));
  }

  /** Holds the place under a point. */
  holdAt(from: Point): Hold {
    const { zoom } = this;
    const held = placeAt(this.#camera, this.#placeIn(from));
    return (times, to) =>
      this.#goTo(holding(this.#camera, zoom * times, BOARD_ZOOM, held, this.#placeIn(to)));
  }

  /** Shifts the grid by so many pixels; false when it is at its edge already. */
  panBy(x: number, y: number): boolean {
    const { width, height } = this.#box;
    const { corner } = this.#camera;
    this.#goTo(pushed(this.#camera, { across: x / width, down: y / height }));
    return this.#camera.corner.across !== corner.across || this.#camera.corner.down !== corner.down;
  }

  /** Slides an area to the middle when part of it is out of sight. */
  reveal(area: Area): void {
    const camera = centredOn(this.#camera, area);
    if (camera === this.#camera) return;
    const before = this.#grid.style.transform;
    this.#goTo(camera);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    this.#grid.animate([{ transform: before }, {}], { duration: SLIDE, easing: "ease-out" });
  }

  get #box(): DOMRect {
    return this.#view.getBoundingClientRect();
  }

  #goTo(camera: Camera): void {
    this.#camera = camera;
    const { style } = this.#grid;
    style.willChange = "transform";
    style.transform = `scale(${this.zoom / this.#laidOut}) translate(${this.#shift("")})`;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settle(), REST);
  }

  #settle(): void {
    this.#laidOut = this.zoom;
    const { style } = this.#grid;
    style.inlineSize = style.blockSize = `${100 * this.zoom}%`;
    style.fontSize = `calc(var(--digit, 58cqw) * ${this.zoom} / var(--cols))`;
    style.willChange = "";
    style.transform = `translate(${this.#shift("")})`;
    // A browser that cannot round keeps the line above.
    style.transform = `translate(${this.#shift("round")})`;
  }

  /** How far the grid stands to the left and above the view; percentages, so that it holds when the view is resized. */
  #shift(round: "" | "round"): string {
    const { across, down } = this.#camera.corner;
    return [across, down]
      .map((part) => (round ? `round(${-100 * part}%, 1px)` : `${-100 * part}%`))
      .join(", ");
  }

  /** The place of a point in the view. */
  #placeIn({ x, y }: Point): RelativePoint {
    const { left, top, width, height } = this.#box;
    return { across: (x - left) / width, down: (y - top) / height };
  }
}
