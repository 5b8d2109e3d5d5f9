import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { between, complete, elbow, islandExit, merge } from "../rules/island-finders.ts";
import { unreachable } from "../rules/reach-finders.ts";
import { lastIsland, lastWall, seaCut, seaExit } from "../rules/sea-finders.ts";
import { pocket, seaSpace } from "../rules/sea-room-finders.ts";
import { landCut, stranded } from "../rules/way-finders.ts";
import { type Forces, forcedBy } from "./forcing.ts";

const FORCES: Forces = {
  owner: [[islandExit], [unreachable], [stranded]],
  sea: [
    [seaExit, pocket],
    [seaCut, seaSpace],
  ],
  "two-clues": [[between]],
  size: [[complete, merge, elbow, lastWall, lastIsland], [landCut]],
};

/** The same puzzle with laws that also force, and with a cell to branch on: for searches. */
export function prepare(puzzle: NurikabePuzzle): NurikabePuzzle {
  return forcedBy(FORCES, puzzle);
}
