import type { Puzzle } from "../../engine/model/puzzle.ts";
import { readEntry } from "../../engine/play/save.ts";
import { type LineNames, sharedMoves, unite } from "../../engine/play/unite.ts";
import { type GameHead, gameOf, type SavedGame, withGame } from "./game-head.ts";
import type { RawGame, Rewrite } from "./game-store.ts";
import { readRaw } from "./read-saved.ts";

/** One game that this page has to do with. */
export interface Book {
  readonly id: string;
  readonly puzzle: Puzzle;
  /** The newest state; null while there is nothing to keep. */
  saved: SavedGame | null;
  /** The state that the database has for certain. */
  kept: SavedGame | null;
  /** How many entries the database has or was sent; null when that has to be looked up first. */
  sent: number | null;
  settling: boolean;
}

/** The one that has all moves of the other, mine first; else both, the player where mine says. */
function united(stored: SavedGame, mine: SavedGame, names: LineNames): SavedGame {
  const shared = sharedMoves(stored.log, mine.log);
  if (shared === stored.log.length) return mine;
  if (shared === mine.log.length) return stored;
  const game = unite(gameOf(stored), gameOf(mine), "other", names);
  const { name, origin, started, elapsed, hints } = stored.head;
  const head: GameHead = {
    ...mine.head,
    name: mine.head.name ?? name,
    origin: mine.head.origin ?? origin,
    started: Math.min(started, mine.head.started),
    elapsed: Math.max(elapsed, mine.head.elapsed),
    hints: Math.max(hints, mine.head.hints),
  };
  return withGame(head, game);
}

/** Whether it has changes that are not stored for certain. */
export function isUnsaved({ saved, kept }: Book): boolean {
  return saved !== kept;
}

/** How many entries the database has for certain. */
export function heldOf({ kept }: Book): number {
  return kept?.log.length ?? 0;
}

/** The changes that give the database all of a game. */
export interface Settled extends Rewrite {
  readonly saved: SavedGame;
}

/** The newest state of a game, joined with the stored one. */
export function settledWith(book: Book, mine: SavedGame, raw: RawGame | null, names: LineNames): Settled {
  const found = raw && readRaw(book.id, raw);
  const kept = found?.kept ?? 0;
  // Of our own entries some may be missing that were refused before the next was taken.
  const isMine = !raw || !found || (!found.whole && isPartOf(raw, book));
  const saved = isMine ? mine : united(found.saved, mine, names);
  return { saved, head: saved.head, added: saved.log.slice(kept), kept, whole: !raw || !!found?.sound };
}

/** Whether each sound entry that is stored is the one that the newest state has in its place. */
function isPartOf({ entries, places }: RawGame, { saved, puzzle }: Book): boolean {
  return entries.every((stored, index) => {
    const entry = readEntry(stored, places[index], puzzle);
    return !entry || sharedMoves([entry], saved?.log.slice(places[index], places[index] + 1) ?? []) === 1;
  });
}

/** The sound part of a stored game, to be written in its place; null when its puzzle cannot be read. */
export function mended(id: string, raw: RawGame): Rewrite | null {
  const found = readRaw(id, raw);
  if (!found) return null;
  const { saved, kept, sound } = found;
  return { head: saved.head, added: saved.log.slice(kept), kept, whole: sound };
}
