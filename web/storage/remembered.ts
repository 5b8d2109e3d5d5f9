import type { Connection } from "./connection.ts";
import type { Database } from "./database.ts";

/** A record of the settings store; without storage it lasts as long as the page. */
export class Remembered {
  readonly #connection: Connection;
  readonly #key: string;
  #stored = "";

  constructor(connection: Connection, key: string) {
    this.#connection = connection;
    this.#key = key;
  }

  /** The stored value; nothing where there is none or it cannot be read. */
  recall(): Promise<unknown> {
    return this.#connection.ask((database) => database.get("settings", this.#key));
  }

  /**
   * Stores plain data, if it differs from the last stored, in a transaction that is committed in this task:
   * so it completes even if the page is closed.
   */
  keep(record: unknown): void {
    const { database } = this.#connection;
    const spelled = JSON.stringify(record);
    if (!database || spelled === this.#stored) return;
    this.#stored = spelled;
    store(database, this.#key, record).catch(() => {});
  }
}

async function store(database: Database, key: string, record: unknown): Promise<void> {
  const transaction = database.transaction("settings", "readwrite");
  const put = transaction.store.put(record, key);
  transaction.commit();
  await Promise.all([put, transaction.done]);
}
