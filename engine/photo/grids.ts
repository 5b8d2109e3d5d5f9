import type { Job } from "../model/job.ts";
import { FIND_SIDE, type Outline, outlinesIn } from "./find.ts";
import type { GrayImage } from "./gray-image.ts";
import { bestCells, fitsOf } from "./grid-size.ts";
import { type Plane, planeOf } from "./plane.ts";
import { areaOf, fromUnitSquare, isGridlike, mapped, type Quad } from "./quad.ts";

/** Rows and columns of a board. */
export interface Size {
  readonly rows: number;
  readonly cols: number;
}

/** Sizes that boards may have. */
export interface Sides {
  /** Sides of square boards, the most usual first. */
  readonly usual: readonly number[];
  /** Whether other sizes are allowed as well. */
  readonly others: boolean;
}

/** A grid that was found in a picture. */
export interface Grid {
  readonly plane: Plane;
  readonly outline: Outline;
  /** Sizes that it may have, the one to try first before the others. */
  readonly sizes: readonly Size[];
  /** How well the best of them fits, from 0 to about 1; see `fitsOf`. */
  readonly fit: number;
}

/** A grid fits at least so well; print on dark paper does by little more. */
const LEAST_FIT = 0.2;
/** A fit that needs no better one. */
export const GOOD_FIT = 0.55;

/**
 * The grids of a picture, the best first. @param corners where the grid is, if that is known
 * @param size its size, if that is known @param sides that it may have
 */
export function* gridsIn(
  levels: readonly GrayImage[],
  corners: Quad | undefined,
  size: Size | undefined,
  sides: Sides,
): Job<readonly Grid[]> {
  const outlines = corners ? [{ quad: corners, area: areaOf(corners) }] : [...(yield* outlinesOn(levels))];
  const found: Grid[] = [];
  const known = outlines.length;
  for (let at = 0; at < outlines.length; at++) {
    const outline = outlines[at];
    const best = found[0];
    // What is much smaller than a good grid is a part of it, or no other puzzle.
    if (best && best.fit > GOOD_FIT && outline.area < best.outline.area / 3) continue;
    const plane = planeOf(levels, outline.quad);
    yield 1;
    const [across, down] = [fitsOf(plane, true), fitsOf(plane, false)];
    yield 1;
    const sizes = size ? [size] : sizesOf(across, down, sides);
    const fit = Math.max(...sizes.map(({ rows, cols }) => (across[cols] + down[rows]) / 2));
    if (fit >= LEAST_FIT || corners) found.push({ plane, outline, sizes, fit });
    found.sort((a, b) => valueOf(b) - valueOf(a));
    if (corners || at >= known || outlines.length >= MOST_OUTLINES) continue;
    const wholes = wholeOf(outline, across, down, sides.usual[0] ?? 0).filter((whole) =>
      isWithin(whole, levels[0]),
    );
    outlines.push(...wholes.slice(0, MOST_OUTLINES - outlines.length));
  }
  return found;
}

/** Where the lines of a part of a board fit at least so well, it is completed. */
const PART_FIT = 0.4;
/** Most outlines that are looked at, with those of boards that were seen in part. */
const MOST_OUTLINES = 14;

/** Outlines of whole boards of the usual side, of which an outline may be a part: lines of print break in the light. */
function wholeOf(
  { quad }: Outline,
  across: Float64Array,
  down: Float64Array,
  usual: number,
): readonly Outline[] {
  const [rows, cols] = [bestCells(down), bestCells(across)];
  const isPart =
    rows <= usual &&
    cols <= usual &&
    rows + cols < 2 * usual &&
    Math.min(rows, cols) >= usual / 3 &&
    Math.max(rows, cols) > usual / 2;
  if (!isPart || Math.min(down[rows], across[cols]) < PART_FIT) return [];
  const map = fromUnitSquare(quad);
  const wholes: Outline[] = [];
  for (let above = 0; above <= usual - rows; above++) {
    for (let before = 0; before <= usual - cols; before++) {
      const [top, left] = [-above / rows, -before / cols];
      const [bottom, right] = [top + usual / rows, left + usual / cols];
      const whole: Quad = [
        mapped(map, left, top),
        mapped(map, right, top),
        mapped(map, right, bottom),
        mapped(map, left, bottom),
      ];
      if (isGridlike(whole)) wholes.push({ quad: whole, area: areaOf(whole) });
    }
  }
  return wholes;
}

/** A whole board may leave the picture by this part of its side, as far as a part of it tells. */
const MOST_OUTSIDE = 0.06;

function isWithin({ quad, area }: Outline, { width, height }: GrayImage): boolean {
  const most = MOST_OUTSIDE * Math.sqrt(area);
  return quad.every(({ x, y }) => x > -most && y > -most && x < width + most && y < height + most);
}

/** Large grids go first, but lines that fall short, as within a frame around a grid, count more. */
const valueOf = ({ fit, outline }: Grid): number => fit * fit * Math.sqrt(outline.area);

/** Outlines in pixels of the first level, looked for on one that is small enough. */
function* outlinesOn(levels: readonly GrayImage[]): Job<readonly Outline[]> {
  const at = levels.findIndex(({ width, height }) => Math.max(width, height) <= FIND_SIDE);
  const level = at < 0 ? levels.length - 1 : at;
  const scale = 2 ** level;
  const scaled = (one: number): number => (one + 0.5) * scale - 0.5;
  return (yield* outlinesIn(levels[level])).map(({ quad: [a, b, c, d], area }) => {
    const up = ({ x, y }: { x: number; y: number }) => ({ x: scaled(x), y: scaled(y) });
    return { quad: [up(a), up(b), up(c), up(d)], area: area * scale * scale };
  });
}

/**
 * Before the size that fits best: the side of the board of which those would be the boxes, since thin lines vanish beside
 * thick ones out of focus and on dark screens; and the most usual side, where it is not far from fitting.
 */
function sizesOf(across: Float64Array, down: Float64Array, { usual, others }: Sides): readonly Size[] {
  const fitOf = (side: number): number => (down[side] + across[side]) / 2;
  const best = others
    ? { rows: bestCells(down), cols: bestCells(across) }
    : square(usual.reduce((one, other) => (fitOf(other) > fitOf(one) + 0.1 ? other : one)));
  const most = (down[best.rows] + across[best.cols]) / 2;
  const [first] = usual;
  if (first === undefined || (best.rows === first && best.cols === first)) return [best];
  const whole = best.rows * best.cols;
  if (most > BOX_FIT && Math.abs(best.rows - best.cols) < 2 && usual.includes(whole))
    return [square(whole), best];
  return fitOf(first) > Math.max(0.3 * most, 0.1) ? [square(first), best] : [best];
}

/** Boxes of a board fit at least so well where its thin lines are not seen. */
const BOX_FIT = 0.4;

const square = (side: number): Size => ({ rows: side, cols: side });

/** Whether the middle of a grid lies outside of another's box. */
export function isBeside(
  { outline: { quad } }: Pick<Grid, "outline">,
  other: Pick<Grid, "outline">,
): boolean {
  const x = other.outline.quad.reduce((sum, point) => sum + point.x / 4, 0);
  const y = other.outline.quad.reduce((sum, point) => sum + point.y / 4, 0);
  const xs = quad.map((point) => point.x);
  const ys = quad.map((point) => point.y);
  return x < Math.min(...xs) || x > Math.max(...xs) || y < Math.min(...ys) || y > Math.max(...ys);
}
