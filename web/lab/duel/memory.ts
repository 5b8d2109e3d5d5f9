import type { Connection } from "../../storage/connection.ts";
import { Remembered } from "../../storage/remembered.ts";
import type { DuelScript } from "./duel.ts";
import { duelsTogether, readDuel } from "./script.ts";

/** The duel as the database remembers it. */
export class DuelMemory {
  readonly #record: Remembered;

  constructor(connection: Connection) {
    this.#record = new Remembered(connection, "duel", duelsTogether);
  }

  async recall(): Promise<DuelScript> {
    return readDuel(await this.#record.recall());
  }

  /** Stores changes, in a transaction that is committed in this task. */
  remember({ match, before, wish, options }: DuelScript): void {
    this.#record.keep({ match, before, wish, options });
  }
}
