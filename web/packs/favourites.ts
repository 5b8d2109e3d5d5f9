import type { Connection } from "../storage/connection.ts";

/** The record of the games with a star: their ids. */
const KEY = "favourites";
/** Most of them. */
const MOST = 20_000;

/** The record, from storage: those that are texts. */
export function readFavourites(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((one) => typeof one === "string").slice(0, MOST) : [];
}

/** The ids of the games with a star. */
export async function favourites(connection: Connection): Promise<ReadonlySet<string>> {
  return new Set(readFavourites(await connection.ask((database) => database.get("settings", KEY))));
}

/** Changes them by what storage holds, whatever another tab wrote meanwhile; undefined where it does not answer. */
export async function changeFavourites(
  connection: Connection,
  change: (ids: ReadonlySet<string>) => ReadonlySet<string>,
): Promise<ReadonlySet<string> | undefined> {
  return connection.ask(async (database) => {
    const transaction = database.transaction("settings", "readwrite");
    const changed = change(new Set(readFavourites(await transaction.store.get(KEY))));
    await Promise.all([transaction.store.put([...changed], KEY), transaction.done]);
    return changed;
  });
}
