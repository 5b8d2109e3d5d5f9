import type { Outline } from "./sfnt.ts";

/** Samples a pixel in each direction. */
const FINE = 4;

/**
 * An outline as darkness, 0 to 255, in the middle of a square picture: inside is where lines wind around (non-zero), a
 * pixel counts by 4x4 samples. @param scale pixels a unit of the font; null where the outline is empty
 */
export function rastered(outline: Outline, side: number, scale: number): Uint8Array | null {
  let [left, right, bottom, top] = [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const line of outline) {
    for (let i = 0; i < line.length; i += 2) {
      left = Math.min(left, line[i]);
      right = Math.max(right, line[i]);
      bottom = Math.min(bottom, line[i + 1]);
      top = Math.max(top, line[i + 1]);
    }
  }
  if (!(right > left && top > bottom)) return null;
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const counts = new Uint8Array(side * side);
  for (let row = 0; row < side * FINE; row++) {
    const y = cy - ((row + 0.5) / FINE - side / 2) / scale;
    const crossings: { x: number; turn: number }[] = [];
    for (const line of outline) {
      for (let i = 0; i + 3 < line.length; i += 2) {
        const [x0, y0, x1, y1] = [line[i], line[i + 1], line[i + 2], line[i + 3]];
        if (y0 <= y === y1 <= y) continue;
        const x = x0 + ((y - y0) / (y1 - y0)) * (x1 - x0);
        crossings.push({ x: ((x - cx) * scale + side / 2) * FINE, turn: y1 > y0 ? 1 : -1 });
      }
    }
    crossings.sort((a, b) => a.x - b.x);
    let winding = 0;
    for (const [at, { x, turn }] of crossings.entries()) {
      winding += turn;
      if (winding === 0) continue;
      const end = Math.min(Math.round(crossings[at + 1]?.x ?? x), side * FINE);
      for (let fine = Math.max(Math.round(x), 0); fine < end; fine++)
        counts[Math.floor(row / FINE) * side + Math.floor(fine / FINE)]++;
    }
  }
  return counts.map((count) => Math.min(Math.round((count * 255) / (FINE * FINE)), 255));
}

/** The height of an outline in units of the font. */
export function heightOf(outline: Outline): number {
  let [bottom, top] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const line of outline) {
    for (let i = 1; i < line.length; i += 2) {
      bottom = Math.min(bottom, line[i]);
      top = Math.max(top, line[i]);
    }
  }
  return top - bottom;
}
