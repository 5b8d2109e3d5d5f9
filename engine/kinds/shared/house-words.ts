import type { Bits, Sort, Word } from "../../language/check/vocabulary.ts";
import { flipBy } from "../../language/read/flip.ts";
import { membersOf, setOf } from "../../language/run/bits.ts";
import type { CandidateGrid } from "./digit-grid.ts";
import { type House, peersIn } from "./digit-houses.ts";
import type { DigitPuzzle } from "./digit-puzzle.ts";
import { CELL, DIGIT, DIGIT_WORDS, everyOne } from "./digit-words.ts";

/*
 * Words of the rule language for houses of a board of digits.
 */

/** The houses of a puzzle in the order in which its rules know them. */
type HousesIn<P extends DigitPuzzle> = (puzzle: P) => readonly House[];

/** The sort of houses. */
export function houseSort<P extends DigitPuzzle>(words: Sort["words"], housesIn: HousesIn<P>): Sort<P> {
  return {
    name: "house",
    plural: "houses",
    words,
    size: (puzzle) => housesIn(puzzle).length,
    binding(puzzle, at) {
      const { law, number } = housesIn(puzzle)[at];
      return { as: "house", law, of: number };
    },
    bindingOfSet(puzzle, houses) {
      const of = houses.map((at) => housesIn(puzzle)[at]).map(({ law, number }) => ({ law, of: number }));
      return { as: "houses", of };
    },
  };
}

/** All cells, digits and houses, the cells of houses, who shares a house with whom, and what cells hold. */
export function houseWords<P extends DigitPuzzle>(
  house: Sort<P>,
  housesIn: HousesIn<P>,
): readonly Word<P, CandidateGrid>[] {
  return [
    everyOne("cells", CELL),
    everyOne("digits", DIGIT),
    everyOne("houses", house),
    {
      name: "cells",
      type: "house -> cells",
      on: ({ puzzle }) => {
        const sets = cellSets(housesIn(puzzle), puzzle.cells);
        return (_: Bits, house: number) => sets[house];
      },
    },
    {
      name: "cells",
      type: "houses -> cells",
      joins: true,
      on: ({ puzzle }) => {
        const sets = cellSets(housesIn(puzzle), puzzle.cells);
        return (out: Bits, houses: Bits) => {
          out.fill(0);
          for (const house of membersOf(houses))
            for (let at = 0; at < out.length; at++) out[at] |= sets[house][at];
          return out;
        };
      },
    },
    {
      name: "peers",
      type: "cells -> cells",
      on: ({ puzzle }) => {
        const peers = peersIn(puzzle.houses, puzzle.cells).map((cells) => setOf(cells, puzzle.cells));
        return (out: Bits, cells: Bits) => {
          out.fill(-1);
          const of = membersOf(cells);
          for (const cell of of) for (let at = 0; at < out.length; at++) out[at] &= peers[cell][at];
          return of.length > 0 ? out : out.fill(0);
        };
      },
    },
    ...DIGIT_WORDS,
  ];
}

/** The cells of each house. */
export function cellSets(houses: readonly House[], cells: number): Bits[] {
  return houses.map((house) => setOf(house.cells, cells));
}

/** Mirrors a rule at the diagonal. */
export const flipLines = flipBy({
  words: [
    ["row", "col"],
    ["rows", "cols"],
  ],
  laws: [["row", "column"]],
  en: [
    ["row", "column"],
    ["rows", "columns"],
  ],
  zh: [["行", "列"]],
});
