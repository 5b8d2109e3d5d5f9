import { LAND, UNKNOWN, WALL } from "../regions.ts";
import { cuts } from "./cuts.ts";
import { EDGE, type Ground } from "./ground.ts";
import type { Scratch } from "./scratch.ts";

/**
 * The sea is one: places it cannot do without are wall, what it cannot come to is land. Nothing is
 * known as long as there is no wall. Cost: one walk over what is not land.
 */
export function surveySea(ground: Ground, scratch: Scratch, leastWalls: number): void {
  const { colour, places, stride } = ground;
  if (ground.walls === 0) return;
  const { inside, heavy, order, found } = scratch;
  const stamp = ++scratch.stamp;
  let root = -1;
  for (let place = stride, end = places - stride; place < end; place++) {
    const own = colour[place];
    if (own > WALL) continue;
    inside[place] = stamp;
    if (own === UNKNOWN) continue;
    heavy[place] = stamp;
    root = place;
  }
  const total = ground.cells - ground.lands;
  const count = cuts(ground, scratch, root, stamp, total, leastWalls);
  const met = scratch.branch[root];
  if (met < leastWalls) {
    ground.failed = true;
    return;
  }
  for (let at = 0; at < count; at++) ground.write(found[at], WALL);
  if (met === total) return;
  for (let place = stride, end = places - stride; place < end; place++) {
    if (colour[place] === EDGE || inside[place] !== stamp || order[place] > stamp) continue;
    if (colour[place] === WALL) ground.failed = true;
    else ground.write(place, LAND);
  }
}
