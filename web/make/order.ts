import type { Wish } from "../../engine/kinds/contract/wish.ts";
import { playKind } from "../../engine/kinds/play.ts";
import type { WishControl } from "../kinds/contract/page-kind.ts";
import { PAGE_KINDS, pageKind } from "../kinds/pages.ts";
import { fields } from "../state/stored.ts";
import {
  type Batch,
  type MadePuzzle,
  type MakingOrder,
  RECORD_VERSION,
  type RememberedMaking,
} from "./making.ts";
import { readRating } from "./read-rating.ts";
import { whole } from "./whole.ts";

/** Puzzles that one order can ask for. */
export const MOST_AT_ONCE = 50;
/** Made puzzles that are remembered; the oldest batches go first. */
export const MOST_KEPT = 200;
/** The hardest level of a rating. */
export const HARDEST = 7;
/** Shortest and longest side of a board that can be ordered, in cells. */
export const SIDES = { least: 4, most: 20 } as const;

export const FIRST_ORDER: MakingOrder = {
  kind: PAGE_KINDS[0].id,
  count: 1,
  wishes: Object.fromEntries(PAGE_KINDS.map(({ id, wish }) => [id, wish])),
};

/** The wish of the kind that is chosen. */
export function wishOf({ kind, wishes }: MakingOrder): Wish {
  return wishes[kind];
}

/** The wish with a change; undefined fields are left out. */
export function changedWish(wish: Wish, change: WishChange): Wish {
  const { rows, cols } = wish;
  const all = Object.entries({ ...wish, ...change }).filter(([, value]) => value !== undefined);
  return { rows, cols, ...Object.fromEntries(all) };
}

/** Changes of wishes, by their names. */
export type WishChange = Readonly<Record<string, Wish[string]>>;

/** A batch further on: its puzzles with one more. */
export function withPuzzle(batches: readonly Batch[], at: Batch, puzzle: MadePuzzle): readonly Batch[] {
  const grown = { ...at, puzzles: [...at.puzzles, puzzle] };
  const next = batches.includes(at)
    ? batches.map((batch) => (batch === at ? grown : batch))
    : [grown, ...batches];
  return remembered(next, (batch) => batch === grown);
}

/** The newest batches, as many as are remembered, and those that are spared. */
function remembered(batches: readonly Batch[], isSpared: (batch: Batch) => boolean): readonly Batch[] {
  let kept = 0;
  return batches.filter((batch) => {
    kept += batch.puzzles.length;
    return kept <= MOST_KEPT || isSpared(batch);
  });
}

/** Puzzles in the order in which a list shows them: by level, then by work; those without a rating last. */
export function easiestFirst(puzzles: readonly MadePuzzle[]): readonly MadePuzzle[] {
  const key = ({ rating }: MadePuzzle): readonly [number, number] =>
    rating ? [rating.level, rating.work] : [Number.POSITIVE_INFINITY, 0];
  const keyed = puzzles.map((puzzle) => ({ puzzle, key: key(puzzle) }));
  keyed.sort((a, b) => (a.key[0] === b.key[0] ? a.key[1] - b.key[1] : a.key[0] < b.key[0] ? -1 : 1));
  return keyed.map(({ puzzle }) => puzzle);
}

/** Identifies a made puzzle. */
export const madeId = (kind: string, { text }: MadePuzzle): string => `${kind} ${text}`;

/**
 * The record here, joined with the one in storage: another tab has made more, or storage answered too late.
 * Puzzles removed here, by `madeId`, do not come back.
 */
export function together(
  here: RememberedMaking,
  stored: RememberedMaking,
  removed: ReadonlySet<string>,
): RememberedMaking {
  const known = new Set(here.batches.flatMap(({ kind, puzzles }) => puzzles.map((one) => madeId(kind, one))));
  const others = stored.batches.flatMap((batch) => {
    const ids = batch.puzzles.map((one) => madeId(batch.kind, one));
    const puzzles = batch.puzzles.filter((_, at) => !known.has(ids[at]) && !removed.has(ids[at]));
    return puzzles.length > 0 ? [{ ...batch, puzzles }] : [];
  });
  const next = Math.max(here.next, stored.next);
  if (others.length === 0) return { ...here, next };
  const all = [...here.batches, ...others].sort(newestFirst);
  return { ...here, batches: remembered(all, (batch) => here.batches.includes(batch)), next };
}

/** The order of batches, by the numbers of their puzzles. */
export const newestFirst = (one: Batch, other: Batch): number =>
  other.puzzles[0].number - one.puzzles[0].number;

/** The record from storage: each unsound part is left out or as at the first visit. Never throws. */
export function readRemembered(stored: unknown): RememberedMaking {
  const { version, order, batches, next } = fields(stored);
  const isRated = version === RECORD_VERSION;
  const sound = (Array.isArray(batches) ? batches : [])
    .map((batch) => readBatch(batch, isRated))
    .filter((batch) => batch !== null);
  const numbers = sound.flatMap(({ puzzles }) => puzzles.map(({ number }) => number));
  return {
    version: RECORD_VERSION,
    order: readOrder(order, isRated),
    batches: sound,
    next: Math.max(whole(next, 1) ?? 1, 1, ...numbers.map((n) => n + 1)),
  };
}

/** The record of making, from storage; undefined where it is none. */
export function readRecord(stored: unknown): RememberedMaking | undefined {
  return typeof stored === "object" && !Array.isArray(stored) ? readRemembered(stored) : undefined;
}

function readOrder(stored: unknown, isRated: boolean): MakingOrder {
  const { kind, count, wishes } = fields(stored);
  const told = fields(wishes);
  return {
    kind: typeof kind === "string" && Object.hasOwn(FIRST_ORDER.wishes, kind) ? kind : FIRST_ORDER.kind,
    count: whole(count, 1, MOST_AT_ONCE) ?? FIRST_ORDER.count,
    wishes: Object.fromEntries(
      Object.entries(FIRST_ORDER.wishes).map(([id, first]) => [id, readWish(told[id], id, isRated) ?? first]),
    ),
  };
}

/** @param isRated Its level is that of a rating; one of another measure is left out. */
function readWish(stored: unknown, kind: string, isRated: boolean): Wish | null {
  const told = fields(stored);
  const rows = whole(told.rows, SIDES.least, SIDES.most);
  const cols = whole(told.cols, SIDES.least, SIDES.most);
  if (rows === null || cols === null) return null;
  const level = isRated ? whole(told.level, 1, HARDEST) : null;
  const rule = level !== null && typeof told.rule === "string" ? told.rule : null;
  const own = pageKind(kind).wishes.map((control) => [
    control.name,
    readOwn(control, told[control.name], rows * cols),
  ]);
  const wish = { rows, cols, ...(level !== null && { level }), ...(rule !== null && { rule }) };
  return changedWish(wish, Object.fromEntries(own));
}

/** A wish of a kind's own on a board of so many cells; undefined where it is none. */
function readOwn(control: WishControl, told: unknown, cells: number): Wish[string] {
  switch (control.is) {
    case "choice":
      return control.options.find(({ value }) => value === told)?.value;
    case "number":
      return whole(told, control.least, cells) ?? undefined;
    case "flag":
      return told === true || undefined;
  }
}

function readBatch(stored: unknown, isRated: boolean): Batch | null {
  const { kind, wish, puzzles } = fields(stored);
  const found = typeof kind === "string" ? playKind(kind) : undefined;
  const sound = found && readWish(wish, found.id, isRated);
  if (!sound || !Array.isArray(puzzles)) return null;
  const read = puzzles.map(fields).flatMap(({ text, rating, number }): MadePuzzle[] => {
    const at = whole(number, 1);
    if (typeof text !== "string" || at === null || !found.parse(text).ok) return [];
    return [{ text, rating: readRating(rating), number: at }];
  });
  return read.length > 0 ? { kind: found.id, wish: sound, puzzles: read } : null;
}
