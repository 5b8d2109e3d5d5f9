import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames, unwrap } from "idb";
import type { LogEntry } from "../../engine/play/game.ts";
import type { GameHead } from "./game-head.ts";
import { endingWithPage, endWithPage } from "./leaving.ts";

/** The schema of the database, as of the newest version. */
export interface ErgoSchema extends DBSchema {
  /** One record a game, by "kind/text"; without its moves. */
  games: { key: string; value: GameHead };
  /** The log of each game, one record an entry, by game and place in the log; entries are added, never changed. */
  moves: { key: [id: string, index: number]; value: LogEntry };
  /** The corpus by kind, level and number from 1. */
  puzzles: { key: [kind: string, level: number, number: number]; value: { text: string } };
  /** Single records: the settings, which corpus is stored. */
  settings: { key: string; value: unknown };
  /** Records that could not be read whole, as they were found. */
  broken: { key: number; value: BrokenGame | BrokenRecord };
}

/** A record of another store. */
export interface BrokenRecord {
  readonly store: "settings";
  readonly key: string;
  readonly value: unknown;
  readonly found: number;
}

export interface BrokenGame {
  readonly id: string;
  readonly found: number;
  readonly head: unknown;
  readonly keys: readonly number[];
  readonly entries: readonly unknown[];
}

export type Database = IDBPDatabase<ErgoSchema>;
type Upgrade = IDBPTransaction<ErgoSchema, StoreNames<ErgoSchema>[], "versionchange">;
type Migration = (database: Database, upgrade: Upgrade) => void | Promise<void>;

/**
 * The first leads from nothing to version 1, the next from version 1 to 2. One that was released is never
 * changed; inside, only the upgrade's own requests may be awaited.
 */
const MIGRATIONS: readonly Migration[] = [
  (database) => {
    database.createObjectStore("games", { keyPath: "id" });
    database.createObjectStore("moves");
    database.createObjectStore("puzzles");
    database.createObjectStore("settings");
    database.createObjectStore("broken", { autoIncrement: true });
  },
];

export const VERSION = MIGRATIONS.length;

/** Events of a connection from outside. */
export interface ConnectionEvents {
  /** Another tab holds on to an older version; the database opens when that tab lets go. */
  blocked(): void;
  /** Another tab wants a newer version, or the data is being deleted: close now. */
  blocking(): void;
  /** The browser ended the connection. */
  terminated(): void;
}

/** Opens the database, brought to the newest version. Rejects where there is no storage. */
export async function openDatabase(events: ConnectionEvents, name = "ergo"): Promise<Database> {
  const opened = await openDB<ErgoSchema>(name, VERSION, {
    upgrade(database, from, _to, upgrade) {
      endWithPage(unwrap(upgrade));
      migrate(database, from, upgrade).catch(() => upgrade.abort());
    },
    blocked: () => events.blocked(),
    blocking: () => events.blocking(),
    terminated: () => events.terminated(),
  });
  return endingWithPage(opened);
}

async function migrate(database: Database, from: number, upgrade: Upgrade): Promise<void> {
  for (const migration of MIGRATIONS.slice(from)) await migration(database, upgrade);
}
