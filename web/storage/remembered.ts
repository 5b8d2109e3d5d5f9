import { fields } from "../state/stored.ts";
import type { Connection } from "./connection.ts";
import type { Database } from "./database.ts";
import { written } from "./leaving.ts";

/** Stores a record among the settings. */
export async function putSetting(database: Database, key: string, record: unknown): Promise<void> {
  const transaction = database.transaction("settings", "readwrite");
  await written(transaction, [transaction.store.put(record, key)]);
}

/** What is kept of a record where storage holds another, which it was too slow to tell. Plain data. */
export type Together = (stored: unknown, record: object) => object;

/** A record of the settings store; without storage it lasts as long as the page. */
export class Remembered {
  readonly #connection: Connection;
  readonly #key: string;
  readonly #together: Together;
  #spelled = "";
  /** Whether storage has told what it holds; null before it was asked: then what is kept is to take its place. */
  #isTold: boolean | null = null;
  /** What storage held and did not tell in time: of that stays what is not set here. */
  #untold: { readonly stored: unknown } | null = null;

  constructor(connection: Connection, key: string, together: Together) {
    this.#connection = connection;
    this.#key = key;
    this.#together = together;
  }

  /** The stored value; nothing where there is none or it cannot be read. */
  async recall(): Promise<unknown> {
    const answer = await this.#connection.ask(async (database) => ({
      stored: await database.get("settings", this.#key),
    }));
    this.#isTold ??= answer !== undefined;
    if (answer && !this.#isTold) this.#untold ??= answer;
    return answer?.stored;
  }

  /**
   * Stores plain data, if it differs from the last stored. Its transaction begins and, unless the stored value has yet
   * to be read, is committed in this task: so it completes even if the page is closed.
   */
  keep(record: object): void {
    const { database } = this.#connection;
    const spelled = JSON.stringify(record);
    if (!database || spelled === this.#spelled) return;
    this.#spelled = spelled;
    const stored =
      this.#isTold === false && !this.#untold
        ? this.#storeUntold(database, record)
        : putSetting(database, this.#key, this.#with(record));
    stored.catch(() => {});
  }

  #with(record: object): object {
    return this.#untold ? this.#together(this.#untold.stored, record) : record;
  }

  async #storeUntold(database: Database, record: object): Promise<void> {
    const transaction = database.transaction("settings", "readwrite");
    const stored: unknown = await transaction.store.get(this.#key);
    this.#untold ??= { stored }; // else it is what was kept here a moment ago
    await written(transaction, [transaction.store.put(this.#with(record), this.#key)]);
  }
}

/**
 * Keeps what is other than it was at first, and of the rest what storage holds. The fields named in `one` are one
 * thing: they are kept or left together.
 */
export function overFirst(first: object, one: readonly string[] = []): Together {
  const spelled = fields(first);
  return (stored, record) => {
    const held = fields(stored);
    const isSet = ([name, value]: [string, unknown]): boolean =>
      JSON.stringify(value) !== JSON.stringify(spelled[name]);
    const entries = Object.entries(record);
    const isOneSet = entries.some((entry) => one.includes(entry[0]) && isSet(entry));
    return Object.fromEntries(
      entries.map((entry) => {
        const [name, value] = entry;
        const isHere = one.includes(name) ? isOneSet : isSet(entry);
        return [name, isHere || !(name in held) ? value : held[name]];
      }),
    );
  };
}
