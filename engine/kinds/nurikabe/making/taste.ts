import type { Size } from "../../../model/lattice.ts";
import type { Random } from "../../../model/random.ts";

/** Desired properties of the islands and the sea of a puzzle. */
export interface Taste {
  /** Most cells of an island. */
  readonly largest: number;
  /** By size: most islands of so many cells; sizes beyond the list are as frequent as they like. */
  readonly most: readonly number[];
  /** Most cells of sea in a straight line. */
  readonly straight: number;
}

/** All islands of one cell: the only puzzles in which no land needs finding. */
export const ONES: Taste = { largest: 1, most: [], straight: 7 };

/** A taste for a board of that size, another each time: few islands of one or two cells, some large ones. */
export function tasteFor({ rows, cols }: Size, isEasy: boolean, random: Random): Taste {
  const oneIn = (least: number, most: number): number =>
    Math.ceil((rows * cols) / (least + random.below(most - least + 1)));
  return {
    largest: 4 + random.below(2 + Math.ceil((rows + cols) / 4)),
    // A beginner cannot get on without small islands, and on large boards many are needed.
    most: isEasy
      ? [0, oneIn(20, 40), oneIn(16, 30), oneIn(12, 20)]
      : [0, oneIn(50, 110), oneIn(40, 70), oneIn(16, 30)],
    straight: 5 + Math.floor((rows + cols) / 8),
  };
}
