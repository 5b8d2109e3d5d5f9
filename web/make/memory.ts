import type { Store } from "../state/store.ts";
import type { Connection } from "../storage/connection.ts";
import type { Database } from "../storage/database.ts";
import type { Batch } from "./making.ts";
import { madeId, readRemembered } from "./order.ts";

/** Where the database remembers it. */
const KEY = "making";

/** The record of making, which several tabs may write at once; without storage it lasts as long as the page. */
export class MakingMemory {
  readonly #store: Store;
  readonly #connection: Connection;
  /** Whether the order is that of the person, and not just the first. */
  #isOrdered = false;
  /** The record that this page stored last, as text. */
  #written = "";
  /** Puzzles removed here, by `madeId`. */
  readonly #removed = new Set<string>();

  constructor(store: Store, connection: Connection) {
    this.#store = store;
    this.#connection = connection;
    store.listen((_state, _before, action) => {
      if (action.type === "making/ordered") this.#isOrdered = true;
      if (action.type === "making/dropped") for (const id of idsOf(action.batch)) this.#removed.add(id);
      if (action.type === "undrop") for (const id of idsOf(action.batch)) this.#removed.delete(id);
      if (["making/ordered", "making/made", "making/dropped", "undrop"].includes(action.type)) this.#keep();
    });
  }

  /** Brings the record into the state. */
  async recall(): Promise<void> {
    const stored = await this.#connection.ask((database) => database.get("settings", KEY));
    this.#isOrdered = stored !== undefined;
    this.#store.dispatch({ type: "making/opened", kept: readRemembered(stored) });
  }

  #keep(): void {
    const { database } = this.#connection;
    if (database) this.#write(database).catch(() => {});
  }

  /** Further puzzles in storage are kept, and come into the state. */
  async #write(database: Database): Promise<void> {
    const transaction = database.transaction("settings", "readwrite");
    const stored = await transaction.store.get(KEY);
    if (JSON.stringify(stored) !== this.#written) {
      const [removed, isOrdered] = [this.#removed, this.#isOrdered];
      this.#store.dispatch({ type: "making/found", stored: readRemembered(stored), removed, isOrdered });
      this.#isOrdered = true;
    }
    const { making } = this.#store.state;
    if (!making) return;
    const { version, order, batches, next } = making;
    const record = { version, order, batches, next };
    this.#written = JSON.stringify(record);
    await Promise.all([transaction.store.put(record, KEY), transaction.done]);
  }
}

function idsOf({ kind, puzzles }: Batch): string[] {
  return puzzles.map((puzzle) => madeId(kind, puzzle));
}
