import { expect, it } from "vitest";
import { LAND, UNKNOWN, WALL } from "../../../engine/kinds/nurikabe/puzzle/colour.ts";
import { outsideOf } from "../../../engine/kinds/nurikabe/regions/outside.ts";
import { Regions } from "../../../engine/kinds/nurikabe/regions/regions.ts";
import { randomFrom } from "../../../engine/model/random.ts";
import { smallPuzzles } from "../positions.ts";

/** All that is joined to a cell over cells that pass. */
function joined(near: readonly (readonly number[])[], start: number, passes: (cell: number) => boolean) {
  const met = new Set([start]);
  for (const cell of met) for (const next of near[cell]) if (passes(next)) met.add(next);
  return met;
}

it("the pieces outside a zone are what is joined there, and their gates the ground of the zone beside them", () => {
  const random = randomFrom(3);
  let several = 0;
  for (const { puzzle } of smallPuzzles(300, 3)) {
    const { cells, clues, lattice } = puzzle;
    const colours = clues.map((clue) => (clue !== 0 ? LAND : [UNKNOWN, WALL, LAND][random.below(3)]));
    const zone = Array.from({ length: cells }, (_, cell) => cell).filter(() => random.below(3) === 0);
    const { pieces, gates } = outsideOf(new Regions(puzzle, { colours, owners: [] }), zone);
    const isGround = (cell: number): boolean => colours[cell] !== LAND && !zone.includes(cell);
    for (let cell = 0; cell < cells; cell++) {
      if (!isGround(cell)) {
        expect(pieces[cell]).toBe(0);
        continue;
      }
      const piece = joined(lattice.near, cell, isGround);
      expect([...pieces.keys()].filter((other) => pieces[other] === pieces[cell])).toEqual(
        [...piece].sort((a, b) => a - b),
      );
      const around = new Set([...piece].flatMap((one) => lattice.near[one]));
      const beside = zone.filter((one) => colours[one] !== LAND && around.has(one));
      expect([...gates[pieces[cell]]].sort((a, b) => a - b)).toEqual(beside);
    }
    if (gates.length > 2) several++;
  }
  expect(several).toBeGreaterThan(50);
});
