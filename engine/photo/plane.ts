import { brightnessAt, type GrayImage } from "./gray-image.ts";
import { fromUnitSquare, type Homography, mapped, type Point, type Quad } from "./quad.ts";
import { depthOf } from "./threshold.ts";

/** Pixels a side of a straightened grid, without its margin. */
export const GRID_SIDE = 432;
/** Pixels around it, so that bent rims are seen. */
export const MARGIN = 24;
/** Pixels a side with the margin. */
export const PLANE_SIDE = GRID_SIDE + 2 * MARGIN;

/** A grid of a picture laid flat, as far as four corners tell. */
export interface Plane {
  readonly image: GrayImage;
  /** How much darker than its surroundings each pixel is, up to what a line is: darker counts no more. */
  readonly depth: Uint8Array;
  /** The least depth that is surely ink. */
  readonly ink: number;
  /** The way back into the picture, from parts of the grid's sides. */
  readonly map: Homography;
}

/** Lays the grid between four corners flat. @param levels see `pyramidOf` @param quad in pixels of the first level */
export function planeOf(levels: readonly GrayImage[], quad: Quad): Plane {
  const map = fromUnitSquare(quad);
  const image = flattened(levels, quad, map);
  const depth = depthOf(image, MARGIN - 6);
  const ink = inkOf(depth);
  for (let i = 0; i < depth.length; i++) if (depth[i] > ink) depth[i] = ink;
  return { image, depth, ink, map };
}

function flattened(levels: readonly GrayImage[], quad: Quad, map: Homography): GrayImage {
  const pixels = new Uint8Array(PLANE_SIDE * PLANE_SIDE);
  const { level, scale } = levelFor(levels, sideOf(quad) / GRID_SIDE);
  const source = levels[level];
  for (let y = 0, i = 0; y < PLANE_SIDE; y++) {
    for (let x = 0; x < PLANE_SIDE; x++, i++) {
      const at = mapped(map, (x + 0.5 - MARGIN) / GRID_SIDE, (y + 0.5 - MARGIN) / GRID_SIDE);
      pixels[i] = brightnessAt(source, (at.x + 0.5) * scale - 0.5, (at.y + 0.5) * scale - 0.5);
    }
  }
  return { width: PLANE_SIDE, height: PLANE_SIDE, pixels };
}

/** The mean of the sides of a quadrilateral, in pixels. */
function sideOf(quad: Quad): number {
  let sum = 0;
  for (let i = 0; i < 4; i++) {
    const next = quad[(i + 1) % 4];
    sum += Math.hypot(next.x - quad[i].x, next.y - quad[i].y);
  }
  return sum / 4;
}

/** The level on which so many pixels are about one, and its scale. */
export function levelFor(levels: readonly GrayImage[], pixels: number): { level: number; scale: number } {
  const level = Math.max(0, Math.min(levels.length - 1, Math.round(Math.log2(Math.max(pixels, 1)) - 0.2)));
  return { level, scale: 0.5 ** level };
}

/** Ink is half as deep as the deepest fiftieth of the pixels, since lines and digits cover more than that. */
function inkOf(depth: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const one of depth) counts[one]++;
  let level = 255;
  for (let sum = 0; level > 0; level--) {
    sum += counts[level];
    if (sum >= depth.length / 50) break;
  }
  return Math.max(level * 0.5, 4);
}

/** Where a point of the flat grid, in pixels of the plane, lies in the picture. */
export function toPicture({ map }: Plane, x: number, y: number): Point {
  return mapped(map, (x + 0.5 - MARGIN) / GRID_SIDE, (y + 0.5 - MARGIN) / GRID_SIDE);
}
