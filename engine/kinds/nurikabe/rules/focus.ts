import { put } from "../../../language/run/bits.ts";
import type { Focus } from "../../../language/run/focused-rule.ts";
import { type Cell, cellOf } from "../../../model/fact.ts";
import { LAND } from "../puzzle/colour.ts";
import type { NurikabeGrid } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { MOST_CELLS } from "../puzzle/size.ts";
import { regionsOf } from "../regions/regions-of-grid.ts";
import { homeOf } from "./region-sets.ts";

/** Cells that the present call has met hold its number. */
const met = new Int32Array(MOST_CELLS);
let call = 0;

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
      for (let region = 0; region < count && seas <= facts.length; region++)
        if (!regions.isLand(region)) seas++;
      if (seas <= facts.length) into.fill(-1);
    }
    const cells: Cell[] = [];
    call++;
    const meet = (cell: Cell): void => {
      if (met[cell] !== call) cells.push(cell);
      met[cell] = call;
    };
    for (const cell of facts.map(cellOf)) {
      meet(cell);
      if (colour[cell] === LAND) regions.members(label[cell]).forEach(meet);
    }
    for (let step = 0, from = 0; step < steps; step++) {
      const to = cells.length;
      while (from < to) puzzle.lattice.near[cells[from++]].forEach(meet);
    }
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
