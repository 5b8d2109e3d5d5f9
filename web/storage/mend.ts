import { PLAY_KINDS } from "../../engine/kinds/play.ts";
import { readRemembered } from "../make/order.ts";
import { fields } from "../state/stored.ts";
import { readLevels } from "./corpus.ts";
import type { Database } from "./database.ts";
import type { Keeping } from "./keep.ts";
import { readDated as readSettings } from "./keep-settings.ts";
import { readDated as readRules } from "./rule-choices.ts";

/** What can be used of a record of the settings store; undefined: nothing. */
type Reader = (stored: unknown) => unknown;

const record: Reader = (stored) =>
  typeof stored === "object" && !Array.isArray(stored) ? fields(stored) : undefined;
const rules: Reader = (stored) => {
  const dated = readRules(stored);
  return dated.made > 0 ? dated : undefined;
};

/** The records that we know, each by what reads it. */
const READERS: Readonly<Record<string, Reader>> = {
  settings: (stored) => readSettings(record(stored)) ?? undefined,
  corpus: (stored) => (Array.isArray(stored) ? readLevels(stored) : undefined),
  "persist-asked": (stored) => (typeof stored === "number" ? stored : undefined),
  "told-limits": (stored) =>
    Array.isArray(stored) ? stored.filter((one) => typeof one === "string") : undefined,
  making: (stored) => record(stored) && readRemembered(stored),
  ...Object.fromEntries(PLAY_KINDS.map(({ id }) => [`rules-${id}`, rules])),
  ...Object.fromEntries(["race", "race-table", "tree", "duel", "workbench"].map((key) => [key, record])),
};

/**
 * Sets aside what is damaged and is not looked at by itself, record by record, as it was found: settings, and moves whose
 * game has lost its head, which gets one again.
 */
export async function mend(keeping: Keeping): Promise<void> {
  const { connection } = keeping.keeper;
  for (const [key, read] of Object.entries(READERS)) {
    await connection.ask((database) => mendRecord(database, key, read));
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
  await Promise.all([
    transaction.objectStore("broken").add({ store: "settings", key, value: stored, found: Date.now() }),
    sound === undefined ? settings.delete(key) : settings.put(sound, key),
    transaction.done,
  ]);
}

/** Whether all that was stored was read as it is. What a newer version has beside, and an older one has not, is no damage. */
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
