import { fields } from "../state/stored.ts";
import type { Database } from "./database.ts";
import type { Keeping } from "./keep.ts";
import { written } from "./leaving.ts";

/** The usable part of a record of the settings store; undefined: nothing. */
export type Reader = (stored: unknown) => unknown;

/**
 * Sets aside damaged records that nothing else reads, one by one, as they were found: settings, and moves whose game
 * has lost its head, which gets one again. `readers` are those of the settings, by their keys; each is loaded if there
 * is something to read.
 */
export async function mend(
  keeping: Keeping,
  readers: Readonly<Record<string, () => Promise<Reader>>>,
): Promise<void> {
  const { connection } = keeping.keeper;
  const keys = await connection.ask((database) => database.getAllKeys("settings"));
  for (const [key, reader] of Object.entries(readers)) {
    if (!keys?.includes(key)) continue;
    const read = await reader().catch(() => null); // what cannot be fetched now is looked at another time
    if (read) await connection.ask((database) => mendRecord(database, key, read));
  }
  await connection.ask((database) => database.count("games")); // whether it still answers
  if (connection.database) await mendHeads(connection.database, keeping);
}

async function mendRecord(database: Database, key: string, read: Reader): Promise<void> {
  const transaction = database.transaction(["settings", "broken"], "readwrite");
  const settings = transaction.objectStore("settings");
  const stored = await settings.get(key);
  const sound = stored === undefined ? undefined : read(stored);
  if (stored === undefined || isSame(stored, sound)) return;
  await written(transaction, [
    transaction.objectStore("broken").add({ store: "settings", key, value: stored, found: Date.now() }),
    sound === undefined ? settings.delete(key) : settings.put(sound, key),
  ]);
}

/** Whether the record was read as it is. Further fields of a newer version, and missing ones of an older, are no damage. */
function isSame(stored: unknown, read: unknown): boolean {
  if (Array.isArray(stored)) {
    return (
      Array.isArray(read) && stored.length === read.length && stored.every((one, at) => isSame(one, read[at]))
    );
  }
  if (typeof read !== "object" || read === null) return Object.is(stored, read);
  const told = fields(stored);
  return (
    stored === told && Object.entries(read).every(([part, one]) => !(part in told) || isSame(told[part], one))
  );
}

/** Goes from game to game through the keys of the moves. */
async function mendHeads(database: Database, { keeper, shelf }: Keeping): Promise<void> {
  const ids: string[] = [];
  let cursor = await database.transaction("moves").store.openKeyCursor();
  while (cursor) {
    const key: unknown = cursor.key;
    const id: unknown = Array.isArray(key) ? key[0] : null;
    if (typeof id === "string") ids.push(id);
    // Behind all moves of this game.
    cursor = await (typeof id === "string" ? cursor.continue([id, []] as never) : cursor.continue());
  }
  for (const id of ids) {
    if (shelf.head(id) || (await database.getKey("games", id)) !== undefined) continue;
    if (await keeper.mend(id)) await shelf.learn(id);
  }
}
