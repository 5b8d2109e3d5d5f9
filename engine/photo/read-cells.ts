import { darknessOf, type Glyph, glyphsIn, type Shift, strokeDarkness } from "./glyphs.ts";
import type { GrayImage } from "./gray-image.ts";
import { cellOf, type Mesh } from "./mesh.ts";
import { CLASSES, type Network } from "./network.ts";

/** What a glyph may be: the probability of each class of the network. */
export type Odds = Float32Array;

/** A cell of the grid as it was read. */
export interface ReadCell {
  /** The odds of each glyph from left to right; none for a blank cell. */
  readonly glyphs: readonly Odds[];
  /** How dark the strokes are, as a part of what ink is in this grid. */
  readonly ink: number;
}

/** Below this a glyph is read again with its window shifted. */
const DOUBTFUL = 0.97;
const SHIFTS: readonly Shift[] = [
  { x: 1, y: 0, scale: 1 },
  { x: -1, y: 0, scale: 1 },
  { x: 0, y: 1, scale: 1.05 },
  { x: 0, y: -1, scale: 0.95 },
];

/** Reads every cell of a mesh, row by row; a doubtful glyph five times. Yields once a row. */
export function* readCells(
  levels: readonly GrayImage[],
  mesh: Mesh,
  network: Network,
): Generator<number, readonly ReadCell[], void> {
  const darks: Uint8Array[] = [];
  for (let row = 0; row < mesh.rows; row++) {
    for (let col = 0; col < mesh.cols; col++) darks.push(darknessOf(cellOf(levels, mesh, row, col)));
    yield 1;
  }
  const ink = inkOf(darks);
  const cells: ReadCell[] = [];
  for (const [at, dark] of darks.entries()) {
    cells.push({
      glyphs: glyphsIn(dark, ink).map((glyph, i) => oddsOf(network, dark, ink, glyph, i)),
      ink: strokeDarkness(dark) / ink,
    });
    if (at % mesh.cols === mesh.cols - 1) yield 1;
  }
  return cells;
}

/** Ink is as dark as the strokes of the darker cells: a sixth of them at least hold a number. */
function inkOf(darks: readonly Uint8Array[]): number {
  const strokes = darks.map(strokeDarkness).sort((a, b) => b - a);
  return Math.max(strokes[Math.floor(strokes.length * 0.1)], 12);
}

function oddsOf(network: Network, dark: Uint8Array, ink: number, glyph: Glyph, at: number): Odds {
  const odds = network.read(glyph.patch).slice();
  if (Math.max(...odds) >= DOUBTFUL) return odds;
  for (const shift of SHIFTS) {
    const shifted = glyphsIn(dark, ink, shift)[at];
    const read = network.read(shifted.patch);
    for (let i = 0; i < CLASSES; i++) odds[i] += read[i];
  }
  return odds.map((one) => one / (SHIFTS.length + 1));
}
