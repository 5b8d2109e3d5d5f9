import type { Cell, Fact } from "../../../model/fact.ts";
import { floodFill } from "../graph/flood-fill.ts";
import { LAND, WALL } from "../puzzle/colour.ts";
import { landFacts, seaFacts } from "../regions/facts.ts";
import type { Regions } from "../regions/regions.ts";
import { separators } from "../regions/separators.ts";

/** Two parts of the sea that no way joins any more. */
export function divided(regions: Regions): Fact[] | null {
  const { puzzle, colour } = regions;
  const first = colour.indexOf(WALL);
  if (first < 0) return null;
  const met = new Uint8Array(puzzle.cells);
  floodFill(puzzle.lattice, [first], colour, LAND, met);
  const other = colour.findIndex((paint, cell) => paint === WALL && met[cell] === 0);
  return other < 0 ? null : partedSea(regions, first, other);
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
