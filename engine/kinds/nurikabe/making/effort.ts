import type { Job } from "../../../model/job.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { Beginner } from "./beginner.ts";
import { Probing } from "./probing.ts";
import { openBy } from "./settler.ts";

/** Most stalls at level 3. */
export const FEW_STALLS = 3;

/**
 * The first measure of difficulty. 1: a beginner's conclusions, those of the rules of levels 1 and 2, are
 * enough. 2: all conclusions without suppositions are. 3: now and then, up to FEW_STALLS times, both colours
 * of a cell must be supposed. 4: more often. 5: that is not enough.
 */
export function* effort(puzzle: NurikabePuzzle): Job<number> {
  yield 1;
  if (openBy(new Beginner(puzzle, 2), puzzle.clues) === 0) return 1;
  const stalls = yield* new Probing(puzzle).stallsOf(puzzle.clues);
  if (stalls === null) return 5;
  if (stalls === 0) return 2;
  return stalls <= FEW_STALLS ? 3 : 4;
}
