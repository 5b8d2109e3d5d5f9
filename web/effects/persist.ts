import type { StorageFacts } from "../state/app.ts";
import type { Store } from "../state/store.ts";
import type { Connection } from "./connection.ts";

/** The record that says when the browser was asked, in milliseconds since 1970. */
const ASKED = "persist-asked";

/** Asks the browser to keep the data even when space runs short; the answer. */
export async function persist(): Promise<boolean> {
  const { storage } = navigator as { storage?: StorageManager };
  try {
    return (await storage?.persisted()) || ((await storage?.persist()) ?? false);
  } catch {
    return false;
  }
}

/** Asks once, after the first puzzle that was solved: then there is something to lose. */
export function persistWhenSolved(store: Store, connection: Connection): void {
  store.listen((state, before) => {
    if (!state.play?.solved || before.play?.id !== state.play.id || before.play.solved) return;
    askOnce(connection).catch(() => {}); // without a database nothing is kept anyway
  });
}

async function askOnce({ database }: Connection): Promise<void> {
  if (!database || (await database.get("settings", ASKED)) !== undefined) return;
  await database.put("settings", Date.now(), ASKED);
  await persist();
}

/** What the browser says of our storage. */
export async function storageFacts(games: number): Promise<StorageFacts> {
  const { storage } = navigator as { storage?: StorageManager };
  try {
    const [estimate, persisted] = await Promise.all([storage?.estimate(), storage?.persisted()]);
    return { games, bytes: estimate?.usage ?? null, persisted: persisted ?? false };
  } catch {
    return { games, bytes: null, persisted: false };
  }
}
