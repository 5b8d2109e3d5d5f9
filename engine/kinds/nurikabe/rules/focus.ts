import { put } from "../../../language/run/bits.ts";
import type { Focus } from "../../../language/run/focused-rule.ts";
import { cellOf } from "../../../model/fact.ts";
import { LAND } from "../puzzle/colour.ts";
import type { NurikabeGrid } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { regionsOf } from "../regions/regions-of-grid.ts";
import { homeOf } from "./region-sets.ts";

/**
 * Of rules about a cell, an island or a part of the sea that rest on what is known within so many steps of it, and on the
 * islands there; perhaps also on whether there are several parts of the sea.
 */
function within(steps: number, withSeas = false): Focus<NurikabePuzzle> {
  return (puzzle, grid, facts, into) => {
    const regions = regionsOf(puzzle, grid as NurikabeGrid);
    const { colour, count, label } = regions;
    if (withSeas) {
      // A fact adds one part of the sea at most, so if there are more than that there were several before.
      let seas = -1;
      for (let region = 0; region < count; region++) if (!regions.isLand(region)) seas++;
      if (seas <= facts.length) into.fill(-1);
    }
    let cells = facts.map(cellOf).flatMap((cell) => {
      const joined = colour[cell] === LAND ? regions.members(label[cell]) : [cell];
      return [...joined];
    });
    for (let step = 0; step < steps; step++)
      cells = [...new Set(cells.flatMap((cell) => [cell, ...puzzle.lattice.near[cell]]))];
    for (const cell of cells) {
      put(into, cell);
      if (label[cell] >= 0) put(into, homeOf(regions, label[cell]));
    }
  };
}

/** By rule: how far a change of the board can bring new firings. */
export const FOCUSES: { readonly [rule: string]: Focus<NurikabePuzzle> | undefined } = {
  "complete-island": within(0),
  "between-two-islands": within(1),
  "elbow-of-a-2": within(1),
  "one-way-for-an-island": within(1),
  "one-way-for-the-wall": within(1, true),
  "too-large-together": within(1),
  "elbow-beside-a-stranger": within(3),
  "more-wall-to-come": within(1),
  elbow: within(3),
};
