import { PLANE_SIDE, type Plane } from "./plane.ts";
import { across, type Curve } from "./trace.ts";

/** Pixels of the plane, from an outer line, on which a line that crosses it is looked at: beyond the line's own width, within a cell. */
const FIRST = 5;
const LAST = 11;
/** A line goes on where it is at least this part as dark beyond the outer line as before it, and is seen at all. */
const AS_DARK = 0.6;
const SEEN = 0.1;

/**
 * The part of a grid's inner lines that go on beyond its outer line, on the side where most do: about 0 of a whole grid,
 * about 1 where only a part of it is in the picture. @param down the lines that run down @param right those that run across
 */
export function goingOn(plane: Plane, down: readonly Curve[], right: readonly Curve[]): number {
  return Math.max(
    onSide(plane, down, right[0], -1, true),
    onSide(plane, down, right[right.length - 1], 1, true),
    onSide(plane, right, down[0], -1, false),
    onSide(plane, right, down[down.length - 1], 1, false),
  );
}

function onSide(
  plane: Plane,
  lines: readonly Curve[],
  outer: Curve,
  outwards: 1 | -1,
  upright: boolean,
): number {
  const inner = lines.slice(1, -1);
  const goOn = inner.filter((line) => {
    const end = across(outer, across(line, across(outer, PLANE_SIDE / 2)));
    const before = darkness(plane, line, end, -outwards, upright);
    return before > SEEN * plane.ink && darkness(plane, line, end, outwards, upright) > AS_DARK * before;
  });
  return goOn.length / Math.max(inner.length, 1);
}

/** The mean darkness of a line on one side of where it ends. */
function darkness({ depth }: Plane, line: Curve, end: number, way: number, upright: boolean): number {
  let sum = 0;
  for (let step = FIRST; step <= LAST; step++) {
    const along = Math.round(end + way * step);
    const middle = Math.round(across(line, along));
    let most = 0;
    for (let at = middle - 1; at <= middle + 1; at++) {
      const isInside = Math.min(at, along) >= 0 && Math.max(at, along) < PLANE_SIDE;
      const own = isInside ? depth[upright ? along * PLANE_SIDE + at : at * PLANE_SIDE + along] : 0;
      if (own > most) most = own;
    }
    sum += most;
  }
  return sum / (LAST - FIRST + 1);
}
