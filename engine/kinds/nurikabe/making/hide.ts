import type { Job } from "../../../model/job.ts";
import { gridOf } from "../../../model/puzzle.ts";
import type { Random } from "../../../model/random.ts";
import type { Judge } from "../../contract/kind.ts";
import { nurikabePuzzle } from "../laws/puzzle-from-clues.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { ANY_SIZE } from "../puzzle/size.ts";
import { explore } from "../solver/explore.ts";

/** Node limit of the search that proves one answer without a size. */
const NODES = 2_000;

/**
 * Puts question marks in place of clues, in random order, each where one answer is left and the judge still agrees, until so
 * many of a hundred clues are question marks; null where there would be none. Most sizes are needed: of an 8x8 board one or two go.
 */
export function* hide(
  puzzle: NurikabePuzzle,
  percent: number,
  random: Random,
  judge?: Judge<NurikabePuzzle>,
): Job<NurikabePuzzle | null> {
  const { rows, cols } = puzzle;
  const cells = random.shuffle([...puzzle.clueCells]);
  let left = Math.floor((cells.length * percent) / 100);
  let best = puzzle;
  for (const cell of cells) {
    if (left === 0) break;
    const clues = best.clues.map((clue, at) => (at === cell ? ANY_SIZE : clue));
    const next = nurikabePuzzle(rows, cols, clues);
    const { answers, complete } = yield* explore(next, gridOf(next), { answers: 2, nodes: NODES });
    if (!complete || answers.length !== 1 || (judge && !(yield* judge(next)))) continue;
    best = next;
    left--;
  }
  return best === puzzle ? null : best;
}
