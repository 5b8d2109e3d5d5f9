import type { Finder } from "./finding.ts";
import { between, complete, elbow, islandExit, merge } from "./island-finders.ts";
import { cutting, shuttingOut, starving } from "./land-trial-finders.ts";
import { keepingOpen } from "./pool-finders.ts";
import { overgrown, unreachable } from "./reach-finders.ts";
import { lastIsland, lastWall, pool, seaCut, seaExit } from "./sea-finders.ts";
import { pocket, seaSpace } from "./sea-room-finders.ts";
import { obliged, shaped } from "./shape-finders.ts";
import { landCut, stranded } from "./way-finders.ts";

/** Finders of the conclusions of all named rules of a level, by level from 1: for searches and makers, which no edited rule reaches. */
const BY_LEVEL: readonly (readonly Finder[])[] = [
  [complete, between],
  [pool, islandExit, seaExit],
  [lastWall, lastIsland, elbow, merge, pocket, unreachable, overgrown],
  [seaCut, seaSpace, landCut, stranded, keepingOpen, shuttingOut, starving, cutting],
  [shaped, obliged],
];

/** Finders of the conclusions of the rules up to a level, by level, the easiest first. */
export function findersUpTo(level: number): readonly (readonly Finder[])[] {
  return BY_LEVEL.slice(0, level);
}
