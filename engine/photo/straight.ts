import { brightnessAt, type GrayImage } from "./gray-image.ts";
import type { Mesh } from "./mesh.ts";
import { levelFor } from "./plane.ts";

/** About the longer side of a straightened picture, in pixels. */
const SIDE = 540;

/** The board as it would look flat and upright: every cell a square of the same size. */
export function straightened(levels: readonly GrayImage[], { rows, cols, nodes }: Mesh): GrayImage {
  const cell = Math.max(Math.floor(SIDE / Math.max(rows, cols)), 8);
  const [width, height] = [cols * cell, rows * cell];
  const pixels = new Uint8Array(width * height);
  const stride = cols + 1;
  const [first, last] = [nodes[0], nodes[nodes.length - 1]];
  const side = Math.hypot(last.x - first.x, last.y - first.y) / Math.hypot(rows, cols);
  const { level, scale } = levelFor(levels, side / cell);
  const source = levels[level];
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(y / cell);
    const v = (y - row * cell + 0.5) / cell;
    for (let x = 0; x < width; x++, i++) {
      const col = Math.floor(x / cell);
      const u = (x - col * cell + 0.5) / cell;
      const at = row * stride + col;
      const a = nodes[at];
      const b = nodes[at + 1];
      const c = nodes[at + stride + 1];
      const d = nodes[at + stride];
      const px = (a.x * (1 - u) + b.x * u) * (1 - v) + (d.x * (1 - u) + c.x * u) * v;
      const py = (a.y * (1 - u) + b.y * u) * (1 - v) + (d.y * (1 - u) + c.y * u) * v;
      pixels[i] = brightnessAt(source, (px + 0.5) * scale - 0.5, (py + 0.5) * scale - 0.5);
    }
  }
  return { width, height, pixels };
}
