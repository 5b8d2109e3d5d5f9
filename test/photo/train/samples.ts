import { CELL_SIDE, inkOf } from "../../../engine/photo/digits/cell-ink.ts";
import { glyphsIn, patchOf } from "../../../engine/photo/digits/glyphs.ts";
import { NO_GLYPH } from "../../../engine/photo/digits/network.ts";
import { type Atlas, CHARACTERS } from "./atlas.ts";
import type { Dice } from "./dice.ts";

/** A patch and what it shows. */
export interface Sample {
  readonly patch: Uint8Array;
  readonly class: number;
  readonly font: number;
}

/** Digits and "?" come first in an atlas; the rest are letters. */
const DIGITS = 10;
const SIGNS = 11;

/** A cell in the making: darkness 0 to 1, at the size that it has in the picture. */
interface Cell {
  readonly side: number;
  readonly dark: Float32Array;
}

/**
 * A cell as a camera may see it, with its glyph cut out as the reader cuts it: of any size, turned, sheared, with lines
 * at its rim, blurred, in uneven light, with noise. Null where the reader finds not what was drawn.
 */
export function sampleOf(atlas: Atlas, dice: Dice, fonts: readonly number[]): Sample | null {
  const font = fonts[dice.below(fonts.length)];
  const kind = dice.next();
  const cell = blankCell(dice);
  let wanted: readonly number[];
  if (kind < 0.76) wanted = [dice.below(DIGITS)];
  else if (kind < 0.79) wanted = [DIGITS];
  else if (kind < 0.96) wanted = [1 + dice.below(9), dice.below(DIGITS)];
  else wanted = [];
  if (wanted.length > 0) {
    if (!drawNumber(cell, atlas, font, wanted, dice)) return null;
  } else if (dice.next() < 0.3) {
    const letter = SIGNS + dice.below(CHARACTERS.length - SIGNS);
    if (!drawNumber(cell, atlas, font, [letter], dice)) return null;
  } else scribble(cell, dice);
  drawLines(cell, dice);
  const seen = inkOf(photographed(cell, dice));
  // The reader knows the darkness of ink only roughly.
  const glyphs = glyphsIn(seen, seen.stroke * (0.6 + dice.next() * 0.6));
  const shift = {
    x: (dice.next() - 0.5) * 3,
    y: (dice.next() - 0.5) * 3,
    scale: 1 + (dice.next() - 0.5) * 0.12,
  };
  if (wanted.length === 0)
    return glyphs.length > 0
      ? { patch: patchOf(seen, glyphs[dice.below(glyphs.length)], shift), class: NO_GLYPH, font }
      : null;
  if (glyphs.length !== wanted.length) return null;
  const at = dice.below(wanted.length);
  return { patch: patchOf(seen, glyphs[at], shift), class: wanted[at], font };
}

function blankCell(dice: Dice): Cell {
  // From small pictures, 16 pixels a cell, to what has about as many as the reader samples.
  const side = Math.round(16 * 2 ** (dice.next() * 1.5));
  return { side, dark: new Float32Array(side * side) };
}

/** Draws characters beside each other, near the middle; false where the font lacks one. */
function drawNumber(
  cell: Cell,
  atlas: Atlas,
  font: number,
  characters: readonly number[],
  dice: Dice,
): boolean {
  const many = characters.length > 1;
  const height = cell.side * (many ? 0.3 + dice.next() * 0.3 : 0.32 + dice.next() * 0.5);
  const narrow = 0.8 + dice.next() * 0.42;
  const turn = (dice.next() + dice.next() - 1) * 0.22;
  const shear = (dice.next() - 0.5) * 0.24;
  const wear = dice.next() < 0.3 ? (dice.next() - 0.5) * 0.5 : 0;
  const off = many ? 0.08 : 0.2;
  const cx = cell.side * (0.5 + (dice.next() - 0.5) * off);
  const cy = cell.side * (0.5 + (dice.next() - 0.5) * off);
  const ink = 0.75 + dice.next() * 0.25;
  const boxes = characters.map((one) => boxOf(atlas, font, one));
  if (boxes.some((box) => box === null)) return false;
  const scale = height / (boxes[0]!.bottom - boxes[0]!.top);
  const gap = many ? (0.05 + dice.next() * 0.14) * height : 0;
  const widths = boxes.map((box) => (box!.right - box!.left) * scale * narrow);
  let x = -(widths.reduce((sum, width) => sum + width, 0) + gap * (characters.length - 1)) / 2;
  for (const [at, character] of characters.entries()) {
    const middle = x + widths[at] / 2;
    draw(cell, atlas, font, character, { middle, scale, narrow, turn, shear, wear, cx, cy, ink });
    x += widths[at] + gap;
  }
  return true;
}

interface Placement {
  readonly middle: number;
  readonly scale: number;
  readonly narrow: number;
  readonly turn: number;
  readonly shear: number;
  readonly wear: number;
  readonly cx: number;
  readonly cy: number;
  readonly ink: number;
}

function draw(cell: Cell, atlas: Atlas, font: number, character: number, how: Placement): void {
  const { side } = atlas;
  const from = (font * CHARACTERS.length + character) * side * side;
  const { middle, scale, narrow, shear, wear, cx, cy, ink } = how;
  const [cos, sin] = [Math.cos(how.turn), Math.sin(how.turn)];
  const most = 2;
  // Only the box that the turned character lies in.
  const reach = (side / 2) * scale * 1.15;
  const [mx, my] = [cx + middle * cos, cy + middle * sin];
  const [x0, x1] = [Math.max(Math.floor(mx - reach), 0), Math.min(Math.ceil(mx + reach), cell.side - 1)];
  const [y0, y1] = [Math.max(Math.floor(my - reach), 0), Math.min(Math.ceil(my + reach), cell.side - 1)];
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      let sum = 0;
      for (let s = 0; s < most * most; s++) {
        const dx = x + ((s % most) + 0.5) / most - cx;
        const dy = y + (Math.floor(s / most) + 0.5) / most - cy;
        const v = -dx * sin + dy * cos;
        const u = dx * cos + dy * sin - shear * v - middle;
        const px = u / (scale * narrow) + side / 2 - 0.5;
        const py = v / scale + side / 2 - 0.5;
        if (px < 0 || py < 0 || px >= side - 1 || py >= side - 1) continue;
        const [l, t] = [Math.floor(px), Math.floor(py)];
        const [fx, fy] = [px - l, py - t];
        const at = from + t * side + l;
        const p = atlas.pixels;
        const above = p[at] * (1 - fx) + p[at + 1] * fx;
        const below = p[at + side] * (1 - fx) + p[at + side + 1] * fx;
        sum += above * (1 - fy) + below * fy;
      }
      const value = Math.min(Math.max((sum / (255 * most * most) + wear - 0.5) * 1 + 0.5, 0), 1);
      const shown = sum === 0 ? 0 : value * ink;
      const i = y * cell.side + x;
      if (shown > cell.dark[i]) cell.dark[i] = shown;
    }
  }
}

const boxes = new Map<number, { left: number; right: number; top: number; bottom: number } | null>();

function boxOf(atlas: Atlas, font: number, character: number) {
  const key = font * 64 + character;
  const known = boxes.get(key);
  if (known !== undefined) return known;
  const { side, pixels } = atlas;
  const from = (font * CHARACTERS.length + character) * side * side;
  const box = { left: side, right: 0, top: side, bottom: 0 };
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (pixels[from + y * side + x] < 128) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
    }
  }
  const found = box.right > box.left ? box : null;
  boxes.set(key, found);
  return found;
}

/** What is no digit: strokes that cross, blots, rings, corners of other things. */
function scribble(cell: Cell, dice: Dice): void {
  const strokes = 3 + dice.below(4);
  const { side } = cell;
  for (let s = 0; s < strokes; s++) {
    const [x0, y0, x1, y1] = [0, 0, 0, 0].map(() => (0.12 + dice.next() * 0.76) * side);
    const wide = side * (0.02 + dice.next() * (dice.next() < 0.3 ? 0.3 : 0.08));
    const ring = dice.next() < 0.25;
    for (let y = 0; y < side; y++) {
      for (let x = 0; x < side; x++) {
        const away = ring
          ? Math.abs(Math.hypot(x - x0, y - y0) - Math.hypot(x1 - x0, y1 - y0) / 2)
          : fromStroke(x, y, x0, y0, x1, y1);
        if (away < wide) cell.dark[y * side + x] = Math.max(cell.dark[y * side + x], 0.9);
      }
    }
  }
}

function fromStroke(x: number, y: number, x0: number, y0: number, x1: number, y1: number): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const t = Math.min(Math.max(((x - x0) * dx + (y - y0) * dy) / Math.max(dx * dx + dy * dy, 1e-6), 0), 1);
  return Math.hypot(x - x0 - t * dx, y - y0 - t * dy);
}

/** Lines at the rim, as thick and as far inside as an inexact trace leaves them. */
function drawLines({ side, dark }: Cell, dice: Dice): void {
  for (let edge = 0; edge < 4; edge++) {
    if (dice.next() < 0.15) continue;
    const reach = side * (dice.next() * 0.07);
    const lean = side * (dice.next() - 0.5) * 0.05;
    const ink = 0.4 + dice.next() * 0.6;
    for (let along = 0; along < side; along++) {
      const depth = reach + (lean * along) / side;
      for (let in_ = 0; in_ < depth; in_++) {
        const [x, y] =
          edge === 0
            ? [in_, along]
            : edge === 1
              ? [side - 1 - in_, along]
              : edge === 2
                ? [along, in_]
                : [along, side - 1 - in_];
        dark[y * side + x] = Math.max(dark[y * side + x], ink * Math.min(depth - in_, 1));
      }
    }
  }
}

/** The cell through a lens, on paper that is unevenly lit, at the reader's 48x48. */
function photographed(cell: Cell, dice: Dice): Uint8Array {
  const { side } = cell;
  const sigma = dice.next() < 0.2 ? 0 : dice.next() * 0.07 * side;
  const soft = blurred(cell, sigma);
  // Cameras sharpen, and ink spreads.
  const gain = dice.next() < 0.4 ? 1 + dice.next() * 0.9 : 1;
  const paper = 255 * (0.45 + dice.next() * 0.55);
  const contrast = 0.2 + dice.next() * 0.8;
  const [tiltX, tiltY] = [(dice.next() - 0.5) * 0.3, (dice.next() - 0.5) * 0.3];
  const grain = grainOf(side, dice.next() * dice.next() * 0.3 * contrast * paper, dice);
  const grey = new Float32Array(side * side);
  for (let y = 0, i = 0; y < side; y++) {
    for (let x = 0; x < side; x++, i++) {
      const light = paper * (1 + tiltX * (x / side - 0.5) + tiltY * (y / side - 0.5));
      grey[i] = light * (1 - contrast * Math.min(soft[i] * gain, 1)) + grain[i];
    }
  }
  const seen = new Uint8Array(CELL_SIDE * CELL_SIDE);
  const step = side / CELL_SIDE;
  for (let y = 0, i = 0; y < CELL_SIDE; y++) {
    const sy = Math.min(Math.max((y + 0.5) * step - 0.5, 0), side - 1.001);
    const t = Math.floor(sy);
    for (let x = 0; x < CELL_SIDE; x++, i++) {
      const sx = Math.min(Math.max((x + 0.5) * step - 0.5, 0), side - 1.001);
      const l = Math.floor(sx);
      const at = t * side + l;
      const above = grey[at] + (grey[at + 1] - grey[at]) * (sx - l);
      const below = grey[at + side] + (grey[at + side + 1] - grey[at + side]) * (sx - l);
      seen[i] = Math.min(Math.max(above + (below - above) * (sy - t), 0), 255);
    }
  }
  return seen;
}

/** Noise of a picture: by pixels, or in blots as compression leaves it. */
function grainOf(side: number, strength: number, dice: Dice): Float32Array {
  const fine = new Float32Array(side * side);
  for (let i = 0; i < fine.length; i++) fine[i] = (dice.next() + dice.next() + dice.next() - 1.5) * strength;
  if (dice.next() < 0.6) return fine;
  return fine.map((one, i) => {
    const [x, y] = [i % side, Math.floor(i / side)];
    if (x === 0 || y === 0) return one;
    return 0.7 * (one + fine[i - 1] + fine[i - side] + fine[i - side - 1]);
  });
}

/** A Gaussian blur as two passes of one dimension. */
function blurred({ side, dark }: Cell, sigma: number): Float32Array {
  if (sigma < 0.2) return dark;
  const radius = Math.ceil(sigma * 2.2);
  const kernel = Array.from({ length: 2 * radius + 1 }, (_, i) =>
    Math.exp(-((i - radius) ** 2) / (2 * sigma * sigma)),
  );
  const total = kernel.reduce((sum, one) => sum + one, 0);
  const pass = (from: Float32Array, stepAlong: number, stepAcross: number): Float32Array => {
    const to = new Float32Array(from.length);
    for (let across = 0; across < side; across++) {
      for (let along = 0; along < side; along++) {
        let sum = 0;
        for (let k = -radius; k <= radius; k++) {
          const at = Math.min(Math.max(along + k, 0), side - 1);
          sum += kernel[k + radius] * from[across * stepAcross + at * stepAlong];
        }
        to[across * stepAcross + along * stepAlong] = sum / total;
      }
    }
    return to;
  };
  return pass(pass(dark, 1, side), side, 1);
}
