import { type Cell, cellOf, type Fact, isNot } from "../../../model/fact.ts";
import type { Step } from "../../../model/rule.ts";
import type { NativeFinding } from "../../shared/native-rule.ts";
import { outOfReach } from "../laws/owner.ts";
import { SEA } from "../puzzle/grid.ts";
import { beyondClues, seaFacts } from "../regions/facts.ts";
import { startOf } from "../regions/islands.ts";
import { reachOf } from "../regions/reach.ts";
import { reachBounds } from "../regions/reach-bounds.ts";
import type { Regions } from "../regions/regions.ts";
import { blockAt, outOfReachFacts } from "./blocks.ts";
import { supposing } from "./finding.ts";
import { cellsToTry, type LandTrial, landTrial } from "./land-trials.ts";

/** What breaks if a cell is land: on the regions with that cell as land, the facts that show it (that cell's own may be among them), and the slots of the sentence. */
interface Failure {
  facts(after: Regions): Iterable<Fact>;
  bindings(after: Regions): Step["bindings"];
}

/** A cell that, as land, would leave another island too little room is sea. */
export const starving = refuting(({ starved: clue }, _, { puzzle }) => {
  if (clue === 0) return null;
  const home = puzzle.clueCells[clue - 1];
  return {
    facts: (after) => reachBounds(after, clue),
    bindings: (after) => ({
      clue: { as: "value", of: clue },
      count: { as: "number", of: reachOf(after, clue).length },
      number: { as: "number", of: puzzle.clues[home] },
    }),
  };
});

/** A cell that, as land, would cut an island without a clue off from every clue is sea. */
export const cutting = refuting(({ stranded }, _, regions) =>
  stranded >= 0
    ? {
        facts: (after) => outOfReach(after, stranded),
        bindings: () => ({ start: { as: "cell", of: startOf(regions, regions.label[stranded]) } }),
      }
    : null,
);

/** A cell that, as land, would shut every clue out from a block that needs land is sea. */
export const shuttingOut = refuting(({ block }, _, { puzzle }) => {
  if (block < 0) return null;
  const cells = blockAt(block, puzzle.cols);
  return {
    facts: (after) => outOfReachFacts(after, cells),
    bindings: () => ({ block: { as: "cells", of: cells } }),
  };
});

/** A finder of the cells that are sea because something breaks if they are land. */
function refuting(failureOf: (trial: LandTrial, cell: Cell, regions: Regions) => Failure | null) {
  return function* (regions: Regions, only?: Cell): Iterable<NativeFinding | number> {
    for (const cell of cellsToTry(regions, only)) {
      const failure = failureOf(landTrial(regions, cell), cell, regions);
      yield failure ? wallAt(regions, cell, failure) : regions.puzzle.cells;
    }
  };
}

/** The conclusion that a cell is sea. */
function wallAt(regions: Regions, cell: Cell, failure: Failure): NativeFinding {
  const after = (): Regions => supposing(regions, isNot(cell, SEA));
  return {
    adds: seaFacts([cell]),
    because: () =>
      beyondClues(regions.puzzle, [...failure.facts(after())]).filter((fact) => cellOf(fact) !== cell),
    bindings: () => ({ cell: { as: "cell", of: cell }, ...failure.bindings(after()) }),
  };
}
