import { fields } from "../state/stored.ts";
import type { Connection } from "./connection.ts";
import type { Database } from "./database.ts";
import { isPlace } from "./game-store.ts";
import { written } from "./leaving.ts";

/**
 * Stored records that are no part of a readable game, as JSON: those set aside, and records of games and
 * moves that no version up to this one has written. `isKnown` says which ids belong to readable games.
 */
export async function remains(connection: Connection, isKnown: (id: unknown) => boolean): Promise<unknown[]> {
  const broken = await connection.ask((database) => database.getAll("broken"));
  const games = await connection.ask((database) => database.getAll("games"));
  const strange = await connection.ask((database) => strangeMoves(database, isKnown));
  const unread = (games ?? []).filter((game) => !isKnown(fields(game).id));
  return [...(broken ?? []), ...unread.map((value) => ({ store: "games", value })), ...(strange ?? [])].map(
    plain,
  );
}

async function strangeMoves(database: Database, isKnown: (id: unknown) => boolean): Promise<unknown[]> {
  const keys: readonly unknown[] = await database.getAllKeys("moves");
  const strange = keys.filter((key) => !(Array.isArray(key) && isPlace(key) && isKnown(key[0])));
  return Promise.all(
    strange.map(async (key) => ({ store: "moves", key, value: await database.get("moves", key as never) })),
  );
}

/** Puts back these records from a backup, unless they are there. */
export async function restoreRemains(connection: Connection, remains: readonly unknown[]): Promise<void> {
  if (remains.length === 0) return;
  await connection.ask(async (database) => {
    const transaction = database.transaction("broken", "readwrite");
    const { store } = transaction;
    const there = new Set((await store.getAll()).map((one) => JSON.stringify(plain(one))));
    const added = remains.filter((one) => !there.has(JSON.stringify(one)));
    await written(
      transaction,
      added.map((one) => store.add(one as never)),
    );
  });
}

/** The value as JSON; for a value that JSON cannot hold, its type. */
function plain(value: unknown): unknown {
  try {
    const text = JSON.stringify(value, (_, one) => (typeof one === "bigint" ? String(one) : one));
    return JSON.parse(text ?? "null");
  } catch {
    return String(value);
  }
}
