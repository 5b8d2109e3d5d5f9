import { type CellInk, inkOf } from "./digits/cell-ink.ts";
import { glyphsIn, patchOf, type Shift } from "./digits/glyphs.ts";
import { CLASSES, type Network } from "./digits/network.ts";
import type { Piece } from "./digits/pieces.ts";
import type { GrayImage } from "./gray-image.ts";
import { cellOf, type Mesh } from "./mesh.ts";

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
  const inks: CellInk[] = [];
  for (let row = 0; row < mesh.rows; row++) {
    for (let col = 0; col < mesh.cols; col++) inks.push(inkOf(cellOf(levels, mesh, row, col)));
    yield 1;
  }
  const ink = usualInk(inks);
  const cells: ReadCell[] = [];
  for (const [at, own] of inks.entries()) {
    const glyphs = glyphsIn(own, ink).map((glyph) => oddsOf(network, own, glyph));
    cells.push({ glyphs, ink: own.stroke / ink });
    if (at % mesh.cols === mesh.cols - 1) yield 1;
  }
  return cells;
}

/** Ink is as dark as the strokes of the darker cells: a tenth of them at least hold a number. */
function usualInk(inks: readonly CellInk[]): number {
  const strokes = inks.map(({ stroke }) => stroke).sort((a, b) => b - a);
  return Math.max(strokes[Math.floor(strokes.length * 0.1)], 12);
}

function oddsOf(network: Network, ink: CellInk, glyph: Piece): Odds {
  const odds = network.read(patchOf(ink, glyph)).slice();
  if (Math.max(...odds) >= DOUBTFUL) return odds;
  for (const shift of SHIFTS) {
    const read = network.read(patchOf(ink, glyph, shift));
    for (let i = 0; i < CLASSES; i++) odds[i] += read[i];
  }
  return odds.map((one) => one / (SHIFTS.length + 1));
}
