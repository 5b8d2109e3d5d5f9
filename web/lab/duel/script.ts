import { DUEL_SIZES } from "../../../engine/duel/duel-size.ts";
import type { DuelMove } from "../../../worker/api.ts";
import { fields } from "../../state/stored.ts";
import { overFirst } from "../../storage/remembered.ts";
import type { DuelOptions, DuelScript } from "./duel.ts";
import { type DuelMatch, type DuelWish, isLegal, newMatch, SEATINGS, STRENGTHS, withMove } from "./match.ts";

export const FIRST_WISH: DuelWish = { size: 4, seating: "person-computer", strength: "medium" };
export const FIRST_OPTIONS: DuelOptions = { candidates: false, tells: false };

/** The stored duel. A game with any unsound part is left out whole. Never throws. */
export function readDuel(stored: unknown): DuelScript {
  const { match, before, wish, options } = fields(stored);
  const { candidates, tells } = fields(options);
  return {
    match: readMatch(match),
    before: readMatch(before),
    wish: readWish(wish) ?? FIRST_WISH,
    options: { candidates: candidates === true, tells: tells === true },
  };
}

const OVER_FIRST = overFirst(readDuel(null), ["match", "before"]);

/** A game that was on is one that can be gone back to from a game that was begun since. */
export function duelsTogether(stored: unknown, record: object): object {
  const { match, before } = fields(record);
  const both = OVER_FIRST(stored, record);
  return match !== null && before === null ? { ...both, before: fields(stored).match ?? null } : both;
}

function readWish(stored: unknown): DuelWish | null {
  const told = fields(stored);
  const size = DUEL_SIZES.find((one) => one === told.size);
  const seating = SEATINGS.find((one) => one === told.seating);
  const strength = STRENGTHS.find((one) => one === told.strength);
  return size && seating && strength ? { size, seating, strength } : null;
}

function readMatch(stored: unknown): DuelMatch | null {
  const wish = readWish(stored);
  const { moves } = fields(stored);
  if (!wish || !Array.isArray(moves) || moves.length > wish.size ** 2) return null;
  let match = newMatch(wish);
  for (const told of moves) {
    const move = readMove(told);
    if (!move || !isLegal(match, move)) return null;
    match = withMove(match, move);
  }
  return match;
}

function readMove(stored: unknown): DuelMove | null {
  const { cell, digit } = fields(stored);
  return Number.isInteger(cell) && Number.isInteger(digit)
    ? { cell: cell as number, digit: digit as number }
    : null;
}
