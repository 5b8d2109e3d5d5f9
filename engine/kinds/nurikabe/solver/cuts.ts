import { UNKNOWN } from "../regions.ts";
import type { Ground } from "./ground.ts";
import type { Scratch } from "./scratch.ts";

/**
 * Walks a connected region (the places where `inside` has the stamp) from the root and puts into `found`
 * the unknown places that it cannot do without: those that part a place of weight from the root, and
 * those without which fewer than `needed` of `total` places are left with it. One depth-first pass after
 * Tarjan (Depth-first search and linear graph algorithms, 1972). Returns how many were found.
 */
export function cuts(
  ground: Ground,
  scratch: Scratch,
  root: number,
  stamp: number,
  total: number,
  needed: number,
): number {
  const { stride, colour } = ground;
  const { inside, heavy, path, order, low, turn, branch, weights, parted, found } = scratch;
  const start = scratch.stamp;
  let clock = start + 1;
  let count = 0;
  let depth = 0;
  path[0] = root;
  order[root] = clock;
  low[root] = clock;
  turn[root] = 0;
  branch[root] = 1;
  weights[root] = 0;
  parted[root] = 0;
  for (;;) {
    const at = path[depth];
    const side = turn[at];
    if (side < 4) {
      turn[at] = side + 1;
      const next = side < 2 ? (side === 0 ? at - stride : at - 1) : side === 2 ? at + 1 : at + stride;
      if (inside[next] !== stamp) continue;
      const met = order[next];
      if (met > start) {
        if (met < low[at]) low[at] = met;
        continue;
      }
      order[next] = ++clock;
      low[next] = clock;
      turn[next] = 0;
      branch[next] = 1;
      weights[next] = heavy[next] === stamp ? 1 : 0;
      parted[next] = 0;
      path[++depth] = next;
      continue;
    }
    if (depth === 0) break;
    const above = path[--depth];
    if (low[at] < low[above]) low[above] = low[at];
    branch[above] += branch[at];
    weights[above] += weights[at];
    if (low[at] >= order[above]) {
      parted[above] += branch[at];
      // More than any board has: what it parts from the root has weight.
      if (weights[at] > 0) parted[above] += ground.places;
    }
    if (colour[at] === UNKNOWN && total - 1 - parted[at] < needed) found[count++] = at;
  }
  scratch.stamp = clock;
  return count;
}
