import type { Connection } from "../../storage/connection.ts";
import type { Database } from "../../storage/database.ts";
import type { DuelState } from "./duel.ts";
import { type DuelScript, readDuel } from "./script.ts";

/** Where the database remembers the duel. */
const KEY = "duel";

/** The duel as the database remembers it; without storage it lasts as long as the page. */
export class DuelMemory {
  readonly #connection: Connection;
  #kept: DuelScript | null = null;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async recall(): Promise<DuelScript> {
    return readDuel(await this.#connection.ask((database) => database.get("settings", KEY)));
  }

  /** Stores what changed, in a transaction that is committed in this task: it ends whatever becomes of the page. */
  remember({ match, before, wish, options }: DuelState): void {
    const { database } = this.#connection;
    const kept = this.#kept;
    const isKept = kept?.match === match && kept.before === before;
    if (!database || (isKept && kept.wish === wish && kept.options === options)) return;
    this.#kept = { match, before, wish, options };
    store(database, this.#kept).catch(() => {});
  }
}

async function store(database: Database, script: DuelScript): Promise<void> {
  const transaction = database.transaction("settings", "readwrite");
  const put = transaction.store.put(script, KEY);
  transaction.commit();
  await Promise.all([put, transaction.done]);
}
