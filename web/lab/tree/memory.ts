import type { Connection } from "../../storage/connection.ts";
import { overFirst, Remembered } from "../../storage/remembered.ts";
import { FIRST_TREE, readTreeScript, scriptOf } from "./script.ts";
import type { TreeScript } from "./tree.ts";

/** Milliseconds for which changes are gathered. */
const GATHERED = 400;

/** The tree with its order and the stop that is shown is one thing. */
const TOGETHER = overFirst(FIRST_TREE, ["text", "root", "by", "seed", "at"]);

/** The last tree, as it is stored. */
export class TreeMemory {
  readonly #record: Remembered;
  #wanted: TreeScript | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: Connection) {
    this.#record = new Remembered(connection, "tree", TOGETHER);
    addEventListener("pagehide", () => this.flush());
  }

  async recall(): Promise<TreeScript> {
    return readTreeScript(await this.#record.recall());
  }

  remember(tree: TreeScript): void {
    this.#wanted = tree;
    this.#timer ??= setTimeout(() => this.flush(), GATHERED);
  }

  /** Stores pending changes at once. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#wanted) return;
    this.#record.keep(scriptOf(this.#wanted));
    this.#wanted = null;
  }
}
