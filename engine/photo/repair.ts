import type { Job } from "../model/job.ts";
import type { Choice } from "./choices.ts";

/** How many answers digits leave (0 for blank): 0, 1, 2 for more; -1 where that takes too long. */
export type CountAnswers = (digits: Uint8Array) => number;

/** A board and what was changed on it. */
export interface Repaired {
  readonly digits: Uint8Array;
  /** Cells whose digit is not the likeliest. */
  readonly changed: readonly number[];
  readonly answers: number;
}

/** Most changes at once, and most boards that are asked about. */
const MOST_CHANGES = 4;
const MOST_TESTS = 400;
/** Most that the changes may cost together: where no answer is left a digit is surely misread, where many are perhaps unseen. */
const MOST_COST_OF_NONE = 14;
const MOST_COST_OF_MANY = 4;
/** A second repair this close to the first leaves it open which one is right. */
const MARGIN = 1.6;

interface Change {
  readonly cell: number;
  readonly digit: number;
  readonly cost: number;
}

/** A set of changes: their places in the list by cost, ascending. */
interface Attempt {
  readonly places: readonly number[];
  readonly cost: number;
}

/**
 * The likeliest board with one answer: as read, or with few changes, the cheapest sets of changes first (Lawler's
 * enumeration of the best solutions, Management Science 18, 1972). Where none is found, or two with different answers are
 * about as likely, the board as read.
 */
export function* repaired(choices: readonly (readonly Choice[])[], count: CountAnswers): Job<Repaired> {
  const digits = Uint8Array.from(choices, ([first]) => first.digit);
  yield 1;
  const answers = count(digits);
  const asRead = { digits, changed: [], answers };
  if (answers === 1) return asRead;
  const changes = changesOf(choices);
  const most = answers === 0 ? MOST_COST_OF_NONE : MOST_COST_OF_MANY;
  let found: (Repaired & { readonly cost: number }) | null = null;
  const queue: Attempt[] = changes.length > 0 ? [{ places: [0], cost: changes[0].cost }] : [];
  for (let tests = 0; tests < MOST_TESTS && queue.length > 0; ) {
    const attempt = takeCheapest(queue);
    if (attempt.cost > most || (found && attempt.cost > found.cost + MARGIN)) break;
    queue.push(...after(attempt, changes));
    const made = attempt.places.map((place) => changes[place]);
    if (new Set(made.map(({ cell }) => cell)).size < made.length) continue;
    tests++;
    const board = digits.slice();
    for (const { cell, digit } of made) board[cell] = digit;
    yield 1;
    if (found && leavesOut(board, found.digits)) continue;
    if (count(board) !== 1) continue;
    if (found) return asRead;
    found = { digits: board, changed: made.map(({ cell }) => cell), answers: 1, cost: attempt.cost };
  }
  return found ?? asRead;
}

/** Whether a board is another one with some digits left out: if it has one answer, it is the other's. */
function leavesOut(board: Uint8Array, other: Uint8Array): boolean {
  return board.every((digit, cell) => digit === 0 || digit === other[cell]);
}

function changesOf(choices: readonly (readonly Choice[])[]): readonly Change[] {
  return choices
    .flatMap(([first, ...others], cell) =>
      others.map(({ digit, cost }) => ({ cell, digit, cost: cost - first.cost })),
    )
    .sort((a, b) => a.cost - b.cost);
}

function takeCheapest(queue: Attempt[]): Attempt {
  let best = 0;
  for (let i = 1; i < queue.length; i++) if (queue[i].cost < queue[best].cost) best = i;
  const [taken] = queue.splice(best, 1);
  return taken;
}

/** The next sets: one change more, and the last change exchanged for the next. */
function after({ places, cost }: Attempt, changes: readonly Change[]): readonly Attempt[] {
  const last = places[places.length - 1];
  if (last + 1 >= changes.length) return [];
  const more = changes[last + 1].cost;
  const moved = { places: [...places.slice(0, -1), last + 1], cost: cost - changes[last].cost + more };
  if (places.length >= MOST_CHANGES) return [moved];
  return [moved, { places: [...places, last + 1], cost: cost + more }];
}
