import type { Point, Quad } from "./quad.ts";

/** A projective map of the plane: nine numbers, row by row. */
export type Homography = Float64Array;

/**
 * The map from the unit square, (0,0) at the first corner and (1,1) at the third, to a quadrilateral
 * (Heckbert, "Fundamentals of texture mapping and image warping", Berkeley 1989, section 2.2.3).
 */
export function fromUnitSquare([a, b, c, d]: Quad): Homography {
  const [dx1, dx2, sx] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x];
  const [dy1, dy2, sy] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y];
  const whole = dx1 * dy2 - dx2 * dy1 || 1e-9;
  const g = (sx * dy2 - dx2 * sy) / whole;
  const h = (dx1 * sy - sx * dy1) / whole;
  return Float64Array.of(
    b.x - a.x + g * b.x,
    d.x - a.x + h * d.x,
    a.x,
    b.y - a.y + g * b.y,
    d.y - a.y + h * d.y,
    a.y,
    g,
    h,
    1,
  );
}

/** Where a map takes a point. */
export function mapped(map: Homography, x: number, y: number): Point {
  const depth = map[6] * x + map[7] * y + map[8];
  return {
    x: (map[0] * x + map[1] * y + map[2]) / depth,
    y: (map[3] * x + map[4] * y + map[5]) / depth,
  };
}
