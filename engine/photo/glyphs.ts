/** Pixels a side of a cell as it is sampled from the picture. */
export const CELL_SIDE = 48;
/** Pixels a side of what the network reads. */
export const PATCH_SIDE = 24;
/** The longer side of a glyph within its patch. */
const GLYPH_SIDE = 18;
/** So many pixels from the rim of a cell belong to its lines. */
const RIM = 4;
/** Glyphs lower than this are notes, specks and scraps of lines. */
const LEAST_HEIGHT = 0.24 * CELL_SIDE;
const PIXELS = CELL_SIDE * CELL_SIDE;

/** A piece of ink in a cell: its box in pixels, right and bottom excluded, and its number of dark pixels. */
interface Piece {
  left: number;
  top: number;
  right: number;
  bottom: number;
  ink: number;
}

/** A glyph that was cut out of a cell. */
export interface Glyph {
  /** The darkness, 0 to 255, of 24x24 pixels: the glyph in their middle, 18 pixels high or wide. */
  readonly patch: Uint8Array;
  /** The box within the cell, in parts of its side. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A change of the window that a patch is cut with: shifts in pixels of the patch, and a factor of its size. */
export interface Shift {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const STRAIGHT: Shift = { x: 0, y: 0, scale: 1 };

/**
 * How much darker each pixel of a cell is than its paper, whose brightness is the median of the middle: 0 for paper.
 * @param cell 48x48 brightnesses
 */
export function darknessOf(cell: Uint8Array): Uint8Array {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let y = RIM + 2; y < CELL_SIDE - RIM - 2; y++) {
    for (let x = RIM + 2; x < CELL_SIDE - RIM - 2; x++) {
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
export function strokeDarkness(dark: Uint8Array): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let y = RIM + 2; y < CELL_SIDE - RIM - 2; y++) {
    for (let x = RIM + 2; x < CELL_SIDE - RIM - 2; x++) {
      counts[dark[y * CELL_SIDE + x]]++;
      total++;
    }
  }
  let level = 255;
  for (let sum = 0; level > 0; level--) {
    sum += counts[level];
    if (sum >= total / 50) break;
  }
  return level;
}

/**
 * The glyphs of a cell from left to right, at most three; none where nothing is as dark as half the ink. What hangs on
 * the rim belongs to the lines, pieces above one another are one glyph.
 * @param dark 48x48, see `darknessOf` @param ink darkness that strokes have in this picture
 */
export function glyphsIn(dark: Uint8Array, ink: number, shift: Shift = STRAIGHT): readonly Glyph[] {
  const stroke = strokeDarkness(dark);
  if (stroke < ink * 0.4) return [];
  const boxes = boxesIn(dark, stroke * 0.5);
  return boxes.map((box) => cutOut(dark, box, stroke, shift));
}

function boxesIn(dark: Uint8Array, threshold: number): readonly Piece[] {
  const joined: Piece[] = [];
  for (const piece of piecesIn(dark, threshold).sort((a, b) => b.ink - a.ink)) {
    const over = joined.find((other) => standOver(other, piece));
    if (over) merge(over, piece);
    else joined.push({ ...piece });
  }
  const tall = joined
    .filter(({ top, bottom, ink }) => bottom - top >= LEAST_HEIGHT && ink >= 12)
    .sort((a, b) => a.left - b.left);
  const highest = Math.max(...tall.map(({ top, bottom }) => bottom - top));
  return tall
    .filter(({ top, bottom }) => bottom - top > highest * 0.6)
    .flatMap((piece) => (isTwoWide(piece) ? split(dark, piece) : [piece]))
    .slice(0, 3);
}

/** Whether two pieces share most of the width of the narrower one, and lie close. */
function standOver(a: Piece, b: Piece): boolean {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const gap = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
  return shared >= 0.5 * Math.min(a.right - a.left, b.right - b.left) && gap < 0.15 * CELL_SIDE;
}

function merge(into: Piece, { left, top, right, bottom, ink }: Piece): void {
  into.left = Math.min(into.left, left);
  into.top = Math.min(into.top, top);
  into.right = Math.max(into.right, right);
  into.bottom = Math.max(into.bottom, bottom);
  into.ink += ink;
}

const stack = new Int32Array(PIXELS);

/** Connected pieces of dark pixels inside the rim; those that reach from it no further than the lines are left out. */
function piecesIn(dark: Uint8Array, threshold: number): Piece[] {
  const seen = new Uint8Array(PIXELS);
  const pieces: Piece[] = [];
  const last = CELL_SIDE - RIM - 1;
  for (let y = RIM; y <= last; y++) {
    for (let x = RIM; x <= last; x++) {
      const start = y * CELL_SIDE + x;
      if (seen[start] || dark[start] <= threshold) continue;
      const piece: Piece = { left: x, top: y, right: x + 1, bottom: y + 1, ink: 0 };
      let depth = 0;
      stack[depth++] = start;
      seen[start] = 1;
      while (depth > 0) {
        const at = stack[--depth];
        const [px, py] = [at % CELL_SIDE, Math.floor(at / CELL_SIDE)];
        piece.ink++;
        if (px < piece.left) piece.left = px;
        if (px >= piece.right) piece.right = px + 1;
        if (py < piece.top) piece.top = py;
        if (py >= piece.bottom) piece.bottom = py + 1;
        for (let ny = Math.max(py - 1, RIM); ny <= py + 1 && ny <= last; ny++) {
          for (let nx = Math.max(px - 1, RIM); nx <= px + 1 && nx <= last; nx++) {
            const next = ny * CELL_SIDE + nx;
            if (seen[next] || dark[next] <= threshold) continue;
            seen[next] = 1;
            stack[depth++] = next;
          }
        }
      }
      if (!isLine(piece)) pieces.push(piece);
    }
  }
  return pieces;
}

/** Whether a piece hangs on the rim and stays near it, runs from rim to rim, or is a speck. */
function isLine({ left, top, right, bottom, ink }: Piece): boolean {
  if (ink < 4) return true;
  const far = CELL_SIDE - RIM;
  const thin = 0.3 * CELL_SIDE;
  if (top === RIM && bottom === far && right - left < thin) return true;
  if (left === RIM && right === far && bottom - top < thin) return true;
  const depths = [
    left === RIM ? right : CELL_SIDE,
    top === RIM ? bottom : CELL_SIDE,
    right === far ? CELL_SIDE - left : CELL_SIDE,
    bottom === far ? CELL_SIDE - top : CELL_SIDE,
  ];
  return Math.min(...depths) < 0.26 * CELL_SIDE;
}

const isTwoWide = ({ left, top, right, bottom }: Piece): boolean => right - left > 1.1 * (bottom - top);

/** Two digits that touch are parted where the least ink is, near the middle. */
function split(dark: Uint8Array, piece: Piece): readonly Piece[] {
  const { left, top, right, bottom } = piece;
  const width = right - left;
  let [cut, least] = [left + (width >> 1), Number.POSITIVE_INFINITY];
  for (let x = left + Math.floor(width * 0.3); x < left + Math.ceil(width * 0.7); x++) {
    let sum = 0;
    for (let y = top; y < bottom; y++) sum += dark[y * CELL_SIDE + x];
    if (sum < least) [cut, least] = [x, sum];
  }
  return [
    { ...piece, right: Math.max(cut, left + 1) },
    { ...piece, left: Math.min(cut + 1, right - 1) },
  ];
}

function cutOut(dark: Uint8Array, { left, top, right, bottom }: Piece, stroke: number, shift: Shift): Glyph {
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
  const side = CELL_SIDE;
  return { patch, left: left / side, top: top / side, width: width / side, height: height / side };
}

function between(dark: Uint8Array, x: number, y: number): number {
  const cx = Math.min(Math.max(x, 0), CELL_SIDE - 1.001);
  const cy = Math.min(Math.max(y, 0), CELL_SIDE - 1.001);
  const [left, top] = [Math.floor(cx), Math.floor(cy)];
  const [fx, fy] = [cx - left, cy - top];
  const at = top * CELL_SIDE + left;
  const above = dark[at] + (dark[at + 1] - dark[at]) * fx;
  const below = dark[at + CELL_SIDE] + (dark[at + CELL_SIDE + 1] - dark[at + CELL_SIDE]) * fx;
  return above + (below - above) * fy;
}
