import { cellOf, type Fact, isNegative, valueOf } from "../../../model/fact.ts";
import { gridOf } from "../../../model/puzzle.ts";
import { LAND, WALL } from "../puzzle/colour.ts";
import { SEA } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { Regions } from "../regions/regions.ts";
import { regionsAfter } from "../regions/regions-after.ts";

/** One conclusion drawn from regions. Its premises are computed only when they are asked for. */
export interface RegionFinding {
  readonly adds: readonly Fact[];
  /** Premises beyond the clues, enough for all that it adds. */
  because(): Fact[];
}

/**
 * Draws one kind of conclusion. Searches and makers call finders directly, rules by way of a `NativeRule` or the text. A number
 * between the conclusions is the work since the last one, as a `NativeFinder` tells it.
 */
export type Finder = (regions: Regions) => Iterable<RegionFinding | number>;

/** The regions of a board on which only the clues and some facts are known. */
export function knowing(puzzle: NurikabePuzzle, facts: readonly Fact[]): Regions {
  return new Regions(puzzle, gridOf(puzzle, facts) as ReturnType<NurikabePuzzle["blank"]>);
}

/** The regions as they would be if one more cell had a colour. */
export function supposing(regions: Regions, fact: Fact): Regions {
  const colours = regions.colour.slice();
  colours[cellOf(fact)] = valueOf(fact) === SEA && !isNegative(fact) ? WALL : LAND;
  return regionsAfter(regions.puzzle, regions, { colours, owners: regions.anchor }, [cellOf(fact)]);
}
