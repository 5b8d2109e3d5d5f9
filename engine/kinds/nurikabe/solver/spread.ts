import type { Value } from "../../../model/fact.ts";
import { LAND, UNKNOWN, WALL } from "../puzzle/colour.ts";
import { EDGE, type Ground } from "./ground.ts";
import type { Scratch } from "./scratch.ts";

/** Puts all places that an island of any size can come to into `path`, by flood fill; returns their number. */
export function floodReach(
  ground: Ground,
  scratch: Scratch,
  clue: Value,
  root: number,
  stamp: number,
): number {
  const { colour, stride, owners } = ground;
  const { order, mass, seen, path } = scratch;
  let count = 1;
  path[0] = root;
  order[root] = stamp;
  mass[root] = 1;
  seen[root] = stamp;
  for (let at = 0; at < count; at++) {
    const place = path[at];
    for (let side = 0; side < 4; side++) {
      const next =
        side < 2 ? (side === 0 ? place - stride : place - 1) : side === 2 ? place + 1 : place + stride;
      if (seen[next] === stamp) continue;
      const own = colour[next];
      if (own === WALL || own === EDGE) continue;
      seen[next] = stamp;
      if (own === LAND ? !owners.has(ground.find(next), clue) : !isOpen(ground, clue, next)) continue;
      order[next] = stamp;
      mass[next] = 1;
      path[count++] = next;
    }
  }
  return count;
}

/** Whether the clue can own an unknown place and all the land beside it. */
function isOpen(ground: Ground, clue: Value, place: number): boolean {
  const { colour, stride, owners } = ground;
  if (!owners.has(place, clue)) return false;
  for (let side = 0; side < 4; side++) {
    const next =
      side < 2 ? (side === 0 ? place - stride : place - 1) : side === 2 ? place + 1 : place + stride;
    if (colour[next] === LAND && !owners.has(ground.find(next), clue)) return false;
  }
  return true;
}

/**
 * Puts all places within reach of an island with so many places left into `path`, by rising cost; returns
 * their number. The cost of a place is a lower bound on the growth that includes it: an unknown place costs
 * one, and the groups of land beside it come with it. Shortest paths with a bucket for each cost (Dial,
 * Algorithm 360, Communications of the ACM 12, 1969), each bucket a list linked through `next`. O(places
 * reached).
 */
export function spreadReach(
  ground: Ground,
  scratch: Scratch,
  clue: Value,
  root: number,
  stamp: number,
  budget: number,
): number {
  const { colour, stride, owners, ring, weight } = ground;
  const { order, mass, path, seen, ready, touched, touchCost, first, next } = scratch;
  const { words, sets } = owners;
  const word = (clue - 1) >> 5;
  const bit = 1 << ((clue - 1) & 31);
  let total = 0;
  let place = root;
  let furthest = 0;
  do {
    order[place] = stamp;
    mass[place] = 1;
    path[total++] = place;
    if (budget > 0) pushAround(place, 1);
    place = ring[place];
  } while (place !== root);

  for (let cost = 1; cost <= furthest; cost++) {
    for (let at = first[cost]; at >= 0; at = first[cost]) {
      first[cost] = next[at];
      let least = cost;
      if (ready[at] !== stamp) {
        least = costWith(at, cost);
        if (least > budget) continue;
        ready[at] = stamp;
        if (least > cost) {
          next[at] = first[least];
          first[least] = at;
          if (least > furthest) furthest = least;
          continue;
        }
      }
      order[at] = stamp;
      mass[at] = 1;
      path[total++] = at;
      for (let side = 0; side < 4; side++) {
        const beside = side < 2 ? (side === 0 ? at - stride : at - 1) : side === 2 ? at + 1 : at + stride;
        const own = colour[beside];
        if (own === UNKNOWN) {
          if (cost < budget && seen[beside] !== stamp) push(beside, cost + 1);
        } else if (own === LAND && order[beside] !== stamp) {
          let member = beside;
          do {
            order[member] = stamp;
            mass[member] = 1;
            path[total++] = member;
            if (cost < budget) pushAround(member, cost + 1);
            member = ring[member];
          } while (member !== beside);
        }
      }
    }
  }
  return total;

  function push(at: number, cost: number): void {
    seen[at] = stamp;
    if ((sets[at * words + word] & bit) === 0) return;
    next[at] = first[cost];
    first[cost] = at;
    if (cost > furthest) furthest = cost;
  }

  function pushAround(at: number, cost: number): void {
    if (colour[at - stride] === UNKNOWN && seen[at - stride] !== stamp) push(at - stride, cost);
    if (colour[at - 1] === UNKNOWN && seen[at - 1] !== stamp) push(at - 1, cost);
    if (colour[at + 1] === UNKNOWN && seen[at + 1] !== stamp) push(at + 1, cost);
    if (colour[at + stride] === UNKNOWN && seen[at + stride] !== stamp) push(at + stride, cost);
  }

  function costWith(at: number, cost: number): number {
    let joined = cost;
    let least = cost;
    for (let side = 0; side < 4; side++) {
      const beside = side < 2 ? (side === 0 ? at - stride : at - 1) : side === 2 ? at + 1 : at + stride;
      if (colour[beside] !== LAND) continue;
      const group = ground.find(beside);
      if (group === root) continue;
      if ((sets[group * words + word] & bit) === 0) return budget + 1;
      if (touched[group] !== stamp) {
        touched[group] = stamp;
        touchCost[group] = cost + weight[group];
        joined += weight[group];
      } else {
        const bound = Math.min(cost + weight[group], touchCost[group] + 1);
        if (bound > least) least = bound;
      }
    }
    return joined > least ? joined : least;
  }
}
