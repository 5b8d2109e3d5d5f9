import { type Cell, cellOf, type Fact, isNegative, valueOf } from "../../../model/fact.ts";
import { gridOf } from "../../../model/puzzle.ts";
import type { Step } from "../../../model/rule.ts";
import { LAND, WALL } from "../colour.ts";
import { SEA } from "../grid.ts";
import type { NurikabePuzzle } from "../puzzle.ts";
import { Regions } from "../regions/regions.ts";

/** One conclusion drawn from regions; why is worked out when asked. */
export interface Finding {
  readonly adds: readonly Fact[];
  /** Premises beyond the clues, enough for all that it adds. */
  because(): Fact[];
}

/** Draws one kind of conclusion: searches and makers are driven by them. */
export type Finder = (regions: Regions) => Iterable<Finding>;

/** A conclusion that a native rule tells: of what it speaks is worked out when asked, too. */
export interface ToldFinding extends Finding {
  bindings(): Step["bindings"];
}

/** What a native rule finds. Those about `only` one cell may be all that is wanted. */
export type ToldFinder = (regions: Regions, only?: Cell) => Iterable<ToldFinding>;

/** The regions when nothing is known but the clues and some facts. */
export function knowing(puzzle: NurikabePuzzle, facts: readonly Fact[]): Regions {
  return new Regions(puzzle, gridOf(puzzle, facts) as ReturnType<NurikabePuzzle["blank"]>);
}

/** The regions as they would be if one more cell had a colour. */
export function supposing(regions: Regions, fact: Fact): Regions {
  const { puzzle, colour, anchor } = regions;
  const cell = cellOf(fact);
  const isWall = valueOf(fact) === SEA && !isNegative(fact);
  return new Regions(puzzle, {
    isSea: (at) => (at === cell ? isWall : colour[at] === WALL),
    isLand: (at) => (at === cell ? !isWall : colour[at] === LAND),
    ownerAt: (at) => anchor[at],
  });
}
