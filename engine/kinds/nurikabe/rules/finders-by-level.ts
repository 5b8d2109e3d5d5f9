import type { Finder } from "./finding.ts";
import { between, complete, elbow, islandExit, merge } from "./island-finders.ts";
import { landCut, stranded, unreachable } from "./reach-finders.ts";
import { lastIsland, lastWall, pool, seaCut, seaExit } from "./sea-finders.ts";
import { pocket, seaSpace } from "./sea-room-finders.ts";

/** Finders of the conclusions of all named rules of a level, by level from 1: for searches and makers, which no edited rule reaches. */
const BY_LEVEL: readonly (readonly Finder[])[] = [
  [complete, between],
  [pool, islandExit, seaExit],
  [lastWall, lastIsland, elbow, merge, pocket, unreachable],
  [seaCut, seaSpace, landCut, stranded],
];

/** Finders of the conclusions of the rules up to a level, by level, the easiest first. */
export function findersUpTo(level: number): readonly (readonly Finder[])[] {
  return BY_LEVEL.slice(0, level);
}
