import type { Wish } from "../../engine/kinds/contract/wish.ts";
import { playKind } from "../../engine/kinds/play.ts";
import type { WishControl } from "../kinds/contract/page-kind.ts";
import { PAGE_KINDS, pageKind } from "../kinds/pages.ts";
import { fields } from "../state/stored.ts";
import type { Batch, MadePuzzle, MakingOrder, RememberedMaking } from "./making.ts";

/** Puzzles that one order can ask for. */
export const MOST_AT_ONCE = 50;
/** Made puzzles that are remembered; the oldest batches go first. */
export const MOST_KEPT = 200;
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
  const { order, batches, next } = fields(stored);
  const sound = (Array.isArray(batches) ? batches : []).map(readBatch).filter((batch) => batch !== null);
  const numbers = sound.flatMap(({ puzzles }) => puzzles.map(({ number }) => number));
  return {
    order: readOrder(order),
    batches: sound,
    next: Math.max(whole(next, 1) ?? 1, 1, ...numbers.map((n) => n + 1)),
  };
}

/** The record of making, from storage; undefined where it is none. */
export function readRecord(stored: unknown): RememberedMaking | undefined {
  return typeof stored === "object" && !Array.isArray(stored) ? readRemembered(stored) : undefined;
}

function readOrder(stored: unknown): MakingOrder {
  const { kind, count, wishes } = fields(stored);
  const told = fields(wishes);
  return {
    kind: typeof kind === "string" && Object.hasOwn(FIRST_ORDER.wishes, kind) ? kind : FIRST_ORDER.kind,
    count: whole(count, 1, MOST_AT_ONCE) ?? FIRST_ORDER.count,
    wishes: Object.fromEntries(
      Object.entries(FIRST_ORDER.wishes).map(([id, first]) => [id, readWish(told[id], id) ?? first]),
    ),
  };
}

function readWish(stored: unknown, kind: string): Wish | null {
  const told = fields(stored);
  const rows = whole(told.rows, SIDES.least, SIDES.most);
  const cols = whole(told.cols, SIDES.least, SIDES.most);
  if (rows === null || cols === null) return null;
  const level = whole(told.level, 1, 5);
  const own = pageKind(kind).wishes.map((control) => [
    control.name,
    readOwn(control, told[control.name], rows * cols),
  ]);
  return changedWish({ rows, cols, ...(level !== null && { level }) }, Object.fromEntries(own));
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

function readBatch(stored: unknown): Batch | null {
  const { kind, wish, puzzles } = fields(stored);
  const found = typeof kind === "string" ? playKind(kind) : undefined;
  const sound = found && readWish(wish, found.id);
  if (!sound || !Array.isArray(puzzles)) return null;
  const read = puzzles.map(fields).flatMap(({ text, level, technique, number }): MadePuzzle[] => {
    const at = whole(number, 1);
    if (typeof text !== "string" || at === null || !found.parse(text).ok) return [];
    return [{ text, level: whole(level, 1, 5), technique: whole(technique, 1, 7), number: at }];
  });
  return read.length > 0 ? { kind: found.id, wish: sound, puzzles: read } : null;
}

/** A whole number within bounds, or null. */
function whole(told: unknown, least: number, most = Number.MAX_SAFE_INTEGER - 1): number | null {
  return typeof told === "number" && Number.isInteger(told) && told >= least && told <= most ? told : null;
}
