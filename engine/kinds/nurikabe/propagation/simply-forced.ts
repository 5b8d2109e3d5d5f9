import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { between, complete, elbow, islandExit, merge } from "../rules/island-finders.ts";
import { unreachable } from "../rules/reach-finders.ts";
import { lastIsland, lastWall, seaExit } from "../rules/sea-finders.ts";
import { pocket } from "../rules/sea-room-finders.ts";
import { type Forces, forcedBy } from "./forcing.ts";

/** No finder here looks for articulation points, which the fast search has from the same file. */
const FORCES: Forces = {
  owner: [[islandExit], [unreachable]],
  sea: [[seaExit, pocket]],
  "two-clues": [[between]],
  size: [[complete, merge, elbow, lastWall, lastIsland]],
};

/** The same puzzle with laws that force by simple finders alone: for a search that shares no code with the fast one. */
export function simplyForced(puzzle: NurikabePuzzle): NurikabePuzzle {
  return forcedBy(FORCES, puzzle);
}
