import { CELL_SIDE, type CellInk } from "./cell-ink.ts";
import { glyphPieces, type Piece } from "./pieces.ts";

/** Pixels a side of what the network reads. */
export const PATCH_SIDE = 24;
/** The longer side of a glyph within its patch. */
const GLYPH_SIDE = 18;

/** A change of the window that a patch is cut with: shifts in pixels of the patch, and a factor of its size. */
export interface Shift {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const STRAIGHT: Shift = { x: 0, y: 0, scale: 1 };

/**
 * The glyphs of a cell from left to right, at most three; none where nothing is as dark as half the ink.
 * @param ink darkness that strokes have in this picture
 */
export function glyphsIn({ soft, stroke }: CellInk, ink: number): readonly Piece[] {
  return stroke < ink * 0.4 ? [] : glyphPieces(soft, stroke * 0.5);
}

/** The darkness, 0 to 255, of 24x24 pixels: a glyph in their middle, 18 pixels high or wide. */
export function patchOf(
  { dark, stroke }: CellInk,
  { left, top, right, bottom }: Piece,
  shift: Shift = STRAIGHT,
): Uint8Array {
  const [width, height] = [right - left, bottom - top];
  const step = (Math.max(width, height) / GLYPH_SIDE) * shift.scale;
  const x0 = (left + right - 1) / 2 + (shift.x - (PATCH_SIDE - 1) / 2) * step;
  const y0 = (top + bottom - 1) / 2 + (shift.y - (PATCH_SIDE - 1) / 2) * step;
  const patch = new Uint8Array(PATCH_SIDE * PATCH_SIDE);
  const gain = 255 / Math.max(stroke, 1);
  // A neighbour, or a line, is not to be read with the glyph.
  const [x1, x2, y1, y2] = [left - 2, right + 1, top - 2, bottom + 1];
  for (let py = 0, i = 0; py < PATCH_SIDE; py++) {
    const y = y0 + py * step;
    for (let px = 0; px < PATCH_SIDE; px++, i++) {
      const x = x0 + px * step;
      if (x <= x1 || x >= x2 || y <= y1 || y >= y2) continue;
      patch[i] = Math.min(between(dark, x, y) * gain, 255);
    }
  }
  return patch;
}

function between(dark: Uint8Array, x: number, y: number): number {
  const cx = Math.min(Math.max(x, 0), CELL_SIDE - 1.001);
  const cy = Math.min(Math.max(y, 0), CELL_SIDE - 1.001);
  const left = Math.floor(cx);
  const top = Math.floor(cy);
  const fx = cx - left;
  const fy = cy - top;
  const at = top * CELL_SIDE + left;
  const above = dark[at] + (dark[at + 1] - dark[at]) * fx;
  const below = dark[at + CELL_SIDE] + (dark[at + CELL_SIDE + 1] - dark[at + CELL_SIDE]) * fx;
  return above + (below - above) * fy;
}
