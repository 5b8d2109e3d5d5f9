import type { Value } from "../../../model/fact.ts";
import { type CandidateGrid, perState } from "../../shared/digit-grid.ts";
import type { Houses } from "./houses.ts";

/** Room of a house, by digit: they run from 1 to 15 at most. */
const DIGITS = 16;

/** Where each house can hold each digit: bit sets of positions in it, houses by their numbers among all. */
export class HousePlaces {
  readonly #places: Uint16Array;

  /**
   * @param left By cell the digits that it can hold, as a bit set.
   * @param among The digits that are of interest, as a bit set.
   */
  constructor({ all }: Houses, left: Uint16Array, among = -1) {
    this.#places = new Uint16Array(all.length * DIGITS);
    for (let house = 0; house < all.length; house++) {
      const { cells } = all[house];
      for (let at = 0; at < cells.length; at++)
        for (let rest = left[cells[at]] & among; rest; rest &= rest - 1)
          this.#places[house * DIGITS + 31 - Math.clz32(rest & -rest)] |= 1 << at;
    }
  }

  of(house: number, digit: Value): number {
    return this.#places[house * DIGITS + digit];
  }
}

/** The places on a grid as it is; worked out once for each state. */
export const placesOn = perState(
  ({ grid, houses }: { readonly grid: CandidateGrid; readonly houses: Houses }) =>
    new HousePlaces(houses, grid.left()),
);
