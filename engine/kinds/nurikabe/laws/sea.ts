import type { Cell, Fact } from "../../../model/fact.ts";
import { LAND, WALL } from "../puzzle/colour.ts";
import { landFacts, seaFacts } from "../regions/facts.ts";
import type { Regions } from "../regions/regions.ts";
import { roomsOf } from "../regions/rooms.ts";
import { separators } from "../regions/separators.ts";

/** Two parts of the sea that no way joins any more. */
export function divided(regions: Regions): Fact[] | null {
  const { colour } = regions;
  const { of, walls } = roomsOf(regions);
  if (walls.filter((known) => known > 0).length < 2) return null;
  const first = colour.indexOf(WALL);
  const other = colour.findIndex((paint, cell) => paint === WALL && of[cell] !== of[first]);
  return partedSea(regions, first, other);
}

/**
 * Two sea cells and the fewest land cells, on either shore, that part them, where `extra` counts as land and is left
 * out; null where they are not parted.
 */
export function partedSea(regions: Regions, one: Cell, other: Cell, extra: Cell | -1 = -1): Fact[] | null {
  const { puzzle, colour } = regions;
  const isBlocked = (cell: Cell): boolean => colour[cell] === LAND || cell === extra;
  const near = separators(regions, one, isBlocked, [other]);
  const far = near && separators(regions, other, isBlocked, [one]);
  if (!near || !far) return null;
  const shore = far.length < near.length ? far : near;
  const lands = shore.filter((cell) => cell !== extra);
  return [...seaFacts([one, other]), ...landFacts(puzzle, lands)];
}
