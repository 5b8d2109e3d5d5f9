import type { StorageFacts } from "../state/app.ts";
import { type Connection, inTime } from "../storage/connection.ts";
import type { KeptDetail } from "../storage/keep.ts";
import { findLimits } from "../storage/limits.ts";
import { putSetting } from "../storage/remembered.ts";

/** The record that says when the browser was asked, in milliseconds since 1970. */
const ASKED = "persist-asked";

/** The record, from storage; undefined where it is unsound. */
export function readAsked(stored: unknown): number | undefined {
  return typeof stored === "number" ? stored : undefined;
}

/** Asks the browser to keep the data even when space runs short; the answer. */
export async function persist(): Promise<boolean> {
  try {
    const { storage } = navigator as { storage?: StorageManager };
    return (await storage?.persisted()) || ((await storage?.persist()) ?? false);
  } catch {
    return false;
  }
}

/** Asks once, at the first move that is kept: then there is something to lose. */
export function persistWhenKept(connection: Connection): void {
  const kept = ({ detail }: CustomEventInit<KeptDetail>): void => {
    if (!detail?.length) return;
    document.removeEventListener("ergo-kept", kept);
    void askOnce(connection);
  };
  document.addEventListener("ergo-kept", kept);
}

async function askOnce(connection: Connection): Promise<void> {
  if ((await connection.ask((database) => database.get("settings", ASKED))) !== undefined) return;
  await connection.ask((database) => putSetting(database, ASKED, Date.now()));
  await persist();
}

/** The browser's figures of our storage, and its refusals. */
export async function storageFacts(games: number): Promise<StorageFacts> {
  const limits = await findLimits();
  try {
    const { storage } = navigator as { storage?: StorageManager };
    const asked = Promise.all([storage?.estimate(), storage?.persisted()]);
    const [estimate, persisted] = await inTime(asked);
    return { games, bytes: estimate?.usage ?? null, persisted: persisted ?? false, limits };
  } catch {
    return { games, bytes: null, persisted: false, limits };
  }
}
