import type { Random } from "../../engine/model/random.ts";
import { randomFrom } from "../../engine/model/random.ts";
import type { DuelMove, DuelQuestion, DuelThought } from "../../worker/api.ts";
import { thinkOver } from "../../worker/searches/duel.ts";

// The game once more, as plainly as it can be said, for the tests to hold the engine against: a board is a list of
// digits, 0 blank, and nothing is shared with the engine.

export type Digits = readonly number[];

/** Rows and columns of a box. */
const BOXES: Readonly<Record<number, readonly [number, number]>> = { 4: [2, 2], 6: [2, 3], 9: [3, 3] };

function sideOf(cells: Digits): number {
  return Math.round(Math.sqrt(cells.length));
}

export function blank(size: number): Digits {
  return Array<number>(size * size).fill(0);
}

function seesEachOther(size: number, one: number, other: number): boolean {
  const [high, wide] = BOXES[size];
  const [row, column] = [Math.floor(one / size), one % size];
  const [otherRow, otherColumn] = [Math.floor(other / size), other % size];
  return (
    row === otherRow ||
    column === otherColumn ||
    (Math.floor(row / high) === Math.floor(otherRow / high) &&
      Math.floor(column / wide) === Math.floor(otherColumn / wide))
  );
}

const peers = new Map<number, readonly (readonly number[])[]>();

function peersOf(size: number): readonly (readonly number[])[] {
  const cells = [...Array(size * size).keys()];
  const found =
    peers.get(size) ?? cells.map((cell) => cells.filter((c) => c !== cell && seesEachOther(size, c, cell)));
  peers.set(size, found);
  return found;
}

export function isLegal(cells: Digits, { cell, digit }: DuelMove): boolean {
  return cells[cell] === 0 && !peersOf(sideOf(cells))[cell].some((peer) => cells[peer] === digit);
}

/** Every legal move. */
export function movesOn(cells: Digits): DuelMove[] {
  const size = sideOf(cells);
  const moves: DuelMove[] = [];
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== 0) continue;
    const seen = new Set(peersOf(size)[cell].map((peer) => cells[peer]));
    for (let digit = 1; digit <= size; digit++) if (!seen.has(digit)) moves.push({ cell, digit });
  }
  return moves;
}

export function after(cells: Digits, { cell, digit }: DuelMove): Digits {
  return cells.with(cell, digit);
}

/** A board after so many random moves, or as many as there were. */
export function randomBoard(size: number, moves: number, random: Random): Digits {
  let cells = blank(size);
  for (let made = 0; made < moves; made++) {
    const open = movesOn(cells);
    if (open.length === 0) break;
    cells = after(cells, open[random.below(open.length)]);
  }
  return cells;
}

/**
 * How the game goes with best play, the winner hurrying and the loser holding out: moves to come, negative when the
 * player to move loses. 0 moves to come are a loss, written -0. Plain minimax on the boards as they are; boards that
 * were met are remembered by their digits.
 */
export function outcome(cells: Digits, met = new Map<string, number>()): number {
  const name = cells.join("");
  const known = met.get(name);
  if (known !== undefined) return known;
  let win = Number.POSITIVE_INFINITY;
  let loss = 0;
  for (const move of movesOn(cells)) {
    const reply = outcome(after(cells, move), met);
    if (isLoss(reply)) win = Math.min(win, 1 - reply);
    else loss = Math.max(loss, 1 + reply);
  }
  const found = win < Number.POSITIVE_INFINITY ? win : -loss;
  met.set(name, found);
  return found;
}

export function isLoss(outcome: number): boolean {
  return outcome < 0 || Object.is(outcome, -0);
}

const ASKED = { depth: null, nodes: 10_000_000, prunes: true } as const;

/** What the opponent answers in the end. */
export function think(cells: Digits, how: Partial<DuelQuestion> = {}): DuelThought {
  const work = working(cells, how);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

export function working(cells: Digits, how: Partial<DuelQuestion> = {}) {
  const read = thinkOver({ ...ASKED, size: sideOf(cells), cells, ...how });
  if (!read.ok) throw new Error(read.problem.text.en);
  return read.value;
}

/** What a thought that proves something says, as `outcome` says it. */
export function provedBy({ proved }: DuelThought): number | null {
  return proved && (proved.wins ? proved.moves : -proved.moves);
}

export { randomFrom };
