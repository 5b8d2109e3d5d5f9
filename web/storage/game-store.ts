import type { LogEntry } from "../../engine/play/game.ts";
import type { BrokenGame, Database } from "./database.ts";
import type { GameHead } from "./game-head.ts";
import { written } from "./leaving.ts";

/** A game as the database has it, unread. */
export interface RawGame {
  readonly head: unknown;
  readonly entries: readonly unknown[];
  /** Where in the log each entry is. */
  readonly places: readonly number[];
  /** Keys among those of the entries that are no place in a log. */
  readonly strange: readonly MoveKey[];
  /** Everything that was found under the game's id. */
  readonly found: Pick<BrokenGame, "head" | "keys" | "entries">;
}

type MoveKey = [id: string, index: number];

/** The keys of a game's entries. */
export function logOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
}

/**
 * Adds entries from a place in the log on and replaces the head, in one transaction that starts and is
 * committed before this returns: it ends without us, whatever becomes of the page. Where the log is longer
 * already nothing is written, neither an entry nor a head that knows less, and the promise rejects with a
 * ConstraintError.
 */
export async function append(
  database: Database,
  head: GameHead,
  entries: readonly LogEntry[],
  from: number,
  durability: IDBTransactionDurability,
): Promise<void> {
  const transaction = database.transaction(["games", "moves"], "readwrite", { durability });
  const moves = transaction.objectStore("moves");
  const asked: Promise<unknown>[] = entries.map((entry, index) => moves.add(entry, [head.id, from + index]));
  if (entries.length === 0) asked.push(...probe(moves, [head.id, from]));
  asked.push(transaction.objectStore("games").put(head));
  await written(transaction, asked);
}

/** An entry that is added and taken away again: it fails, and with it its transaction, where there is one already. */
function probe(moves: MovesProbe, place: [id: string, index: number]): Promise<unknown>[] {
  const nothing: LogEntry = { parent: 0, move: { type: "auto", on: false } };
  return [moves.add(nothing, place), moves.delete(place)];
}

interface MovesProbe {
  add(entry: LogEntry, place: [id: string, index: number]): Promise<unknown>;
  delete(place: [id: string, index: number]): Promise<unknown>;
}

/** The result of a request within a transaction, or the reason why the transaction failed: then no answer may come; see `written`. */
function answered<T>({ done }: { readonly done: Promise<void> }, asked: Promise<T>): Promise<T> {
  return Promise.race([asked, done.then(() => asked)]);
}

/** Reads a game; null when nothing is stored of it. */
export async function read(database: Database, id: string): Promise<RawGame | null> {
  const transaction = database.transaction(["games", "moves"]);
  return answered(
    transaction,
    readIn(transaction.objectStore("games"), transaction.objectStore("moves"), id),
  );
}

interface GamesReader {
  get(id: string): Promise<unknown>;
}
interface MovesReader {
  getAll(range: IDBKeyRange): Promise<unknown[]>;
  getAllKeys(range: IDBKeyRange): Promise<MoveKey[]>;
}

async function readIn(games: GamesReader, moves: MovesReader, id: string): Promise<RawGame | null> {
  const [head, entries, paths] = await Promise.all([
    games.get(id),
    moves.getAll(logOf(id)),
    moves.getAllKeys(logOf(id)),
  ]);
  if (head === undefined && entries.length === 0) return null;
  const found = { head: head ?? null, keys: paths.map(([, index]) => index), entries };
  if (paths.every(isPlace)) return { head, entries, places: found.keys, strange: [], found };
  return {
    head,
    entries: entries.filter((_, index) => isPlace(paths[index])),
    places: paths.filter(isPlace).map(([, index]) => index),
    strange: paths.filter((path) => !isPlace(path)),
    found,
  };
}

/** Whether the key of a move names a place in a log. */
export function isPlace(key: readonly unknown[]): boolean {
  return key.length === 2 && Number.isSafeInteger(key[1]) && Number(key[1]) >= 0;
}

/** The writes that follow from the stored game. */
export interface Rewrite {
  readonly head: GameHead;
  readonly added: readonly LogEntry[];
  /** How many of the stored entries stay where they are; those behind go, and `added` comes in their place. */
  readonly kept: number;
  /** Whether all that is stored is sound; else it is set aside as it was found. */
  readonly whole: boolean;
}

/**
 * Reads the stored game and writes the result of `decide`, in one transaction, so that no other tab comes
 * between. `decide` must answer at once; null writes nothing. Returns the result.
 */
export async function rewrite<R extends Rewrite>(
  database: Database,
  id: string,
  decide: (stored: RawGame | null) => R | null,
): Promise<R | null> {
  const transaction = database.transaction(["games", "moves", "broken"], "readwrite", {
    durability: "strict",
  });
  const games = transaction.objectStore("games");
  const moves = transaction.objectStore("moves");
  const asked: Promise<unknown>[] = [];
  let next: R | null;
  try {
    const stored = await answered(transaction, readIn(games, moves, id));
    next = decide(stored);
    if (next) {
      const { head, added, kept, whole } = next;
      if (stored && !whole) {
        asked.push(transaction.objectStore("broken").add({ id, found: Date.now(), ...stored.found }));
        asked.push(moves.delete(IDBKeyRange.bound([id, kept], [id, Number.POSITIVE_INFINITY])));
        asked.push(...stored.strange.map((key) => moves.delete(key)));
      }
      asked.push(...added.map((entry, index) => moves.add(entry, [id, kept + index])), games.put(head));
    }
  } catch (why) {
    await transaction.done.catch(() => {});
    throw why;
  }
  await written(transaction, asked);
  return next;
}

/** Changes the head of a game; `change` answers at once, with null for no change. */
export async function amend(
  database: Database,
  id: string,
  change: (stored: unknown) => GameHead | null,
): Promise<GameHead | null> {
  const transaction = database.transaction("games", "readwrite", { durability: "strict" });
  const { store } = transaction;
  const changed = change(await answered(transaction, store.get(id)));
  await written(transaction, [changed && store.put(changed)]);
  return changed;
}

/** Forgets a game for good, if it is still marked as deleted. */
export async function purge(database: Database, id: string): Promise<void> {
  const transaction = database.transaction(["games", "moves"], "readwrite");
  const games = transaction.objectStore("games");
  const head = await answered(transaction, games.get(id));
  if (head && head.deleted === null) return;
  await written(transaction, [games.delete(id), transaction.objectStore("moves").delete(logOf(id))]);
}
