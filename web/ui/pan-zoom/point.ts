/** A point of the screen, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels that a pointer may tremble within a tap or a click. */
export const TREMBLE = 5;

export function distance(one: Point, two: Point): number {
  return Math.hypot(one.x - two.x, one.y - two.y);
}

export function middleOf(one: Point, two: Point): Point {
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
}
