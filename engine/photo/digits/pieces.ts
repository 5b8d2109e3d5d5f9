import { CELL_SIDE } from "./cell-ink.ts";

/** Lines reach at least and at most so far into a cell, in pixels. */
const LEAST_RIM = 3;
const MOST_RIM = 10;
/** Glyphs lower than this are notes, specks and scraps of lines. */
const LEAST_HEIGHT = 0.24 * CELL_SIDE;

/** A piece of ink in a cell: its box in pixels, right and bottom excluded, and its number of dark pixels. */
export interface Piece {
  left: number;
  top: number;
  right: number;
  bottom: number;
  ink: number;
}

/**
 * The glyphs of a cell from left to right, at most three. What hangs on the rim belongs to the lines, pieces above one
 * another are one glyph. @param dark 48x48, without grain @param threshold ink is darker
 */
export function glyphPieces(dark: Uint8Array, threshold: number): readonly Piece[] {
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

/** The part of a cell within its lines: right and bottom excluded. */
interface Window {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where the lines around a cell end: from the rim inwards as far as most of a whole row or column is dark. */
function withinLines(soft: Uint8Array, threshold: number): Window {
  const depthOf = (start: number, inwards: number, along: number): number => {
    let depth = LEAST_RIM;
    for (; depth < MOST_RIM; depth++) {
      let light = 0;
      for (let at = MOST_RIM; at < CELL_SIDE - MOST_RIM; at++)
        if (soft[start + depth * inwards + at * along] <= threshold) light++;
      if (light > 0.3 * (CELL_SIDE - 2 * MOST_RIM)) break;
    }
    return depth;
  };
  const last = CELL_SIDE - 1;
  return {
    left: depthOf(0, 1, CELL_SIDE),
    top: depthOf(0, CELL_SIDE, 1),
    right: CELL_SIDE - depthOf(last, -1, CELL_SIDE),
    bottom: CELL_SIDE - depthOf(last * CELL_SIDE, -CELL_SIDE, 1),
  };
}

const stack = new Int32Array(CELL_SIDE * CELL_SIDE);

/** Connected pieces of dark pixels within the lines; those that reach from there no further than lines do are left out. */
function piecesIn(dark: Uint8Array, threshold: number): Piece[] {
  const within = withinLines(dark, threshold * 0.6);
  const seen = new Uint8Array(CELL_SIDE * CELL_SIDE);
  const pieces: Piece[] = [];
  for (let y = within.top; y < within.bottom; y++) {
    for (let x = within.left; x < within.right; x++) {
      const start = y * CELL_SIDE + x;
      if (seen[start] || dark[start] <= threshold) continue;
      const piece: Piece = { left: x, top: y, right: x + 1, bottom: y + 1, ink: 0 };
      let depth = 0;
      stack[depth++] = start;
      seen[start] = 1;
      while (depth > 0) {
        const at = stack[--depth];
        const px = at % CELL_SIDE;
        const py = Math.floor(at / CELL_SIDE);
        piece.ink++;
        if (px < piece.left) piece.left = px;
        if (px >= piece.right) piece.right = px + 1;
        if (py < piece.top) piece.top = py;
        if (py >= piece.bottom) piece.bottom = py + 1;
        for (let ny = Math.max(py - 1, within.top); ny <= py + 1 && ny < within.bottom; ny++) {
          for (let nx = Math.max(px - 1, within.left); nx <= px + 1 && nx < within.right; nx++) {
            const next = ny * CELL_SIDE + nx;
            if (seen[next] || dark[next] <= threshold) continue;
            seen[next] = 1;
            stack[depth++] = next;
          }
        }
      }
      if (isLine(piece, within)) continue;
      trim(piece, within, dark, threshold);
      if (piece.right > piece.left) pieces.push(piece);
    }
  }
  return pieces;
}

/** What joins a glyph to the lines across a cell, as a crease does, is at most so high. */
const CREASE = 6;

/** Takes from a piece that hangs on the lines at its sides what is too thin there to be a glyph; upright strokes are digits. */
function trim(piece: Piece, within: Window, dark: Uint8Array, threshold: number): void {
  const isThin = (x: number): boolean => {
    let ink = 0;
    for (let y = piece.top; y < piece.bottom; y++) if (dark[y * CELL_SIDE + x] > threshold) ink++;
    return ink <= CREASE;
  };
  if (piece.left === within.left) while (piece.left < piece.right && isThin(piece.left)) piece.left++;
  if (piece.right === within.right) while (piece.right > piece.left && isThin(piece.right - 1)) piece.right--;
}

/** Whether a piece hangs on the lines and stays near them, runs from one to the other or around, or is a speck. */
function isLine({ left, top, right, bottom, ink }: Piece, within: Window): boolean {
  if (ink < 4) return true;
  const thin = 0.3 * CELL_SIDE;
  const [onLeft, onTop] = [left === within.left, top === within.top];
  const [onRight, onBottom] = [right === within.right, bottom === within.bottom];
  if (onTop && onBottom && (right - left < thin || onLeft || onRight)) return true;
  if (onLeft && onRight && (bottom - top < thin || onTop || onBottom)) return true;
  const depths = [
    onLeft ? right : CELL_SIDE,
    onTop ? bottom : CELL_SIDE,
    onRight ? CELL_SIDE - left : CELL_SIDE,
    onBottom ? CELL_SIDE - top : CELL_SIDE,
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
