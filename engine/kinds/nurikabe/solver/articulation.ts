import { UNKNOWN } from "../puzzle/colour.ts";
import type { Ground } from "./ground.ts";
import type { Scratch } from "./scratch.ts";

/** Added to the `mass` of a place of weight, beside the one that every place has: more than a board has places. */
export const WEIGHT = 1 << 16;

/**
 * Puts into `found` the bottlenecks of a connected region, the unknown places that it cannot do without:
 * those that cut a place of weight off the root, and those without which fewer than `needed` of its `total`
 * places are left with the root. They are articulation points, found in one depth-first walk (Tarjan,
 * Depth-first search and linear graph algorithms, SIAM Journal on Computing 1, 1972). Returns their number.
 * O(total).
 *
 * The region is the set of places whose `order` is `stamp`; all others are below it. Their `mass` is 1, with
 * WEIGHT added where they have weight. Afterwards `order` is above `stamp` where the walk came, and the
 * `mass` of the root is the sum of all. `ArticulationPoints` is the same walk over a table of neighbours;
 * here stamps spare clearing the board for each of the many small regions.
 */
export function articulationPoints(
  ground: Ground,
  scratch: Scratch,
  root: number,
  stamp: number,
  total: number,
  needed: number,
): number {
  const { stride, colour } = ground;
  const { path, order, low, turn, mass, parted, found } = scratch;
  const most = total - 1 - needed;
  let clock = stamp + 1;
  let finds = 0;
  let depth = 0;
  let at = root;
  path[0] = root;
  order[root] = clock;
  low[root] = clock;
  turn[root] = 0;
  parted[root] = 0;
  for (;;) {
    const side = turn[at];
    if (side < 4) {
      turn[at] = side + 1;
      const next = side < 2 ? (side === 0 ? at - stride : at - 1) : side === 2 ? at + 1 : at + stride;
      const met = order[next];
      if (met < stamp) continue;
      if (met > stamp) {
        if (met < low[at]) low[at] = met;
        continue;
      }
      order[next] = ++clock;
      low[next] = clock;
      turn[next] = 0;
      parted[next] = 0;
      path[++depth] = next;
      at = next;
      continue;
    }
    if (parted[at] > most && colour[at] === UNKNOWN) found[finds++] = at;
    if (depth === 0) break;
    const above = path[--depth];
    if (low[at] < low[above]) low[above] = low[at];
    mass[above] += mass[at];
    if (low[at] >= order[above]) parted[above] += mass[at];
    at = above;
  }
  scratch.stamp = clock;
  return finds;
}
