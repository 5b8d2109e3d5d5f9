/** Pixels a side of a cell as it is sampled from the picture. */
export const CELL_SIDE = 48;
/** So many pixels from the rim of a cell may belong to its lines, when its paper is looked for and when its strokes are. */
const RIM = 6;
const CORE = 8;
const PIXELS = CELL_SIDE * CELL_SIDE;

/** The ink of a cell. */
export interface CellInk {
  /** How much darker than the paper each of 48x48 pixels is. */
  readonly dark: Uint8Array;
  /** The same without grain. */
  readonly soft: Uint8Array;
  /** The darkness of the strokes, where there are any. */
  readonly stroke: number;
}

/** @param cell 48x48 brightnesses */
export function inkOf(cell: Uint8Array): CellInk {
  const dark = darknessOf(cell);
  const soft = softened(dark);
  return { dark, soft, stroke: strokeOf(soft) };
}

/** How much darker each pixel of a cell is than its paper, whose brightness is about the median of the middle. */
function darknessOf(cell: Uint8Array): Uint8Array {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let y = RIM; y < CELL_SIDE - RIM; y++) {
    for (let x = RIM; x < CELL_SIDE - RIM; x++) {
      counts[cell[y * CELL_SIDE + x]]++;
      total++;
    }
  }
  // Digits are dark: the paper is rather above the median than below.
  let paper = 255;
  for (let sum = 0; paper > 0; paper--) {
    sum += counts[paper];
    if (sum >= total * 0.4) break;
  }
  const dark = new Uint8Array(PIXELS);
  for (let i = 0; i < PIXELS; i++) dark[i] = Math.max(paper - cell[i], 0);
  return dark;
}

/** The darkness that one pixel in fifty of the middle exceeds: that of the strokes, where there are any. */
function strokeOf(soft: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (let y = CORE; y < CELL_SIDE - CORE; y++) {
    for (let x = CORE; x < CELL_SIDE - CORE; x++) counts[soft[y * CELL_SIDE + x]]++;
  }
  const wanted = (CELL_SIDE - 2 * CORE) ** 2 / 50;
  let level = 255;
  for (let sum = 0; level > 0; level--) {
    sum += counts[level];
    if (sum >= wanted) break;
  }
  return level;
}

/** The mean of 3x3, so that grain is no ink; the outermost pixels are left as they are. */
function softened(dark: Uint8Array): Uint8Array {
  const soft = dark.slice();
  for (let y = 1; y < CELL_SIDE - 1; y++) {
    for (let x = 1, at = y * CELL_SIDE + 1; x < CELL_SIDE - 1; x++, at++) {
      let sum = 0;
      for (let row = at - CELL_SIDE; row <= at + CELL_SIDE; row += CELL_SIDE)
        sum += dark[row - 1] + dark[row] + dark[row + 1];
      soft[at] = sum / 9;
    }
  }
  return soft;
}
