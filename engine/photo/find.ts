import { type Component, Components } from "./components.ts";
import type { GrayImage } from "./gray-image.ts";
import { smoothed } from "./lighting.ts";
import { areaOf, hullOf, isGridlike, largestQuad, type Quad } from "./quad.ts";
import { depthOf } from "./threshold.ts";

/** The longer side of the picture in which grids are looked for, in pixels. */
export const FIND_SIDE = 1000;
/** Radius of the surroundings in parts of the longer side. */
const RADIUS = 1 / 50;
/** Depths that are ink, for each look: of bold print and thin lines in the picture itself, of faint ones where its grain is smoothed. */
const LOOKS = [50, 28, 16, 9];
const SMOOTH_LOOKS = [12, 6];
/** A grid is at least this part of the shorter side. */
const LEAST_SIDE = 0.16;
/** Most outlines that are looked at more closely. */
const MOST_FOUND = 6;

/** An outline that may be that of a grid. */
export interface Outline {
  /** In pixels of the picture that was searched. */
  readonly quad: Quad;
  readonly area: number;
}

/**
 * Outlines of connected ink that may be grids, the largest first; a few hundred operations a pixel.
 * @param image at most FIND_SIDE pixels a side, dark on light
 */
export function* outlinesIn(image: GrayImage): Generator<number, readonly Outline[], void> {
  const { width, height } = image;
  const least = LEAST_SIDE * Math.min(width, height);
  const found: Outline[] = [];
  const radius = Math.max(Math.round(RADIUS * Math.max(width, height)), 3);
  const looks: readonly (readonly [GrayImage, readonly number[]])[] = [
    [image, LOOKS],
    [smoothed(image), SMOOTH_LOOKS],
  ];
  const components = new Components(width, height);
  for (const [seen, thresholds] of looks) {
    const depths = depthOf(seen, radius);
    yield 1;
    for (const depth of thresholds) {
      for (const component of components.deeper(depths, depth, least)) {
        const outline = outlineOf(component);
        if (outline && !found.some((other) => isSame(other, outline))) found.push(outline);
      }
      yield 1;
    }
  }
  return found.sort((a, b) => b.area - a.area).slice(0, MOST_FOUND);
}

/** The outline of a component whose hull is about a quadrilateral. */
function outlineOf({ ends, left, right, top, bottom }: Component): Outline | null {
  const hull = hullOf(ends);
  const quad = largestQuad(hull);
  if (!quad || !isGridlike(quad)) return null;
  const area = areaOf(quad);
  const box = (right - left) * (bottom - top);
  return area > 0.75 * areaOf(hull) && area > 0.25 * box ? { quad, area } : null;
}

/** Whether two outlines are the same within a fiftieth of their size. */
function isSame(a: Outline, b: Outline): boolean {
  const near = 0.02 * Math.sqrt(Math.max(a.area, b.area));
  return a.quad.every((point, i) => Math.hypot(point.x - b.quad[i].x, point.y - b.quad[i].y) < near);
}
