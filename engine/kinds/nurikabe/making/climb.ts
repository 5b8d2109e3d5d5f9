import type { Cell } from "../../../model/fact.ts";
import type { Job } from "../../../model/job.ts";
import type { Random } from "../../../model/random.ts";
import type { MakeWatch } from "../../contract/make-watch.ts";
import { UNKNOWN } from "../puzzle/colour.ts";
import { change } from "./change.ts";
import { Draft } from "./draft.ts";
import { nodesFor, refill } from "./fill.ts";
import { openBy, type Settler } from "./settler.ts";
import type { Taste } from "./taste.ts";

/** Weight of an island that is one cell too large, in unknown cells. */
const EXCESS = 2;
/** How often the cells of such an island are drawn to be changed, against an unknown cell. */
const EXCESS_SHARE = 3;
/** After so many changes that were no use a part of the board is made anew. */
const PATIENCE = 100;
/** Parts made anew, for each cell of the board and in any case, until the draft is given up. */
const REFILLS_PER_CELL = 2;
const LEAST_REFILLS = 40;

/**
 * Changes a draft near the cells that the settler leaves open, as long as that leaves no more of them, until
 * there are none: then the draft has one answer. Where it gets stuck the islands around an open cell are
 * made anew, which pays far more than to begin again. False when it gives up.
 */
export function* climb(
  draft: Draft,
  settler: Settler,
  taste: Taste,
  random: Random,
  watch?: MakeWatch,
): Job<boolean> {
  const { cells } = draft.lattice;
  const nodes = nodesFor(cells);
  const next = new Draft(draft.lattice);
  let left = openBy(settler, draft.clues) + EXCESS * draft.excess(taste);
  let best = left;
  let wanting = wantingCells(draft, settler, taste);
  let vain = 0;
  let refills = LEAST_REFILLS + Math.floor(cells * REFILLS_PER_CELL);
  watch?.told("begun", draft.clues, wanting, left);
  yield nodes;
  while (left > 0) {
    const at = wanting[random.below(wanting.length)];
    next.copy(draft);
    const isStuck = vain++ >= PATIENCE;
    if (isStuck && refills-- <= 0) return false;
    const isChanged = isStuck ? yield* refill(next, at, taste, random) : change(next, at, taste, random);
    if (!isChanged) continue;
    const excess = EXCESS * next.excess(taste);
    if (excess > left && !isStuck) continue;
    const then = openBy(settler, next.clues) + excess;
    yield nodes;
    if (then > left && !isStuck) {
      watch?.told("dropped", draft.clues, [at], then);
      continue;
    }
    draft.copy(next);
    if (then < best || isStuck) {
      best = then;
      vain = 0;
    }
    left = then;
    wanting = wantingCells(draft, settler, taste);
    watch?.told(isStuck ? "renewed" : "kept", draft.clues, wanting, left);
  }
  return true;
}

/** The cells to change something near: those the settler has left open, and the clues of islands too many of their size. */
function wantingCells(draft: Draft, settler: Settler, { most }: Taste): Cell[] {
  const { clues, tally, lattice } = draft;
  const found: Cell[] = [];
  for (let cell = 0; cell < lattice.cells; cell++) {
    if (settler.colourAt(cell) === UNKNOWN) found.push(cell);
    const size = clues[cell];
    if (size === 0 || size >= most.length || tally[size] <= most[size]) continue;
    for (let times = 0; times < EXCESS_SHARE; times++) found.push(cell);
  }
  return found;
}
