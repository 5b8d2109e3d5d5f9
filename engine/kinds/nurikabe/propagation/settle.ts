import type { Cell } from "../../../model/fact.ts";
import { negate } from "../../../model/fact.ts";
import { firstConflict } from "../../../model/puzzle.ts";
import type { NurikabeGrid } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { regionsOf } from "../regions/regions-of-grid.ts";
import type { Finder } from "../rules/finding.ts";
import { between, complete, elbow, islandExit, merge } from "../rules/island-finders.ts";
import { unreachable } from "../rules/reach-finders.ts";
import { lastIsland, lastWall, pool, seaCut, seaExit } from "../rules/sea-finders.ts";
import { pocket, seaSpace } from "../rules/sea-room-finders.ts";
import { landCut, stranded } from "../rules/way-finders.ts";

/** All that the laws force, the cheapest first. */
const STAGES: readonly (readonly Finder[])[] = [
  [pool, complete, between, islandExit, seaExit],
  [elbow, merge, lastWall, lastIsland, pocket],
  [unreachable, seaCut, seaSpace],
  [landCut, stranded],
];

/** Propagates to the fixpoint; false when a law is broken, where the grid may have more facts than before. */
export function settle(puzzle: NurikabePuzzle, grid: NurikabeGrid, stages = STAGES): boolean {
  for (let stage = 0; stage < stages.length; ) {
    const regions = regionsOf(puzzle, grid);
    let news = false;
    for (const find of stages[stage]) {
      for (const found of find(regions)) {
        if (typeof found === "number") continue;
        for (const fact of found.adds) {
          if (grid.knows(negate(fact))) return false;
          news = grid.add(fact) || news;
        }
      }
    }
    if (!news && stage === 0 && firstConflict(puzzle, grid)) return false;
    stage = news ? 0 : stage + 1;
  }
  return true;
}

/** The cells without a colour. */
export function openCells(puzzle: NurikabePuzzle, grid: NurikabeGrid): Cell[] {
  return Array.from({ length: puzzle.cells }, (_, cell) => cell).filter((cell) => !grid.hasColour(cell));
}
