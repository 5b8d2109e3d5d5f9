import type { Connection } from "../../storage/connection.ts";
import { Remembered } from "../../storage/remembered.ts";
import { type BenchScript, readScript, scriptOf, together } from "./script.ts";
import type { Workbench } from "./workbench.ts";

/** What was last on the bench, as the database remembers it. */
export class BenchMemory {
  readonly #record: Remembered;

  constructor(connection: Connection) {
    this.#record = new Remembered(connection, "workbench", together);
  }

  async recall(): Promise<BenchScript | null> {
    return readScript(await this.#record.recall());
  }

  remember(bench: Workbench): void {
    this.#record.keep(scriptOf(bench));
  }
}
