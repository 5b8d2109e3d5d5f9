import type { Job } from "../../../model/job.ts";
import type { Random } from "../../../model/random.ts";
import { change } from "./change.ts";
import { Draft } from "./draft.ts";
import { nodesFor } from "./fill.ts";
import type { Taste } from "./taste.ts";

/** Difficulty of clues, in the unit of the wish; null where the clues are unfit. */
export type Hardness = (clues: ArrayLike<number>) => Job<number | null>;

/** Changes tried for each cell before the draft is given up. */
const CHANGES_PER_CELL = 20;
const LEAST_CHANGES = 500;

/** Changes a draft anywhere as long as it becomes no easier, until it is as hard as wanted. False when it gives up. */
export function* harden(
  draft: Draft,
  hardness: Hardness,
  wanted: number,
  taste: Taste,
  random: Random,
): Job<boolean> {
  const { cells } = draft.lattice;
  const nodes = nodesFor(cells);
  const next = new Draft(draft.lattice);
  const start = yield* hardness(draft.clues);
  if (start === null) return false;
  let hard = start;
  for (let left = LEAST_CHANGES + cells * CHANGES_PER_CELL; hard < wanted && left > 0; left--) {
    next.copy(draft);
    if (!change(next, random.below(cells), taste, random) || next.excess(taste) > 0) continue;
    yield nodes;
    const then = yield* hardness(next.clues);
    if (then === null || then < hard) continue;
    draft.copy(next);
    hard = then;
  }
  return hard >= wanted;
}
