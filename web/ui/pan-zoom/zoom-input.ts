import { distance, middleOf, type Point } from "./point.ts";

/** Holds a place under a point: called with its growth, and the new point. */
export type Hold = (times: number, to: Point) => void;

/** A picture that can be zoomed. */
export interface Zoomable {
  /** Holds the place under a point from now on. */
  holdAt(from: Point): Hold;
}

/** Two fingers that came down: the place under their middle stays there, and grows as they part. */
export class Pinch {
  readonly #apart: number;
  readonly #hold: Hold;

  constructor(picture: Zoomable, one: Point, two: Point) {
    this.#apart = Math.max(distance(one, two), 1);
    this.#hold = picture.holdAt(middleOf(one, two));
  }

  move(one: Point, two: Point): void {
    this.#hold(distance(one, two) / this.#apart, middleOf(one, two));
  }
}

/** How a picture answers to the wheel: growth of the logarithm of its zoom a pixel, and the most pixels of one event. */
export interface WheelFeel {
  readonly perPixel: number;
  readonly most: number;
}

/** How many times as large a turn of the wheel makes a picture; null without Ctrl, which is the sign of a pinch, too. */
export function timesOfWheel(event: WheelEvent, { perPixel, most }: WheelFeel): number | null {
  if (!event.ctrlKey) return null;
  return Math.exp(-Math.max(-most, Math.min(most, event.deltaY)) * perPixel);
}

/** How many times as large one press of a key or a button makes a picture. */
export const ZOOM_STEP = 1.25;

const ZOOM_KEYS: Readonly<Record<string, number>> = {
  "+": ZOOM_STEP,
  "=": ZOOM_STEP,
  "-": 1 / ZOOM_STEP,
  _: 1 / ZOOM_STEP,
};

/** How many times as large a key makes a picture; null for any other key, and for the zoom of the browser itself. */
export function timesOfKey(press: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey">): number | null {
  return press.ctrlKey || press.metaKey ? null : (ZOOM_KEYS[press.key] ?? null);
}
