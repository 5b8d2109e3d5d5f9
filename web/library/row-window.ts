/** Lines beyond the window, on both sides, that are ready before they are scrolled to. */
export const BEYOND = 4;
/** Lines a frame beyond which nobody can look at a row. */
const FAST = 1 / 4;
/** Lines that are written together while the list flies by: a frame in which any is written costs far more than one line. */
const TOGETHER = 5;

/** Where the window is over a list; all in lines, of one row or several side by side. */
export interface ListView {
  /** The top of the window, from the top of the list. */
  readonly top: number;
  /** The height of the window. */
  readonly height: number;
  /** How far it went since the frame before; below 0 upwards. */
  readonly moved: number;
}

/** The list flies by. */
export function isFast({ moved }: ListView): boolean {
  return Math.abs(moved) > FAST;
}

/**
 * The first of `held` lines that are in the document, after `before`. They stand around the window. Where the list flies by they
 * stand ahead of it, and stay for as long as they fill it in the next frame too.
 */
export function firstLine(view: ListView, held: number, before: number): number {
  const { top, height, moved } = view;
  if (!isFast(view)) return Math.floor(top) - BEYOND;
  const ahead = moved > 0 ? Math.floor(top) : Math.ceil(top + height) - held;
  const isFull = before <= top + Math.min(0, moved) && top + height + Math.max(0, moved) <= before + held;
  return isFull && Math.abs(ahead - before) < TOGETHER ? before : ahead;
}
