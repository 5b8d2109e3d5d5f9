/** A point of a picture, in pixels; whole numbers are the middles of pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Four corners clockwise: of an upright grid top left, top right, bottom right, bottom left. */
export type Quad = readonly [Point, Point, Point, Point];

/** Corners of hulls that are looked at: more are thinned out. */
const MOST_CORNERS = 40;

/** The convex hull of points, clockwise on a screen (Andrew's monotone chain, 1979). @param ends x and y by turns */
export function hullOf(ends: readonly number[]): readonly Point[] {
  const points: Point[] = [];
  for (let i = 0; i < ends.length; i += 2) points.push({ x: ends[i], y: ends[i + 1] });
  points.sort((a, b) => a.x - b.x || a.y - b.y);
  const chain = (ordered: readonly Point[]): Point[] => {
    const half: Point[] = [];
    for (const point of ordered) {
      while (half.length > 1 && cross(half[half.length - 2], half[half.length - 1], point) <= 0) half.pop();
      half.push(point);
    }
    half.pop();
    return half;
  };
  return [...chain(points), ...chain(points.reverse())];
}

/** Twice the area of a triangle, positive where it runs clockwise on a screen. */
function cross(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** The area of a convex polygon. */
export function areaOf(polygon: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i + 1 < polygon.length; i++) sum += cross(polygon[0], polygon[i], polygon[i + 1]);
  return Math.abs(sum) / 2;
}

/**
 * The largest quadrilateral among the corners of a hull, its first corner the one nearest to the top left; null for
 * fewer than four corners. Every diagonal with the farthest corner on each side: quadratic in the corners.
 */
export function largestQuad(hull: readonly Point[]): Quad | null {
  const corners = thinned(hull);
  const n = corners.length;
  let best: Quad | null = null;
  let most = 0;
  for (let a = 0; a < n; a++) {
    for (let c = a + 2; c < n; c++) {
      const far = (from: number, to: number): { at: number; area: number } => {
        let at = -1;
        let area = 0;
        for (let i = from + 1; i < to; i++) {
          const own = Math.abs(cross(corners[a], corners[c], corners[i % n]));
          if (own > area) {
            at = i % n;
            area = own;
          }
        }
        return { at, area };
      };
      const [b, d] = [far(a, c), far(c, a + n)];
      if (b.at < 0 || d.at < 0 || b.area + d.area <= most) continue;
      most = b.area + d.area;
      best = [corners[a], corners[b.at], corners[c], corners[d.at]];
    }
  }
  return best && upright(best);
}

/** The least bent corners of a hull are left out until few enough are left. */
function thinned(hull: readonly Point[]): readonly Point[] {
  const corners = [...hull];
  while (corners.length > MOST_CORNERS) {
    const n = corners.length;
    let [flat, least] = [0, Number.POSITIVE_INFINITY];
    for (let i = 0; i < n; i++) {
      const bend = cross(corners[(i + n - 1) % n], corners[i], corners[(i + 1) % n]);
      if (bend < least) [flat, least] = [i, bend];
    }
    corners.splice(flat, 1);
  }
  return corners;
}

/** The same corners, beginning with the one nearest to the top left. */
function upright(quad: Quad): Quad {
  let first = 0;
  for (let i = 1; i < 4; i++) if (quad[i].x + quad[i].y < quad[first].x + quad[first].y) first = i;
  return [0, 1, 2, 3].map((i) => quad[(first + i) % 4]) as unknown as Quad;
}

/** Whether the corners make a convex shape whose sides are not too unlike to be a grid seen aslant. */
export function isGridlike(quad: Quad): boolean {
  const sides = quad.map((point, i) => {
    const next = quad[(i + 1) % 4];
    return Math.hypot(next.x - point.x, next.y - point.y);
  });
  const bent = quad.every((point, i) => cross(quad[(i + 3) % 4], point, quad[(i + 1) % 4]) > 0);
  const unlike = (a: number, b: number): number => Math.max(a, b) / Math.max(Math.min(a, b), 1);
  return bent && unlike(sides[0], sides[2]) < 2.5 && unlike(sides[1], sides[3]) < 2.5;
}

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
