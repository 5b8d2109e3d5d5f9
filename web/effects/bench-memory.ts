import { type BenchScript, readScript, scriptOf } from "../state/bench-script.ts";
import type { Workbench } from "../state/workbench.ts";
import type { Connection } from "./connection.ts";

/** Where the database remembers what is on the bench. */
const KEY = "workbench";

/** What was last on the bench, in the database; without storage it lasts as long as the page. */
export class BenchMemory {
  readonly #connection: Connection;
  #stored = "";

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async recall(): Promise<BenchScript | null> {
    return readScript(await this.#connection.database?.get("settings", KEY).catch(() => null));
  }

  remember(bench: Workbench): void {
    const script = scriptOf(bench);
    const spelled = JSON.stringify(script);
    if (spelled === this.#stored) return;
    this.#stored = spelled;
    this.#connection.database?.put("settings", script, KEY).catch(() => {});
  }
}
