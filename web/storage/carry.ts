import { gameAwaited, PLAY_KINDS } from "../../engine/kinds/play.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { SavedGame } from "./game-head.ts";
import { readSaved } from "./read-saved.ts";

/** Where games that could not be stored wait for this tab's next page. */
const KEY = "ergo-unsaved";

/** Hands games to the page that this tab shows next, for where the database takes none; whether that worked. */
export function carry(games: readonly SavedGame[]): boolean {
  try {
    if (games.length > 0) sessionStorage.setItem(KEY, JSON.stringify(games));
    else sessionStorage.removeItem(KEY);
    return true;
  } catch {
    return games.length === 0;
  }
}

/** Resolves when `carried` can read what was handed over: games of any kind. */
export async function carriedReadable(): Promise<void> {
  if (isAnythingCarried()) await Promise.all(PLAY_KINDS.map(({ id }) => gameAwaited(id)));
}

function isAnythingCarried(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** The games that the page before handed over. */
export function carried(): { puzzle: Puzzle; saved: SavedGame }[] {
  try {
    const games: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    sessionStorage.removeItem(KEY);
    return Array.isArray(games) ? games.flatMap((game) => readCarried(game) ?? []) : [];
  } catch {
    return [];
  }
}

function readCarried(game: unknown): { puzzle: Puzzle; saved: SavedGame } | null {
  const { head, log } = game as Partial<SavedGame>;
  return head && Array.isArray(log) ? readSaved(head.id, head, log) : null;
}
