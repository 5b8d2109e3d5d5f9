import { LAND, WALL } from "../puzzle/colour.ts";
import { articulationPoints, WEIGHT } from "./articulation.ts";
import type { Ground } from "./ground.ts";
import type { Scratch } from "./scratch.ts";

/**
 * Consequences of the sea's connectedness: its bottlenecks are wall, and places that it cannot reach are
 * land. There are none as long as there is no wall. Cost: one walk over the places that are not land.
 */
export function surveySea(ground: Ground, scratch: Scratch, leastWalls: number): void {
  const { colour, places, stride } = ground;
  if (ground.walls === 0) return;
  const { order, mass, found } = scratch;
  const stamp = ++scratch.stamp;
  scratch.work += ground.cells;
  let root = -1;
  for (let place = stride, end = places - stride; place < end; place++) {
    const own = colour[place];
    if (own > WALL) continue;
    order[place] = stamp;
    mass[place] = own === WALL ? 1 + WEIGHT : 1;
    if (own === WALL) root = place;
  }
  const total = ground.cells - ground.lands;
  const finds = articulationPoints(ground, scratch, root, stamp, total, leastWalls);
  const met = mass[root] & (WEIGHT - 1);
  if (met < leastWalls) {
    ground.failed = true;
    return;
  }
  for (let at = 0; at < finds; at++) ground.write(found[at], WALL);
  if (met === total) return;
  for (let place = stride, end = places - stride; place < end; place++) {
    if (order[place] !== stamp) continue;
    if (colour[place] === WALL) ground.failed = true;
    else ground.write(place, LAND);
  }
}
