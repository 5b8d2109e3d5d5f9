import type { Value } from "../../../model/fact.ts";
import { LAND, UNKNOWN, WALL } from "../puzzle/colour.ts";
import { articulationPoints, WEIGHT } from "./articulation.ts";
import type { Ground } from "./ground.ts";
import type { Scratch } from "./scratch.ts";
import { floodReach, spreadReach } from "./spread.ts";

/**
 * Works out where the island of a clue can still grow to. Places out of its reach lose the clue as an owner; bottlenecks,
 * the places that it cannot do without, become land. Cost: about two walks over the reach.
 */
export function surveyReach(
  ground: Ground,
  scratch: Scratch,
  clue: Value,
  home: number,
  number: number,
): void {
  const { owners, colour, weight } = ground;
  const root = ground.find(home);
  const stamp = ++scratch.stamp;
  let musts = 0;
  let total: number;
  if (number < 0) {
    total = floodReach(ground, scratch, clue, root, stamp);
  } else {
    const budget = number - weight[root];
    if (budget < 0) {
      ground.failed = true;
      return;
    }
    total = spreadReach(ground, scratch, clue, root, stamp, budget);
    if (total < number) {
      ground.failed = true;
      return;
    }
  }
  scratch.work += total + owners.count[clue];
  const { order, mass } = scratch;
  const start = owners.start[clue];
  const list = owners.places;
  let count = owners.count[clue];
  const before = count;
  for (let at = start; at < start + count; ) {
    const place = list[at];
    if (order[place] === stamp) {
      if (colour[place] === LAND) {
        const group = ground.find(place);
        if (group !== root && owners.isOnly(group, clue)) {
          mass[place] = 1 + WEIGHT;
          musts++;
        }
      }
      at++;
      continue;
    }
    count--;
    list[at] = list[start + count];
    list[start + count] = place;
    const own = colour[place];
    if (own === WALL) continue;
    const holder = own === LAND ? ground.find(place) : place;
    if (!owners.has(holder, clue)) continue;
    owners.drop(holder, clue);
    if (own === LAND) {
      if (owners.isNone(holder)) ground.failed = true;
      else owners.soilLast(holder);
    } else if (owners.isNone(place)) ground.write(place, WALL);
  }
  if (count < before) owners.shorten(clue, count);
  if (ground.failed) return;
  if (number < 0 && musts === 0) return;
  if (total === weight[root]) return;
  const found = articulationPoints(ground, scratch, root, stamp, total, number);
  for (let at = 0; at < found; at++)
    if (colour[scratch.found[at]] === UNKNOWN) ground.write(scratch.found[at], LAND);
}

/** Lists the reach of a clue on a board that has only its clues; all sets of unknown places must be full. */
export function listReach(ground: Ground, scratch: Scratch, clue: Value, home: number, number: number): void {
  const { owners } = ground;
  const stamp = ++scratch.stamp;
  const total =
    number < 0
      ? floodReach(ground, scratch, clue, home, stamp)
      : spreadReach(ground, scratch, clue, home, stamp, number - 1);
  owners.start[clue] = owners.placed;
  // The clue itself comes first.
  for (let at = 1; at < total; at++) owners.list(scratch.path[at]);
  owners.count[clue] = owners.placed - owners.start[clue];
}
